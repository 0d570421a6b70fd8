import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { NODE_ENVIRONMENT, NODE_FLAGS } from '../../scripts/node-flags.mjs';

const main = path.join(import.meta.dirname, '../../dist/server/main.js');

const { NODE_COMPILE_CACHE } = process.env;
/** The folder of Node's compile cache in a test run. */
export const COMPILED = NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {};

export type ProductProcess = {
  url: string;
  child: ChildProcess;
  output: () => string;
  /** Ends the process and resolves with its exit code. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
};

/** Runs the built product as a process, as `npm start` does. Rejects with its output if it does not start. */
export async function startProductProcess(
  env: Record<string, string>,
  /** Another build, and a command that runs the product. */
  { entry = main, before = [] }: { entry?: string; before?: string[] } = {},
): Promise<ProductProcess> {
  const [program = '', ...words] = [...before, process.execPath, ...NODE_FLAGS, entry];
  const child = spawn(program, words, {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      ...NODE_ENVIRONMENT,
      ...COMPILED,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const match = /ready at (\S+?)\/?\n/.exec(output);
      if (match?.[1]) resolve(match[1].replace('localhost', '127.0.0.1'));
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    // Not 'exit', because on a busy machine the last output arrives after it.
    child.once('close', (code) => reject(new Error(`exit ${code}: ${output}`)));
  });
  return {
    url,
    child,
    output: () => output,
    async end(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      child.kill(signal);
      const [code] = await once(child, 'exit');
      return code;
    },
  };
}

/** A folder for one test that every account may enter. */
export function temporaryFolder(name: string): { folder: string; remove(): void } {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `hooksmith-${name}-`));
  fs.chmodSync(folder, 0o755);
  return { folder, remove: () => fs.rmSync(folder, { recursive: true, force: true }) };
}
