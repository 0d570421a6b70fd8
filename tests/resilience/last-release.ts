import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../support/product-process.ts';

const root = path.join(import.meta.dirname, '../..');
const MIGRATIONS = 'src/platform/database/migrations';
/** Every call of the API, as a program sends it. */
const CALLS = [
  'tests/integration',
  'tests/spec/accounts-http',
  'tests/spec/hooks-http',
  'tests/spec/payments-http',
  'tests/spec/admin-http',
  'tests/spec/blog-http',
  'tests/spec/platform-http',
];
/**
 * Tests that compare the code with its own schema or the repository with itself. Only earlier releases have
 * `decisions` and `distributable` in this folder.
 */
const NOT_CALLS = [
  'backup',
  'cli',
  'commands',
  'containers',
  'data-splits-by-user',
  'decisions',
  'distributable',
  'hooks-commands',
];

const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();

/** The newest tag, or the commit before the newest migration. */
export function lastRelease(): string {
  const tag = spawnSync('git', ['describe', '--tags', '--abbrev=0'], { cwd: root, encoding: 'utf8' });
  if (tag.status === 0) return tag.stdout.trim();
  const added = git('log', '--diff-filter=A', '--format=%H', '-1', '--', `${MIGRATIONS}/*.sql`);
  return `${added}~1`;
}

/** Runs the last release's own tests on a database with the current migrations. Returns the names of failed tests. */
export function proveLastRelease(release: string, files: readonly string[] = CALLS) {
  const { folder, remove } = temporaryFolder('last-release');
  const old = path.join(folder, 'product');
  fs.mkdirSync(old);
  try {
    const archive = path.join(folder, 'release.tar');
    git('archive', '--output', archive, release);
    execFileSync('tar', ['-xf', archive, '-C', old]);
    fs.rmSync(path.join(old, MIGRATIONS), { recursive: true });
    fs.cpSync(path.join(root, MIGRATIONS), path.join(old, MIGRATIONS), { recursive: true });
    // The old release used other packages than the installed ones.
    run(old, ['--eval', "import('./scripts/prepare.mjs').then(({ install }) => install({ tools: true }))"]);
    run(old, ['scripts/build.ts']);
    const report = path.join(folder, 'report.json');
    const without = NOT_CALLS.flatMap((name) => ['--exclude', `tests/integration/${name}.test.ts`]);
    run(old, [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...files,
      ...without,
      '--reporter=json',
      `--outputFile=${report}`,
    ]);
    return readReport(report);
  } finally {
    remove();
  }
}

function run(folder: string, words: string[]): void {
  spawnSync(process.execPath, words, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
}

type Report = {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
};

function readReport(file: string) {
  const { numPassedTests, testResults } = JSON.parse(fs.readFileSync(file, 'utf8')) as Report;
  const failed = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName);
    const whole = status === 'failed' && tests.length === 0 ? [message.slice(0, 300)] : tests;
    return whole.map((what) => `${path.basename(name)}: ${what}`);
  });
  return { passed: numPassedTests, failed };
}
