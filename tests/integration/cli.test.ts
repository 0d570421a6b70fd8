import { spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { userWithKey } from '../support/keys.ts';
import { temporaryFolder } from '../support/product-process.ts';
import { serveTestApp } from '../support/serve-test-app.ts';
import { testRows } from '../support/test-rows.ts';
import { scriptedWriter } from '../support/writers.ts';

/** The terminal command, as a process against a running product. */

let app: Awaited<ReturnType<typeof serveTestApp>>;
const { folder, remove } = temporaryFolder('cli');
beforeAll(async () => {
  app = await serveTestApp({ writer: scriptedWriter() });
});
afterAll(async () => {
  await app.close();
  remove();
});

const program = path.join(import.meta.dirname, '../../packages/hooksmith-cli/hooksmith.mjs');
const kept = path.join(folder, 'hooksmith/credentials.json');
type Ended = { code: number | null; out: string; err: string };

function hooksmith(args: string[], { env = {}, input = '' } = {}): Promise<Ended> {
  const child = spawn(process.execPath, [program, ...args], {
    env: { PATH: process.env.PATH, XDG_CONFIG_HOME: folder, ...env },
  });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  child.stdin.end(input);
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, out, err })));
}
const withKey = (key: string) => ({ env: { HOOKSMITH_URL: app.url, HOOKSMITH_KEY: key } });

test('login stores a working key readable by its owner only, and other commands use it', async () => {
  const { key } = await userWithKey(app.db, { credits: 3 });
  const { code, out } = await hooksmith(['login', '--url', app.url], { input: `${key}\n` });
  expect([code, out]).toEqual([0, expect.stringMatching(/^key \d+ is kept in .+\. 3 runs left\.\n$/)]);
  expect(out).not.toContain(key);
  expect(fs.statSync(kept).mode & 0o777).toBe(0o600);
  const written = await hooksmith(['write', 'sourdough', 'bread', '--point', 'Not the flour']);
  expect(written).toMatchObject({ code: 0, err: '' });
  expect(written.out).toMatch(/^ 1\. sourdough bread .+\n(?:.+\n)+10\. .+\n\n2 runs left\.\n$/);
  expect((await hooksmith(['list', '--limit', '3'])).out.trim().split('\n')).toHaveLength(3);
  expect((await hooksmith(['logout'])).code).toBe(0);
  expect(fs.existsSync(kept)).toBe(false);
  expect(await hooksmith(['list'])).toMatchObject({
    code: 1,
    err: expect.stringContaining('hooksmith login'),
  });
});

