import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { NODE_ENVIRONMENT, NODE_FLAGS } from '../../scripts/node-flags.mjs';

const main = path.join(import.meta.dirname, '../../dist/server/main.js');

const { NODE_COMPILE_CACHE } = process.env;
/** Where a run of the tests keeps what Node has compiled of the product. */
export const COMPILED = NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {};

export type ProductProcess = {
  url: string;
  child: ChildProcess;
  output: () => string;
  /** Ends it and resolves with its exit code. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
};

/** The built product as a process of its own, as `npm start` runs it. Rejects with its output when it does not start. */
export async function startProductProcess(
  env: Record<string, string>,
  /** Another build, and words before the command. */
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
    // Not at 'exit': on a busy machine its last words arrive after it.
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

/** A folder for one test that any account may walk to. */
export function temporaryFolder(name: string): { folder: string; remove(): void } {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `hooksmith-${name}-`));
  fs.chmodSync(folder, 0o755);
  return { folder, remove: () => fs.rmSync(folder, { recursive: true, force: true }) };
}
