import { afterEach, expect, test, vi } from 'vitest';
import { createLog } from '#platform/log.ts';
import { requestOf } from '../../../../../tests/support/book.ts';
import { fallbackHooks } from '../../write/fallback-hooks.ts';
import { createOfflineWriter } from '../choose-writer.ts';
import type { WrittenHook } from '../writer.ts';
import { createOfflineThread } from './offline-thread.ts';

const log = createLog('silent');
const HANGS = new URL(
  'data:text/javascript,import { parentPort } from "node:worker_threads"; parentPort.on("message", (m) => { if (m.request?.topic === "hang") for (;;); if (m.id) parentPort.postMessage({ id: m.id, angles: [] }); });',
);
/** Reports which thread answered which request. */
const TELLS = new URL(
  'data:text/javascript,import { parentPort, threadId } from "node:worker_threads"; parentPort.on("message", (m) => { if (m.request?.topic === "hang") for (;;); if (m.request?.topic.startsWith("wait")) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Number(m.request.topic.slice(5))); if (m.ask === "write") parentPort.postMessage({ id: m.id, written: { topic: m.request.topic, threadId } }); else if (m.ask === "angles") parentPort.postMessage({ id: m.id, angles: [m.request.topic] }); });',
);
/**
 * Limits of the thread's own processor time. Only a request that hangs reaches them, and quickly, because it uses all
 * of it.
 */
const LIMITS = { withinMs: 800, firstWithinMs: 800, hintWaitMs: 10_000 };
let thread: ReturnType<typeof createOfflineThread>;
afterEach(() => thread.stop());

const anglesOf = (topic: string, asker: number) =>
  thread.angles({ topic, businessDescription: '', idealCustomer: '' }, asker);