test('a stored key is sent only to the address that it was stored for', async () => {
  const { key } = await userWithKey(app.db);
  await hooksmith(['login', '--url', app.url], { input: `${key}\n` });
  const authorizations: string[] = [];
  const other = http.createServer((request, response) => {
    authorizations.push(String(request.headers.authorization));
    response.writeHead(401, { 'Content-Type': 'text/plain' }).end('No\u001b[2J');
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const HOOKSMITH_URL = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  expect(await hooksmith(['list'], { env: { HOOKSMITH_URL } })).toMatchObject({
    code: 1,
    err: expect.stringContaining('No key yet'),
  });
  expect(authorizations).toEqual([]);
  const own = `hsk_${'x'.repeat(43)}`;
  // A terminal would execute this control sequence.
  expect((await hooksmith(['list'], { env: { HOOKSMITH_URL, HOOKSMITH_KEY: own } })).err).toBe('No [2J\n');
  expect(authorizations).toEqual([`Bearer ${own}`]);
  expect((await hooksmith(['list'], { env: { HOOKSMITH_URL: `${app.url}/` } })).code).toBe(0);
  await hooksmith(['logout']);
  other.close();
});

test('control characters from a server never reach the terminal', async () => {
  const nasty = '\u001b]0;x\u0007\u009b2J';
  const hook = { id: 1, run_id: 1, topic: nasty, created_at: nasty, generated_hook: nasty };
  const server = http.createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ key: { name: nasty }, runs_left: nasty, hooks: [hook], next: null }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const HOOKSMITH_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const env = { HOOKSMITH_URL, HOOKSMITH_KEY: `hsk_${'x'.repeat(43)}` };
  for (const command of [
    'login',
    'write a',
    'write a --json',
    'list',
    'list --json',
    'export',
    'export --format md',
  ]) {
    const { code, out } = await hooksmith(command.split(' '), { env });
    expect([command, code, /[^\P{Cc}\r\n]/u.test(out)]).toEqual([command, 0, false]);
  }
  await hooksmith(['logout']);
  server.close();
});

test('a key that does not work is not stored', async () => {
  const wrong = await hooksmith(['login', '--url', app.url], { input: `hsk_${'x'.repeat(43)}\n` });
  expect(wrong).toEqual({ code: 1, out: '', err: 'This API key is unknown or was revoked\n' });
  expect((await hooksmith(['login', '--url', app.url], { input: 'password\n' })).code).toBe(2);
  expect(fs.existsSync(kept)).toBe(false);
});

test('write and list print JSON, and a retry costs nothing', async () => {
  const { key } = await userWithKey(app.db, { credits: 2 });
  const args = ['write', 'bread', '--json', '--idempotency-key', 'today'];
  const first = await hooksmith(args, withKey(key));
  expect(JSON.parse(first.out)).toMatchObject({ runs_left: 1, hooks: { length: 10 } });
  expect((await hooksmith(args, withKey(key))).out).toBe(first.out);
  const listed = await hooksmith(['list', '--search', 'bread', '--json'], withKey(key));
  expect(JSON.parse(listed.out)).toHaveLength(10);
});

test('export writes every hook as CSV without formulas, Markdown or JSON', async () => {
  const { id, key } = await userWithKey(app.db, { seeded: 12 });
  await app.pool.query(
    `update hooks set generated_hook = '=1+1, "quoted"', payoff = 'x;=1+1', on_screen_text = ' ＝1'
      where id = (select max(id) from hooks where user_id = $1)`,
    [id],
  );
  const file = path.join(folder, 'hooks.csv');
  expect(await hooksmith(['export', '--output', file], withKey(key))).toMatchObject({
    code: 0,
    out: `120 hooks are in ${file}\n`,
  });
  const csv = fs.readFileSync(file, 'utf8');
  expect(csv.trim().split('\r\n')).toHaveLength(121);
  expect(csv).toContain(`,"'=1+1, ""quoted""","x;'=1+1","' ＝1",`);
  const markdown = await hooksmith(['export', '--format', 'md'], withKey(key));
  expect(markdown.out.match(/^## meal prep/gm)).toHaveLength(12);
  expect(markdown.out.match(/^- /gm)).toHaveLength(120);
  const json = await hooksmith(['export', '--format', 'json'], withKey(key));
  expect(JSON.parse(json.out)).toHaveLength(120);
});

describe('exit codes', () => {
  test("the command exits with 1 and the product's sentence when the product refuses", async () => {
    const { key } = await userWithKey(app.db, { credits: 0 });
    expect(await hooksmith(['write', 'bread'], withKey(key))).toEqual({
      code: 1,
      out: '',
      err: 'You have no runs left. Buy a package to keep generating.\n',
    });
  });

  testRows([
    [[], 'Hooks for short videos'],
    [['fly'], 'There is no "fly"'],
    [['toString'], 'There is no "toString"'],
    [['write'], 'Say the topic'],
    [['list', '--nonsense'], "Unknown option '--nonsense'"],
    [['list', '--limit', '0'], '--limit must be'],
    [['export', '--format', 'pdf'], '--format must be'],
    [['login', '--url', 'nonsense'], 'nonsense is no web address'],
    [['login', '--url', 'http://hooksmith.example'], 'http://hooksmith.example must be https'],
  ])('the command exits with 2 for wrong use: %j', async (args, message) => {
    const { code, err } = await hooksmith(args, withKey(`hsk_${'x'.repeat(43)}`));
    expect([code, err]).toEqual([2, expect.stringContaining(message)]);
  });

  test('the command exits with 3 without a connection', async () => {
    const env = { HOOKSMITH_URL: 'http://127.0.0.1:9', HOOKSMITH_KEY: `hsk_${'x'.repeat(43)}` };
    expect(await hooksmith(['list'], { env })).toEqual({
      code: 3,
      out: '',
      err: 'http://127.0.0.1:9 does not answer. Is the address right?\n',
    });
  });

  test('the command exits with 0 for help', async () => {
    expect(await hooksmith(['--help'])).toMatchObject({ code: 0, out: expect.stringContaining('login') });
  });
});
