import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/product-process.ts';

/** `npm run hooks` and `npm run eval:hooks`, as package.json starts them. */
const root = path.join(import.meta.dirname, '../..');
const { folder, remove } = temporaryFolder('hooks-commands');
afterAll(remove);

function run(script: string, args: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}.ts`, ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { status, stdout, stderr };
}

function fileOf(inputs: unknown): string {
  const file = path.join(folder, 'inputs.json');
  writeFileSync(file, typeof inputs === 'string' ? inputs : JSON.stringify(inputs));
  return file;
}

const meal = {
  id: 'A1',
  profession: 'nutritionist',
  shape: 'np',
  topic: 'meal prep for busy moms',
  business_description: "I'm a registered dietitian helping families eat well on a budget.",
  ideal_customer:
    'Busy working moms who want to feed their kids healthy food but feel overwhelmed by cooking.',
  first_name: null,
};
const QUICK = ['--seeds', '1', '--runs', '2'];

describe('npm run hooks', () => {
  it('prints ten hooks a run, each with its type and its tip', () => {
    const { status, stdout } = run('hooks', [
      'meal prep',
      '--customer',
      'busy moms',
      '--runs',
      '2',
      '--seed',
      '4',
    ]);
    expect(status).toBe(0);
    expect(stdout.match(/^ *\d+ {2}[A-Z]/gm)).toHaveLength(20);
    expect(stdout.match(/^ {4}Tip: ./gm)).toHaveLength(20);
    expect(stdout).toMatch(/busy moms/i);
    expect(run('hooks', ['meal prep', '--customer', 'busy moms', '--runs', '2', '--seed', '4']).stdout).toBe(
      stdout,
    );
  });

  it('says how it is used when there is no topic', () => {
    const { status, stderr } = run('hooks', []);
    expect(status).toBe(2);
    expect(stderr).toContain('npm run hooks -- "topic"');
  });
});

describe('npm run eval:hooks', () => {
  it('prints each figure beside its target, and every hook when asked', () => {
    const { status, stdout } = run('eval-hooks', [fileOf([meal]), ...QUICK, '--dump']);
    for (const line of [
      /^✓ hooks +10, always +10 \(10 to 10; 100 % of 1 runs\)$/m,
      /^. hooks that carry the customer +3 to 6 of 10 +\d/m,
      /^. 2 runs: repeated hooks +0 +0 in 1 inputs$/m,
      /^. median processor time of a run +< 3 ms +\d/m,
    ])
      expect(stdout).toMatch(line);
    expect(stdout.match(/^ +Tip: ./gm)).toHaveLength(10);
    expect(status).toBe(/^✗/m.test(stdout) ? 1 : 0);
  });

  it('takes a path from where the user stands, and prints nothing but JSON with --json', () => {
    fileOf([meal]);
    const { stdout } = run('eval-hooks', ['inputs.json', ...QUICK, '--json'], { INIT_CWD: folder });
    const report = JSON.parse(stdout);
    expect(report).toMatchObject({
      inputs: 1,
      seeds: [1],
      runs: 2,
      details: [{ id: 'A1', shape: 'nominal' }],
    });
    expect(report.table).toContainEqual(
      expect.objectContaining({ name: 'hooks', target: '10, always', mean: 10, share: 1, met: true }),
    );
    expect(report.details[0].eligible).toBeGreaterThan(100);
  });

  it('exits 1 where a target is missed', () => {
    // There are not twelve hundred hooks about one letter.
    const { status, stdout } = run('eval-hooks', [fileOf([{ topic: 'a' }]), '--seeds', '1', '--runs', '120']);
    expect(stdout).toMatch(/^✗ 120 runs: patterns again within 5 runs/m);
    expect(status).toBe(1);
  });

  it.each([
    ['a file that is not there', 'nowhere.json', /Cannot read nowhere.json/],
    ['what is not JSON', () => fileOf('{'), /Cannot read/],
    ['what is not a list of inputs', () => fileOf([{ subject: 'x' }]), /not a list of inputs/],
    ['an empty list', () => fileOf([]), /holds no inputs/],
  ])('exits 2 for %s', (_, file, message) => {
    const { status, stderr } = run('eval-hooks', [typeof file === 'string' ? file : file()]);
    expect(status).toBe(2);
    expect(stderr).toMatch(message);
  });
});