async function allOf<Item>(items: AsyncIterable<Item> | Iterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

test('the thread writes from the book, and a repeatable request gives the same hooks at any time', async () => {
  // Loading is slow while many tests run at once.
  thread = createOfflineThread(log, { withinMs: 15_000, firstWithinMs: 15_000 });
  const written = await thread.write(requestOf('bloating'));
  expect(written?.hooks).toHaveLength(10);
  expect(written?.isKnown).toBe(true);
  expect((await anglesOf('bloating', 1)).length).toBeGreaterThan(3);

  const textsOf = async (options: object) =>
    (await thread.write(requestOf('bloating'), options))?.hooks.map(({ text }) => text);
  const first = await textsOf({ repeatable: true });
  const usual = await textsOf({});
  for (let n = 0; n < 20; n++) await textsOf({});
  expect(await textsOf({ repeatable: true })).toEqual(first);
  expect(await textsOf({})).not.toEqual(usual);
});

test('a run that hangs is abandoned in time with fallback hooks, without harm to the next', async () => {
  thread = createOfflineThread(log, { withinMs: 200, firstWithinMs: 400, program: HANGS });
  const writer = createOfflineWriter(thread);
  const start = performance.now();
  const hung = allOf(writer.write(requestOf('hang'), new AbortController().signal));
  const behind = anglesOf('x', 1);
  expect((await hung).length).toBe(10);
  expect(await behind).toEqual([]);
  // A request that hangs never ends, so this limit is far above what a busy machine needs.
  expect(performance.now() - start).toBeLessThan(30_000);
});

test('a rewrite that hangs is answered with 503 and can be tried again', async () => {
  thread = createOfflineThread(log, { withinMs: 200, firstWithinMs: 400, program: HANGS });
  const hook = fallbackHooks()[0] as WrittenHook;
  await expect(thread.rewrite({ ...requestOf('hang'), how: 'again', hook })).rejects.toMatchObject({
    status: 503,
  });
});

test('the main thread keeps serving while the writer thread hangs', async () => {
  thread = createOfflineThread(log, { withinMs: 300, firstWithinMs: 300, program: HANGS });
  let ticks = 0;
  const timer = setInterval(() => ticks++, 10);
  expect(await thread.write(requestOf('hang'))).toBeNull();
  clearInterval(timer);
  expect(ticks).toBeGreaterThan(10);
});

test('ten runs behind a hanging one are all written by the next thread', async () => {
  const warned = vi.spyOn(log, 'warn');
  thread = createOfflineThread(log, { ...LIMITS, program: TELLS });
  const first = await thread.write(requestOf('before'));
  const hung = thread.write(requestOf('hang'));
  const topics = Array.from({ length: 10 }, (_, n) => `topic ${n}`);
  const behind = Promise.all(topics.map((topic) => thread.write(requestOf(topic))));
  expect(await hung).toBeNull();
  const written = (await behind) as unknown as { topic: string; threadId: number }[];
  expect(written.map(({ topic }) => topic)).toEqual(topics);
  const threads = new Set(written.map(({ threadId }) => threadId));
  expect(threads.size).toBe(1);
  expect(threads).not.toContain((first as unknown as { threadId: number }).threadId);
  expect(warned).toHaveBeenCalledTimes(1);
  warned.mockRestore();
});

test('the time limit of a run excludes the time it waits in the queue', async () => {
  thread = createOfflineThread(log, { ...LIMITS, withinMs: 300, program: TELLS });
  await thread.write(requestOf('before'));
  const hung = [thread.write(requestOf('hang')), thread.write(requestOf('hang'))];
  const behind = thread.write(requestOf('behind'));
  expect(await Promise.all(hung)).toEqual([null, null]);
  expect(await behind).toMatchObject({ topic: 'behind' });
});

test('a thread short of processor time is waited for, within a limit', async () => {
  thread = createOfflineThread(log, { ...LIMITS, withinMs: 600, program: TELLS });
  await thread.write(requestOf('before'));
  expect(await thread.write(requestOf('wait 900'))).toMatchObject({ topic: 'wait 900' });
  expect(await thread.write(requestOf('wait 60000'))).toBeNull();
});

test('runs overtake angles in the queue', async () => {
  thread = createOfflineThread(log, { ...LIMITS, program: TELLS });
  const order: string[] = [];
  const noted = (name: string, work: Promise<unknown>) => work.then(() => order.push(name));
  await Promise.all([
    noted('in hand', anglesOf('in hand', 1)),
    noted('angles', anglesOf('angles', 2)),
    noted('first run', thread.write(requestOf('first run'))),
    noted('second run', thread.write(requestOf('second run'))),
  ]);
  expect(order).toEqual(['in hand', 'first run', 'second run', 'angles']);
});

test('visitors wait behind all others and are refused when too many wait', async () => {
  thread = createOfflineThread(log, { ...LIMITS, mostWaitingTries: 1, program: TELLS });
  const order: string[] = [];
  const noted = (name: string, work: Promise<unknown>) => work.then(() => order.push(name));
  const visit = (topic: string) => thread.write(requestOf(topic), { visitor: true });
  const all = [noted('in hand', visit('in hand')), noted('visitor', visit('visitor'))];
  await expect(visit('one too many')).rejects.toMatchObject({ status: 503 });
  all.push(noted('angles', anglesOf('angles', 1)), noted('run', thread.write(requestOf('run'))));
  await Promise.all(all);
  expect(order).toEqual(['in hand', 'run', 'angles', 'visitor']);
});

test('visitors and angles take turns', async () => {
  thread = createOfflineThread(log, { ...LIMITS, program: TELLS });
  const order: string[] = [];
  const noted = (name: string, work: Promise<unknown>) => work.then(() => order.push(name));
  await Promise.all([
    noted('in hand', thread.write(requestOf('in hand'))),
    ...[1, 2, 3].map((asker) => noted('hint', anglesOf(`hint ${asker}`, asker))),
    ...[1, 2].map((n) => noted('visitor', thread.write(requestOf(`try ${n}`), { visitor: true }))),
  ]);
  expect(order).toEqual(['in hand', 'hint', 'visitor', 'hint', 'visitor', 'hint']);
});

test('a newer request for angles replaces the waiting one of the same user', async () => {
  thread = createOfflineThread(log, { ...LIMITS, program: TELLS });
  const lookUps = [anglesOf('in hand', 1), anglesOf('old', 1), anglesOf('other', 2), anglesOf('new', 1)];
  expect(await Promise.all(lookUps)).toEqual([['in hand'], [], ['other'], ['new']]);
});

test('a request for angles that waits too long returns none', async () => {
  thread = createOfflineThread(log, { ...LIMITS, hintWaitMs: 50, program: TELLS });
  let hanging = true;
  const hung = thread.write(requestOf('hang')).then(() => {
    hanging = false;
  });
  expect(await anglesOf('late', 1)).toEqual([]);
  expect(hanging).toBe(true);
  await hung;
});

test('a run is refused with 503 when the queue is full, and the waiting runs are written', async () => {
  thread = createOfflineThread(log, { ...LIMITS, mostWaitingRuns: 2, program: TELLS });
  const runs = ['in hand', 'second', 'third'].map((topic) => thread.write(requestOf(topic)));
  const signal = new AbortController().signal;
  await expect(allOf(createOfflineWriter(thread).write(requestOf('fourth'), signal))).rejects.toMatchObject({
    status: 503,
    headers: { 'Retry-After': '5' },
  });
  expect((await Promise.all(runs)).every((written) => written !== null)).toBe(true);
});

test('a run that is aborted leaves the queue', async () => {
  thread = createOfflineThread(log, { ...LIMITS, mostWaitingRuns: 1, program: TELLS });
  const inHand = thread.write(requestOf('in hand'));
  const over = new AbortController();
  const gone = thread.write(requestOf('gone'), { signal: over.signal });
  over.abort(new Error('over'));
  const next = thread.write(requestOf('next'));
  await expect(gone).rejects.toThrow('over');
  expect(await inHand).toMatchObject({ topic: 'in hand' });
  expect(await next).toMatchObject({ topic: 'next' });
});

/** Reports the number of edited subjects in its message. */
const EDITED = new URL(
  'data:text/javascript,import { parentPort } from "node:worker_threads"; let size = 0; parentPort.on("message", (m) => { if (m.edited) { size = m.edited.size; parentPort.postMessage({ id: null, leftOut: [{ about: "f/a", reason: "bad" }] }); } if (m.request?.topic === "hang") for (;;); if (m.request?.topic.startsWith("wait")) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Number(m.request.topic.slice(5))); if (m.request) parentPort.postMessage({ id: m.id, written: { size } }); });',
);

test('a new thread receives the edits of the book, and an edit it leaves out is logged', async () => {
  const said = vi.spyOn(log, 'error').mockImplementation(() => {});
  thread = createOfflineThread(log, { withinMs: 200, firstWithinMs: 3000, program: EDITED });
  expect(await thread.write(requestOf('before'))).toEqual({ size: 0 });
  thread.setBookEdits(new Map([['f/a', null]]));
  expect(await thread.write(requestOf('edited'))).toEqual({ size: 1 });
  expect(await thread.write(requestOf('hang'))).toBeNull();
  expect(await thread.write(requestOf('again'))).toEqual({ size: 1 });
  expect(said).toHaveBeenCalledWith({ subject: 'f/a', reason: 'bad' }, 'an edit of the book was left out');
});
