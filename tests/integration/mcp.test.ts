import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { userWithKey } from '../support/keys.ts';
import { serveTestApp } from '../support/serve-test-app.ts';
import { scriptedWriter } from '../support/writers.ts';

/** The MCP server over HTTP, used by the official client. */

let app: Awaited<ReturnType<typeof serveTestApp>>;
beforeAll(async () => {
  app = await serveTestApp({ writer: scriptedWriter() });
});
afterAll(() => app.close());

const clients: Client[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) await client.close();
});

async function connect(key: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  const headers = { Authorization: `Bearer ${key}` };
  await client.connect(
    new StreamableHTTPClientTransport(new URL('/mcp', app.url), { requestInit: { headers } }),
  );
  clients.push(client);
  return client;
}

async function assistant(options: Parameters<typeof userWithKey>[1] = {}) {
  const person = await userWithKey(app.db, options);
  const client = await connect(person.key);
  const use = async (name: string, args: Record<string, unknown> = {}) => {
    const { content, isError = false } = await client.callTool({ name, arguments: args });
    const [first] = content as { type: string; text: string }[];
    return { text: first?.text ?? '', isError };
  };
  return { ...person, client, use };
}
const idsIn = (text: string) => [...text.matchAll(/hook_id (\d+)/g)].map(([, id]) => Number(id));
const textOf = ({ contents }: { contents: object[] }) => (contents[0] as { text: string }).text;

test('the MCP server states its name and capabilities', async () => {
  const { client } = await assistant();
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name).sort()).toEqual([
    'add_to_shot_list',
    'favorite_hook',
    'list_hooks',
    'runs_left',
    'search_hooks',
    'write_hooks',
  ]);
  for (const { description, inputSchema } of tools) {
    expect(description).toMatch(/\.$/);
    expect(inputSchema.type).toBe('object');
  }
  const { resources } = await client.listResources();
  expect(resources.map(({ uri }) => uri)).toEqual(['hooksmith://runs/latest', 'hooksmith://shots']);
  expect(client.getInstructions()).toContain('write_hooks spends one');
});

describe('tools', () => {
  test('write_hooks spends a run and says how many are left', async () => {
    const { id, use } = await assistant({ credits: 2 });
    const { text, isError } = await use('write_hooks', { topic: 'bread', point: 'Not the flour' });
    expect(isError).toBe(false);
    expect(idsIn(text)).toHaveLength(10);
    expect(text).toMatch(/1 run left\. A run is ten hooks\.$/);
    expect((await use('runs_left')).text).toBe('1 run left. A run is ten hooks.');
    const { rows } = await app.pool.query('select topic, point from runs where user_id = $1', [id]);
    expect(rows).toEqual([{ topic: 'bread', point: 'Not the flour' }]);
    await use('write_hooks', { topic: 'cake' });
    expect(await use('write_hooks', { topic: 'cake' })).toEqual({
      text: 'You have no runs left. Buy a package to keep generating.',
      isError: true,
    });
  });

  test('the tools list hooks by page, search, favorite them and add them to the shot list', async () => {
    const { id, use, client } = await assistant({ seeded: 2 });
    const { text } = await use('list_hooks', { limit: 15 });
    const first = idsIn(text);
    const [, before] = /ask again with before (\d+)/.exec(text) ?? [];
    const rest = idsIn((await use('list_hooks', { limit: 15, before: Number(before) })).text);
    expect(new Set([...first, ...rest]).size).toBe(20);

    const result = await use('search_hooks', { text: 'hook 10 run' });
    expect(idsIn(result.text)).toHaveLength(2);
    expect((await use('search_hooks', { text: 'zebra' })).text).toBe('No hook holds "zebra".');

    const [hookId] = first;
    expect((await use('favorite_hook', { hook_id: hookId })).text).toMatch(/^"Hook .+" is a favorite now\.$/);
    expect((await use('add_to_shot_list', { hook_id: hookId })).text).toBe(
      'It is number 1 of 1 on the shot list.',
    );
    const { rows } = await app.pool.query('select id from hooks where user_id = $1 and favorite', [id]);
    expect(rows).toEqual([{ id: String(hookId) }]);
    expect(idsIn(textOf(await client.readResource({ uri: 'hooksmith://shots' })))).toEqual([hookId]);
    const latest = textOf(await client.readResource({ uri: 'hooksmith://runs/latest' }));
    expect(idsIn(latest)).toEqual(first.slice(0, 10));
  });

  test('an error of a tool is a sentence inside the result', async () => {
    const { use } = await assistant();
    const stranger = await userWithKey(app.db, { seeded: 1 });
    const { rows } = await app.pool.query('select max(id) as id from hooks where user_id = $1', [
      stranger.id,
    ]);
    expect(await use('favorite_hook', { hook_id: Number(rows[0].id) })).toEqual({
      text: 'Not found',
      isError: true,
    });
    const failed = await use('write_hooks', { topic: 'fail' });
    expect(failed.text).toMatch(/^The writer could not finish your hooks\. Your run was given back\./);
    for (const [name, args, message] of [
      ['write_hooks', { topic: '' }, 'Topic is required'],
      ['write_hooks', { topic: 'x'.repeat(501) }, 'Topic is too long'],
      ['add_to_shot_list', { hook_id: -1 }, 'hook_id must be the id of a hook'],
      ['search_hooks', { text: 'a\u0000b' }, 'Please remove the control characters'],
    ] as const) {
      const refused = await use(name, args);
      expect(refused.isError).toBe(true);
      expect(refused.text).toContain(message);
    }
  });

  test('the tools respect the scopes of the key', async () => {
    const reader = await assistant({ scopes: ['read'], seeded: 1 });
    expect((await reader.use('list_hooks')).isError).toBe(false);
    expect(await reader.use('write_hooks', { topic: 'bread' })).toEqual({
      text: 'This API key may not write hooks. Make one that may in your settings.',
      isError: true,
    });
    expect((await reader.use('favorite_hook', { hook_id: 1 })).isError).toBe(true);
    const writer = await assistant({ scopes: ['write'], seeded: 1 });
    expect((await writer.use('search_hooks', { text: 'hook' })).isError).toBe(true);
    await expect(writer.client.readResource({ uri: 'hooksmith://shots' })).rejects.toThrow(
      'This API key may not read hooks.',
    );
  });
});

