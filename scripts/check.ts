import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** `npm run check`: types, formatting and lint, dead code, import rules. Runs all, then says what failed. */
const root = path.join(import.meta.dirname, '..');
const bin = (name: string) => path.join(root, 'node_modules/.bin', name);

const steps: [name: string, command: string, args: string[]][] = [
  ['types', bin('tsc'), ['-p', '.']],
  ['format and lint', bin('biome'), ['ci', '--error-on-warnings', '--log-level=warn', '.']],
  ['dead code', bin('knip'), ['--no-progress']],
  ['import rules', process.execPath, ['scripts/import-rules.ts']],
];

const failed = steps.filter(([name, command, args]) => {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name}`);
  return status !== 0;
});
process.exit(failed.length === 0 ? 0 : 1);
