import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { SPEC_LINES } from '../../tests/spec/lines.ts';

/**
 * `npm run check -- spec`: every line of the specification by section, with its state: passing, failing or open. `--
 * --open` lists only the open ones.
 */
const root = path.join(import.meta.dirname, '../..');
const report = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'hooksmith-spec-')), 'report.json');
const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
// Runs only the browser tests of these lines. Their names begin with the line's id.
const which = ['tests/spec', 'tests/browser', '--testNamePattern', '\\[\\d\\.'];
spawnSync(process.execPath, [vitest, 'run', ...which, '--reporter=json', `--outputFile.json=${report}`], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
});

type Report = { testResults: { assertionResults: { title: string; status: string }[] }[] };
const { testResults } = JSON.parse(fs.readFileSync(report, 'utf8')) as Report;
const states = new Map<string, 'passing' | 'failing'>();
for (const { title, status } of testResults.flatMap((result) => result.assertionResults)) {
  const [, id] = /^\[([^\]]+)\] /.exec(title) ?? [];
  if (id && states.get(id) !== 'failing') states.set(id, status === 'passed' ? 'passing' : 'failing');
}

const onlyOpen = process.argv.includes('--open');
const totals = { passing: 0, failing: 0, open: 0 };
for (const [section, lines] of Object.entries(SPEC_LINES)) {
  console.log(`\n${section}`);
  for (const [id, sentence] of Object.entries(lines)) {
    const state = states.get(id) ?? 'open';
    totals[state]++;
    if (!onlyOpen || state !== 'passing') console.log(`  ${state.padEnd(8)} ${id}: ${sentence}`);
  }
}
console.log(`\n${totals.passing} passing, ${totals.failing} failing, ${totals.open} open`);
process.exit(totals.failing === 0 ? 0 : 1);
