import fs from 'node:fs';
import path from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { proveShutdown } from '../resilience/shutdown.ts';
import { startModelServer } from '../support/model-server.ts';
import { type ProductProcess, startProductProcess, temporaryFolder } from '../support/product-process.ts';

/**
 * Bundled libraries work with those outside the bundle, which tests of the sources cannot check. The tests of the
 * embedded database come last, because they kill and stop it.
 */

const made = temporaryFolder('built');
const DATA_DIR = path.join(made.folder, 'data');
const pidFile = path.join(DATA_DIR, 'postgres/cluster/postmaster.pid');
let model: Awaited<ReturnType<typeof startModelServer>>;
let product: ProductProcess;
let cookie = '';
beforeAll(async () => {
  model = await startModelServer();
  product = await startProductProcess({
    DATA_DIR,
    AI_PROVIDER: 'compatible',
    AI_MODEL: 'm',
    AI_BASE_URL: model.url,
  });
  const registered = await post('/api/register', { email: 'built@example.com', password: 'correct horse' });
  cookie = registered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
});
afterAll(async () => {
  await product.end();
  await model.close();
  made.remove();
});

function post(route: string, body: object | string): Promise<Response> {
  return fetch(product.url + route, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: product.url, Cookie: cookie },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

test('the built server refuses invalid JSON and invalid input with a sentence', async () => {
  const broken = await post('/api/login', '{');
  expect([broken.status, await broken.text()]).toEqual([400, 'The request is not valid JSON']);
  const short = await post('/api/login', { email: 'built@example.com', password: 'no' });
  expect([short.status, await short.text()]).toEqual([400, 'Password must be at least 6 characters']);
});

test('a model writes a run in the built server, and an assistant reads it over MCP', async () => {
  await post('/api/user/business-context', {
    business_description: 'I teach people to bake bread at home.',
    ideal_customer: 'Busy parents who want to bake better bread at home',
  });
  const written = await post('/api/hooks/generate', { topic: 'meal prep' });
  expect(written.status).toBe(201);
  const { hooks } = await written.json();
  expect([hooks.length, model.calls.length > 0]).toEqual([10, true]);
  const made = await post('/api/account/keys', { name: 'x', scopes: ['read'], password: 'correct horse' });
  const { key } = await made.json();
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(
    new StreamableHTTPClientTransport(new URL('/mcp', product.url), {
      requestInit: { headers: { Authorization: `Bearer ${key}` } },
    }),
  );
  const { tools } = await client.listTools();
  expect(tools.length).toBeGreaterThan(2);
  await client.close();
});

describe('the embedded database', () => {
  test('the embedded database is ready with the product and refuses a second product on its folder', async () => {
    expect(product.output()).toContain(`Data: ${DATA_DIR}`);
    expect(await (await fetch(`${product.url}/readyz`)).text()).toBe('ready');
    await expect(startProductProcess({ DATA_DIR })).rejects.toThrow(
      `exit 1: Hooksmith is already running on the data folder ${DATA_DIR}.\n`,
    );
  });

  test('the embedded database listens on a socket only, in a private folder of an unprivileged account', () => {
    const stat = fs.statSync(path.join(DATA_DIR, 'postgres/cluster'));
    expect(stat.mode & 0o077).toBe(0);
    expect(stat.uid).not.toBe(0);
    expect(fs.readFileSync(pidFile, 'utf8').split('\n')[5]).toBe('');
  });

  test('the embedded database is restarted when it dies under the product', async () => {
    process.kill(Number(fs.readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGKILL');
    const statuses = new Set<number>();
    await expect
      .poll(
        async () => {
          const { status } = await fetch(`${product.url}/readyz`);
          statuses.add(status);
          return status;
        },
        { interval: 50 },
      )
      .toBe(200);
    expect([...statuses].every((status) => status === 200 || status === 503)).toBe(true);
  });

  test('the embedded database stops in order and is not created again at the next start', async () => {
    expect(await product.end('SIGTERM')).toBe(0);
    expect(fs.existsSync(pidFile)).toBe(false);
    product = await startProductProcess({ DATA_DIR });
    expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
    expect(product.output()).not.toMatch(/password/i);
    expect(await product.end('SIGINT')).toBe(0);
  });

  test('a stop under 200 requests a second for 3 s fails no accepted request (short form of prove -- shutdown)', async () => {
    await product.end();
    const { findings, answers } = await proveShutdown(DATA_DIR, { rounds: 1, loadMs: 3000 });
    expect(findings).toEqual([]);
    expect(answers['200']).toBeGreaterThan(20);
  });
});
