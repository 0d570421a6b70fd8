import { afterEach, expect, test } from 'vitest';
import { createLog } from '#platform/log.ts';
import { requestOf } from '../../../../../tests/support/book.ts';
import { createOfflineThread } from './offline-thread.ts';
import { createOfflineWriter } from './offline-writer.ts';

const log = createLog('silent', false);
const HANGS = new URL(
  'data:text/javascript,import { parentPort } from "node:worker_threads"; parentPort.on("message", (m) => { if (m.request?.topic === "hang") for (;;); if (m.id) parentPort.postMessage({ id: m.id, angles: [] }); });',
);
let thread: ReturnType<typeof createOfflineThread>;
afterEach(() => thread.stop());

async function allOf<Item>(items: AsyncIterable<Item> | Iterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

test('the thread writes from the book', async () => {
  thread = createOfflineThread(log);
  const written = await thread.write(requestOf('bloating'));
  expect(written?.hooks).toHaveLength(10);
  expect(written?.found).toBe(true);
  expect(
    (await thread.angles({ topic: 'bloating', businessDescription: '', idealCustomer: '' })).length,
  ).toBeGreaterThan(3);
});

test('a run that hangs is given up in time, gets plain hooks, and harms nobody behind it', async () => {
  thread = createOfflineThread(log, { withinMs: 200, firstWithinMs: 400, program: HANGS });
  const writer = createOfflineWriter(thread);
  const start = performance.now();
  const hung = allOf(writer.write(requestOf('hang'), new AbortController().signal));
  const behind = thread.angles({ topic: 'x', businessDescription: '', idealCustomer: '' });
  expect((await hung).length).toBe(10);
  expect(await behind).toEqual([]);
  expect(performance.now() - start).toBeLessThan(1500);
});

test('the thread that answers requests goes on while another hangs', async () => {
  thread = createOfflineThread(log, { withinMs: 300, firstWithinMs: 300, program: HANGS });
  let ticks = 0;
  const timer = setInterval(() => ticks++, 10);
  expect(await thread.write(requestOf('hang'))).toBeNull();
  clearInterval(timer);
  expect(ticks).toBeGreaterThan(10);
});