test('the prompt asks to film today', async () => {
  const { client } = await assistant();
  const { messages } = await client.getPrompt({ name: 'film_today', arguments: { topic: 'sourdough' } });
  expect(JSON.stringify(messages)).toContain('Today is about: sourdough.');
});

describe('the MCP endpoint', () => {
  const post = (body: string, headers: Record<string, string>) =>
    fetch(`${app.url}/mcp`, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...headers,
      },
    });

  test('the MCP endpoint refuses a wrong, revoked or missing key', async () => {
    await expect(connect(`hsk_${'x'.repeat(43)}`)).rejects.toThrow();
    const { key, keyId, use } = await assistant();
    expect((await use('runs_left')).isError).toBe(false);
    await app.pool.query('delete from api_keys where id = $1', [keyId]);
    const answer = await post('{}', { authorization: `Bearer ${key}` });
    expect([answer.status, await answer.text()]).toEqual([401, 'This API key is unknown or was revoked']);
  });

  test('the MCP endpoint serves clients of the 2025 protocol', async () => {
    const { bearer } = await userWithKey(app.db);
    const params = {
      protocolVersion: '2025-06-18',
      capabilities: {},
      clientInfo: { name: 'older', version: '1' },
    };
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params });
    const answer = await post(body, bearer);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await post(body, { ...bearer, connection: 'close' })).headers.get('connection')).toBe('close');
    const text = await answer.text();
    expect(text).toContain('"protocolVersion":"2025-06-18"');
    expect(text).toContain('"name":"hooksmith"');
  });

  test('the MCP endpoint refuses a large body, invalid JSON and requests from another site', async () => {
    const { bearer } = await userWithKey(app.db);
    expect((await post(JSON.stringify({ pad: 'x'.repeat(65 * 1024) }), bearer)).status).toBe(413);
    expect((await post('{', bearer)).status).toBe(400);
    // The protocol's library drops byte order marks, and would parse a body that our checks could not.
    const marked = await post(`\ufeff\ufeff[${Array(11).fill('{}')}]`, bearer);
    expect([marked.status, await marked.text()]).toEqual([400, 'The body must be JSON']);
    const many = await post(`[${Array(11).fill('{}')}]`, bearer);
    expect([many.status, await many.text()]).toEqual([400, 'Send at most 10 messages in one request']);
    const uri = `http://${'一'.repeat(200)}`;
    for (const params of [{ uri }, { uri: { toString: 1 } }, { ref: { type: 'ref/resource', uri } }]) {
      const long = await post(JSON.stringify({ method: 'resources/read', params }), bearer);
      expect([long.status, await long.text()]).toEqual([400, 'There is no such resource']);
    }
    expect((await post('{}', { ...bearer, origin: 'https://elsewhere.example' })).status).toBe(403);
    const stream = await fetch(`${app.url}/mcp`, { headers: { ...bearer, accept: 'text/event-stream' } });
    expect(stream.status).toBe(405);
  });

  test('a call cancelled in the same request is refused, because it would never be answered', async () => {
    const { bearer } = await userWithKey(app.db);
    const call = {
      jsonrpc: '2.0',
      id: 5,
      method: 'tools/call',
      params: { name: 'runs_left', arguments: {} },
    };
    const cancel = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 5 } };
    const refused = await post(JSON.stringify([call, cancel]), bearer);
    expect([refused.status, await refused.text()]).toEqual([
      400,
      'Send a call and its cancellation in requests of their own',
    ]);
    expect((await post(JSON.stringify(cancel), bearer)).status).toBe(202);
  });

  test('each message of a batch counts as a call of the key', async () => {
    const { bearer } = await userWithKey(app.db);
    const message = { jsonrpc: '2.0', method: 'tools/call', params: { name: 'runs_left', arguments: {} } };
    const batch = (count: number) =>
      JSON.stringify(Array.from({ length: count }, (_, id) => ({ ...message, id })));
    const few = await post(batch(2), bearer);
    expect([few.status, (await few.text()).match(/runs left/g)?.length]).toEqual([200, 2]);
    const statuses: number[] = [];
    for (let n = 0; n < 31; n++) statuses.push((await post(batch(10), bearer)).status);
    // 300 calls a minute, counted ten at a time.
    expect(statuses).toEqual([...Array(29).fill(200), 429, 429]);
    expect((await post(batch(1), bearer)).status).toBe(429);
  });
});
