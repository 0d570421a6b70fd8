import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { userWithKey } from '../support/keys.ts';
import { serveTestApp } from '../support/serve-test-app.ts';

/** Runs the examples of the developers' page against the running product. */

let app: Awaited<ReturnType<typeof serveTestApp>>;
let page: string;
beforeAll(async () => {
  app = await serveTestApp();
  page = await (await fetch(`${app.url}/developers`)).text();
});
afterAll(() => app.close());

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

function example(id: string): string {
  const [, code = ''] = new RegExp(`data-example="${id}"[^>]*><code>(.*?)</code>`, 's').exec(page) ?? [];
  expect(code).not.toBe('');
  return code.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}

const run = promisify(execFile);
const withKey = (key: string) => ({ env: { PATH: process.env.PATH, HOOKSMITH_KEY: key }, timeout: 60_000 });
const hasPython = (() => {
  try {
    return execFileSync('python3', ['--version'], { stdio: 'ignore' }) !== undefined;
  } catch {
    return false;
  }
})();

async function stateOf(userId: number) {
  const { rows } = await app.pool.query(
    `select (select count(*)::int from runs r where r.user_id = $1 and status = 'done') as runs,
      (select count(*)::int from hooks h where h.user_id = $1 and favorite) as favorites,
      (select count(*)::int from shots s where s.user_id = $1) as shots`,
    [userId],
  );
  return rows[0];
}

test('the curl example runs as shown and costs nothing the second time', async () => {
  const { id, key } = await userWithKey(app.db);
  const script = example('curl');
  const { stdout } = await run('sh', ['-ec', script], withKey(key));
  expect(stdout).toMatch(/"runs_left":\d/);
  expect(stdout.match(/"generated_hook"/g)).toHaveLength(15);
  await run('sh', ['-ec', script], withKey(key));
  expect(await stateOf(id)).toEqual({ runs: 1, favorites: 0, shots: 0 });
});

test('the JavaScript example runs as shown', async () => {
  const { id, key } = await userWithKey(app.db);
  const program = ['--input-type=module', '--eval', example('javascript')];
  const { stdout } = await run(process.execPath, program, withKey(key));
  expect(stdout.trim().split('\n')).toHaveLength(11);
  expect(stdout).toMatch(/\d+ runs left\n$/);
  expect(await stateOf(id)).toEqual({ runs: 1, favorites: 1, shots: 1 });
});

test.skipIf(!hasPython)('the Python example runs as shown', async () => {
  const { id, key } = await userWithKey(app.db);
  const { stdout } = await run('python3', ['-c', example('python')], withKey(key));
  expect(stdout.trim().split('\n')).toHaveLength(11);
  expect(stdout).toContain('To film: ');
  expect(await stateOf(id)).toEqual({ runs: 1, favorites: 0, shots: 1 });
});

test("a refused example prints the product's sentence and fails", async () => {
  const { key } = await userWithKey(app.db, { scopes: ['read'] });
  const program = ['--input-type=module', '--eval', example('javascript')];
  await expect(run(process.execPath, program, withKey(key))).rejects.toMatchObject({
    stderr: expect.stringContaining('This API key may not write hooks.'),
  });
});

test("the developers' page is linked in the footer and the sitemap and names every call", async () => {
  const landing = await (await fetch(app.url)).text();
  expect(landing.slice(landing.indexOf('<footer'))).toContain('href="/developers"');
  expect(await (await fetch(`${app.url}/sitemap.xml`)).text()).toContain(`${app.url}/developers`);
  const described = (await (await fetch(`${app.url}/api/openapi.json`)).json()) as { paths: object };
  const v1 = Object.entries(described.paths).filter(([path]) => path.startsWith('/api/v1/'));
  expect(v1.length).toBeGreaterThan(4);
  const text = page.replace(/<!-- -->/g, '');
  for (const [path, methods] of v1)
    for (const method of Object.keys(methods)) expect(text).toContain(`${method.toUpperCase()} ${path}`);
});
