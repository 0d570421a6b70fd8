import { execFile } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';

/**
 * `npm run check`: types, formatting and lint, dead code, import rules, words of comments. Runs all at once and then
 * prints what failed.
 */
const root = path.join(import.meta.dirname, '..');
const bin = (name: string) => path.join(root, 'node_modules/.bin', name);

// Each checker reads the types of all libraries again. The other steps need the other half of the cores.
const checkers = Math.min(4, Math.ceil(os.availableParallelism() / 2));
const steps: [name: string, command: string, args: string[]][] = [
  ['types', bin('tsc'), ['-p', '.', '--checkers', String(checkers)]],
  ['format and lint', bin('biome'), ['ci', '--error-on-warnings', '--log-level=warn', '--colors=off', '.']],
  ['dead code', bin('knip'), ['--no-progress']],
  ['import rules', process.execPath, ['scripts/check/import-rules.ts']],
  ['words of comments', process.execPath, ['scripts/check/comment-words.ts']],
];

function passes([name, command, args]: (typeof steps)[number]): Promise<boolean> {
  return new Promise((resolve) => {
    execFile(command, args, { cwd: root, maxBuffer: Number.POSITIVE_INFINITY }, (error, stdout, stderr) => {
      process.stdout.write(`${stdout}${stderr}${error ? 'FAILED' : 'ok    '} ${name}\n`);
      resolve(error === null);
    });
  });
}

const passed = await Promise.all(steps.map(passes));
process.exitCode = passed.every(Boolean) ? 0 : 1;
