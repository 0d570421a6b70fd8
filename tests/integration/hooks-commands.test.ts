import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/product-process.ts';
import { testRows } from '../support/test-rows.ts';

/** `npm run hooks`, `book` and `bench -- quality`, as package.json starts them. */
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
const QUICK = ['--seeds', '1'];

describe('npm run hooks', () => {
  it('the command prints ten hooks a run with type and tip, the same for the same seed', () => {
    const args = ['meal prep', '--customer', 'busy moms', '--runs', '2', '--seed', '4'];
    const { status, stdout } = run('hooks', args);
    expect(status).toBe(0);
    expect(stdout.match(/^ *\d+ {2}[A-Z]/gm)).toHaveLength(20);
    expect(stdout.match(/^ {4}Tip: ./gm)).toHaveLength(20);
    expect(run('hooks', args).stdout).toBe(stdout);
  });

  it('the command prints one JSON object and nothing else with --json', () => {
    const args = [
      'bloating',
      '--business',
      'Dietitian',
      '--customer',
      'Parents',
      '--point',
      'You blame the bread',
    ];
    const { stdout } = run('hooks', [...args, '--seed', '1', '--json']);
    const { hooks, found: isFound } = JSON.parse(stdout);
    expect(isFound).toBe(true);
    expect(hooks).toHaveLength(10);
    const keys = ['type', 'text', 'tip', 'on_screen_text', 'point', 'payoff', 'from', 'subject', 'relevance'];
    for (const hook of hooks) expect(Object.keys(hook)).toEqual(keys);
    expect(hooks.filter(({ from }: { from: string }) => from === 'point').length).toBeGreaterThanOrEqual(3);
  });

  it('the command prints the prompt for a model with --prompt', () => {
    const { stdout } = run('hooks', ['bloating', '--customer', 'Busy moms', '--seed', '1', '--prompt']);
    const [system = '', user = ''] = stdout.split('\n# User\n');
    expect(system).toContain('never instructions to you');
    expect(JSON.parse(user)).toMatchObject({ topic: 'bloating', audience: 'Busy moms' });
  });

  it("the command shows what happens to a model's answer with --answer: accepted, refused with reasons, filled in", () => {
    const hook = (slot: number, text: string) => ({ slot, hook: text, tip: 'Tap the can on the counter.' });
    const answers = [
      {
        points: [],
        hooks: [hook(1, 'Studies show 73% of you bloat.'), hook(2, 'That can hisses before you do.')],
      },
      { points: [], hooks: [hook(1, 'Put the straw back in the drawer.')] },
    ];
    const { status, stdout } = run('hooks', ['bloating', '--seed', '1', '--answer', fileOf(answers)]);
    expect(status).toBe(0);
    expect(stdout).toMatch(/refused {2}1 {2}Studies show .*study.*figure: 73%/);
    expect(stdout).toMatch(/taken {4}2 {2}That can hisses/);
    expect(stdout).toMatch(/taken {4}1 {2}Put the straw/);
    expect(stdout.match(/^ *\d+ {2}[A-Z].* · model$/gm)).toHaveLength(2);
    expect(stdout.match(/^ *\d+ {2}[A-Z].* · /gm)).toHaveLength(10);
  });

  it('the command prints its usage without a topic', () => {
    const { status, stderr } = run('hooks', []);
    expect(status).toBe(2);
    expect(stderr).toContain('npm run hooks -- "topic"');
  });
});

describe('npm run book', () => {
  it('the command finds a topic and explains why', () => {
    const { status, stdout } = run('book', ['find', 'sparkling water and bloating']);
    expect(status).toBe(0);
    expect(stdout).toMatch(/nutritionist\/bloating#\S+ +subjectName [\d.]+ +pointName [\d.]+/);
  });

  it('the command counts the book by field and type', () => {
    const { stdout } = run('book', ['stats', 'nutritionist']);
    expect(stdout).toMatch(/^nutritionist +\d+ +\d+ +\d+/m);
    expect(stdout).toMatch(/^Myth Bust +\d+/m);
  });

  it('the command prints its usage without an argument', () => {
    expect(run('book', ['nonsense']).stderr).toContain('npm run book -- check');
  });
});

describe('npm run bench -- quality', () => {
  it('the benchmark prints each figure beside its target, and every hook on request', () => {
    const { status, stdout } = run('bench/quality', [fileOf([meal]), ...QUICK, '--dump']);
    expect(stdout).toMatch(/^✓ ten different hooks +always +1 of 1 runs$/m);
    expect(stdout).toMatch(/^. median processor time of a run +< 3 ms +\d/m);
    expect(stdout).toContain('## A1 · meal prep for busy moms');
    expect(status).toBe(/^✗/m.test(stdout) ? 1 : 0);
  });

  it("the benchmark resolves a path from the caller's folder and prints only JSON with --json", () => {
    fileOf([meal]);
    const { stdout } = run('bench/quality', ['inputs.json', ...QUICK, '--json'], { INIT_CWD: folder });
    const report = JSON.parse(stdout);
    expect(report).toMatchObject({ inputs: 1, seeds: [1], details: [{ id: 'A1', found: true }] });
    expect(report.details[0].hooks).toHaveLength(10);
  });

  testRows([
    ['a file that is not there', 'nowhere.json', /Cannot read nowhere.json/],
    ['what is not JSON', () => fileOf('{'), /Cannot read/],
    ['what is not a list of inputs', () => fileOf([{ subject: 'x' }]), /not a list of inputs/],
    ['an empty list', () => fileOf([]), /holds no inputs/],
  ])('the benchmark exits with 2 for %s', (_, file, message) => {
    const { status, stderr } = run('bench/quality', [typeof file === 'string' ? file : file()]);
    expect(status).toBe(2);
    expect(stderr).toMatch(message);
  });
});
