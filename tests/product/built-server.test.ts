import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startModelServer } from '../support/model-server.ts';
import { type ProductProcess, startProductProcess, temporaryFolder } from '../support/product-process.ts';

/** Bundled libraries work with those outside the bundle, which tests of the sources cannot check. */

const made = temporaryFolder('built');
let model: Awaited<ReturnType<typeof startModelServer>>;
let product: ProductProcess;
let cookie = '';
beforeAll(async () => {
  model = await startModelServer();
  product = await startProductProcess({
    DATA_DIR: `${made.folder}/data`,
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

function post(path: string, body: object | string): Promise<Response> {
  return fetch(product.url + path, {
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
