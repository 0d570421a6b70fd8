import http from 'node:http';
import net, { type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MAX_WAITING } from '#features/webhooks/webhooks.schema.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { testRows } from '../support/test-rows.ts';
import { seedRuns, signedIn } from '../support/users.ts';

/** Hostile receivers that attack the product, other users of its queue, and the hosts that they name. */

/** Longer than any step takes on a busy machine. */
const SLOW_MS = 20_000;
/** Longer than the timeout of an ordinary receiver. */
const LATE_MS = 4000;
let hosts: string[] = [];
const held = new Set<Socket>();
/** Sends bytes that are no HTTP answer, without end. */
function repeat(socket: Socket, text: string): void {
  if (socket.destroyed) return;
  socket.write(text.repeat(1000), () => repeat(socket, text));
}
/** The host name decides the behavior: `switch` and `slow` behave as named, others answer at once. */
const server = net.createServer((socket) => {
  held.add(socket);
  socket.on('close', () => held.delete(socket));
  socket.on('error', () => {});
  socket.once('data', (head) => {
    const host = /host: (\S+)/i.exec(head.toString())?.[1] ?? '';
    hosts.push(host);
    if (host === 'switch.example')
      socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    else if (host === 'early.example') repeat(socket, 'HTTP/1.1 103 Early Hints\r\n\r\n');
    else if (host === 'blank.example') repeat(socket, '\r\n');
    else if (host !== 'slow.example')
      setTimeout(
        () => socket.end(`HTTP/1.1 200 ${http.STATUS_CODES[200]}\r\nContent-Length: 0\r\n\r\n`),
        host === 'late.example' ? LATE_MS : 0,
      );
  });
});

let app: TestApp;
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  app = await createTestApp({
    jobs: true,
    webhooks: {
      resolve: async () => ['93.184.215.14'],
      dial: () => ({ host: '127.0.0.1', port }),
      withinMs: SLOW_MS,
    },
  });
});
afterAll(async () => {
  for (const socket of held) socket.destroy();
  await app.close();
  server.close();
});
beforeEach(() => {
  hosts = [];
});

async function owner(host: string, endpoints = 1) {
  const person = await signedIn(app);
  await seedRuns(app.db, person.id, 1);
  const hooks: { id: number }[] = await (await person.visitor.get('/api/hooks')).json();
  let path = '';
  for (let n = 0; n < endpoints; n++) {
    const made = await person.visitor.post('/api/webhook-endpoints', {
      url: `http://${host}/${n}`,
      events: ['hook.filmed'],
    });
    path = `/api/webhook-endpoints/${(await made.json()).id}`;
  }
  const film = async (index: number) =>
    (await person.visitor.post(`/api/hooks/${hooks[index % hooks.length]?.id}/filmed`)).status;
  const unfilm = (index: number) =>
    person.visitor.request('DELETE', `/api/hooks/${hooks[index % hooks.length]?.id}/filmed`);
  return { ...person, path, film, unfilm };
}

test('a receiver that switches protocols counts as failed and is not waited for', async () => {
  const { visitor, path } = await owner('switch.example');
  const [shown] = await (await visitor.post(`${path}/test`)).json();
  expect(shown).toMatchObject({ status: 'failed', answer_code: 101, attempts: 1 });
});

testRows(['early.example', 'blank.example'])(
  'a receiver that never completes its answer is abandoned at once: %s',
  async (host) => {
    const { visitor, path } = await owner(host);
    const begun = performance.now();
    const [shown] = await (await visitor.post(`${path}/test`)).json();
    expect(shown).toMatchObject({ status: 'failed', answer_code: null, attempts: 1 });
    expect(performance.now() - begun).toBeLessThan(SLOW_MS);
  },
);

test('slow receivers of one user delay no other user', async () => {
  const slow = await owner('slow.example', 5);
  const other = await owner('other.example');
  for (let n = 0; n < 8; n++) await slow.film(n);
  await expect.poll(() => hosts.length, { timeout: 30_000 }).toBeGreaterThan(0);
  const begun = performance.now();
  expect(await other.film(0)).toBe(200);
  await expect.poll(() => hosts.includes('other.example'), { timeout: 30_000, interval: 50 }).toBe(true);
  expect(performance.now() - begun).toBeLessThan(SLOW_MS);
  expect(hosts.filter((host) => host === 'slow.example').length).toBeLessThan(10);
});

test('a user with many waiting deliveries comes after a user with none', async () => {
  const many = await owner('slow.example');
  for (let n = 0; n < 4; n++) await many.film(n);
  const { rows } = await app.pool.query(
    `select priority from pgboss.job where name = 'webhooks' and data->>'userId' = $1 order by priority desc`,
    [String(many.id)],
  );
  expect(rows.map(({ priority }) => priority)).toEqual([0, -1, -2, -3]);
});

test("a user's second receiver comes after another user's first, and a slow one after all", async () => {
  const priorities = async (id: number) =>
    (
      await app.pool.query(
        `select priority from pgboss.job where name = 'webhooks' and data->>'userId' = $1 order by id`,
        [String(id)],
      )
    ).rows.map(({ priority }) => priority);
  const three = await owner('other.example', 3);
  await three.film(0);
  expect((await priorities(three.id)).sort((a, b) => b - a)).toEqual([0, -1, -2]);
  const late = await owner('late.example');
  await late.visitor.post(`${late.path}/test`);
  await late.film(0);
  expect(await priorities(late.id)).toEqual([-100]);
});

test('marking hooks as filmed is rate-limited, because each mark is delivered', async () => {
  const { film, unfilm } = await owner('other.example');
  const statuses: number[] = [];
  for (let n = 0; n < 62; n++) {
    statuses.push(await film(0));
    await unfilm(0);
  }
  expect(statuses.slice(0, 60)).toEqual(Array(60).fill(200));
  expect(statuses.slice(60)).toEqual([429, 429]);
});

test("the number of a user's waiting deliveries is limited", async () => {
  const { id, film } = await owner('slow.example');
  await app.pool.query(
    `insert into webhook_deliveries (user_id, endpoint_id, event, body)
      select $1, (select id from webhook_endpoints where user_id = $1), 'hook.filmed', '{}' from generate_series(1, $2)`,
    [id, MAX_WAITING],
  );
  expect(await film(0)).toBe(200);
  const { rows } = await app.pool.query('select count(*)::int from webhook_deliveries where user_id = $1', [
    id,
  ]);
  expect(rows[0].count).toBe(MAX_WAITING);
});
