// `npm test`: installs what the tests need, checks, builds and runs every test. Plain JavaScript, see prepare.mjs.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { helpIfAsked } from './commands.mjs';
import { findOrInstallChromium } from './find-chromium.mjs';
import { build, fail, install, node24, root } from './prepare.mjs';

helpIfAsked('test');
install({ tools: true });
const node = node24();
const env = {
  ...process.env,
  PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
};

console.log('Checking types, format, dead code and import rules …');
// Runs beside the installation of Chromium, the build and the first tests, because none of them needs both cores all the
// time. Its result is part of the final count.
const check = spawn(node, ['scripts/check.ts'], { cwd: root, stdio: 'inherit', env });
const checked = once(check, 'close');
const chromium = findOrInstallChromium();
if (!chromium) {
  check.kill();
  fail(
    'The browser tests need Chromium: install it (on Debian: apt-get install chromium) or set CHROMIUM_PATH to one.',
  );
}
env.CHROMIUM_PATH = chromium;
build();
console.log('Testing …');
const report = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'hooksmith-report-')), 'report.json');
const vitest = spawnSync(
  node,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    '--reporter=./tests/support/second-tries.ts',
    `--outputFile.json=${report}`,
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: 'inherit', env },
);

const counts = readCounts(report);
const [checkStatus] = await checked;
if (checkStatus !== 0) console.log('The checks failed: `npm run check` shows where.');
const checkFailed = checkStatus !== 0 ? 1 : 0;
const crashed = vitest.status !== 0 && counts.failed === 0 ? 1 : 0;
const failed = counts.failed + checkFailed + crashed;
console.log(`${counts.passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function readCounts(file) {
  if (!fs.existsSync(file)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(fs.readFileSync(file, 'utf8'));
  // A file that cannot be loaded has no test that could fail.
  const broken = testResults.filter(
    (result) => result.status === 'failed' && result.assertionResults.length === 0,
  ).length;
  return { passed: numPassedTests, failed: numFailedTests + broken };
}
