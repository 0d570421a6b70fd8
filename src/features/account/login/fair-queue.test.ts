import { expect, test } from 'vitest';
import { createFairQueue, type QueueKey } from './fair-queue.ts';

const AT_ONCE = 2;
const enqueue = createFairQueue({ atOnce: AT_ONCE, longest: 700 });
const INTERNAL_QUEUE_KEY: QueueKey = { ip: 'ours', waiting: { points: 1000, seconds: 1 } };
const place = (ip: string): QueueKey => ({ ip, waiting: { points: 10, seconds: 2 } });
const tick = () => new Promise((resolve) => setImmediate(resolve));

/** Occupies all places until it is opened. */
function occupyAllPlaces() {
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const holders = Array.from({ length: AT_ONCE }, () => enqueue(INTERNAL_QUEUE_KEY, () => gate));
  return {
    async open() {
      open();
      await Promise.all(holders);
    },
  };
}

const statusOf = (work: Promise<unknown>) =>
  work.then(
    () => 200,
    (error) => error.status as number,
  );
const wait = (from: QueueKey, work: () => unknown = () => {}) => statusOf(enqueue(from, async () => work()));
const count = (statuses: number[], status: number) => statuses.filter((one) => one === status).length;

test('password checks run at most a few at once, and all of them finish', async () => {
  let running = 0;
  let most = 0;
  const turns = Array.from({ length: 20 }, (_, n) =>
    enqueue(INTERNAL_QUEUE_KEY, async () => {
      most = Math.max(most, ++running);
      await tick();
      running--;
      if (n % 3 === 0) throw new Error('failed');
      return n;
    }),
  );
  const results = await Promise.allSettled(turns);
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(13);
  expect(most).toBeLessThanOrEqual(AT_ONCE);
  expect(await enqueue(INTERNAL_QUEUE_KEY, async () => 'free again')).toBe('free again');
});

test('one IP may queue ten password checks, and its next one is refused at once', async () => {
  const gate = occupyAllPlaces();
  const waiting = Array.from({ length: 40 }, () => wait(place('203.0.113.1')));
  const other = wait(place('203.0.113.2'));
  await gate.open();
  const statuses = await Promise.all(waiting);
  expect([count(statuses, 200), count(statuses, 429), await other]).toEqual([10, 30, 200]);
});

test('the networks of one IPv6 /48 may queue forty password checks together', async () => {
  const gate = occupyAllPlaces();
  const waiting = Array.from({ length: 80 }, (_, n) => wait(place(`2001:db8:1:${n}::/64`)));
  const other = wait(place('2001:db8:2:1::/64'));
  await gate.open();
  const statuses = await Promise.all(waiting);
  expect([count(statuses, 200), count(statuses, 429), await other]).toEqual([40, 40, 200]);
});

test('IPs take turns in the queue, so a late IP does not wait for all requests of another', async () => {
  const gate = occupyAllPlaces();
  const order: string[] = [];
  const crowd = Array.from({ length: 10 }, () => wait(place('203.0.113.1'), () => order.push('crowd')));
  const person = wait(place('203.0.113.2'), () => order.push('person'));
  await gate.open();
  await Promise.all([...crowd, person]);
  expect(order.indexOf('person')).toBeLessThanOrEqual(AT_ONCE);
});

test('a full queue drops a request of a crowded IP to admit an IP that has none', async () => {
  const gate = occupyAllPlaces();
  const crowd = Array.from({ length: 700 }, (_, n) => wait(place(`10.0.${n % 70}.1`)));
  const person = wait(place('203.0.113.2'));
  await gate.open();
  expect(await person).toBe(200);
  expect(count(await Promise.all(crowd), 503)).toBe(1);
});

test('a queue full of IPs with one place each refuses the next IP with 503', async () => {
  const gate = occupyAllPlaces();
  const crowd = Array.from({ length: 700 }, (_, n) => wait(place(`10.${n >> 8}.${n & 255}.1`)));
  const late = await enqueue(place('203.0.113.2'), async () => {}).catch((error) => error);
  expect(late).toMatchObject({ status: 503, headers: { 'Retry-After': '5' } });
  await gate.open();
  expect(count(await Promise.all(crowd), 200)).toBe(700);
});

test('known accounts are admitted to a full queue, and every other turn still goes to strangers', async () => {
  const gate = occupyAllPlaces();
  const order: string[] = [];
  const crowd = Array.from({ length: 700 }, (_, n) =>
    wait(place(`10.${n >> 8}.${n & 255}.1`), () => order.push('stranger')),
  );
  const known = Array.from({ length: 80 }, (_, n) =>
    wait({ ...place('10.0.0.1'), knownAs: `account ${n % 8}` }, () => order.push('known')),
  );
  await gate.open();
  const statuses = await Promise.all(known);
  expect([count(statuses, 200), count(statuses, 429)]).toEqual([40, 40]);
  expect(count(await Promise.all(crowd), 200)).toBe(700);
  expect(order.slice(0, 20).filter((who) => who === 'known')).toHaveLength(10);
});

test('many known accounts from one IP share one turn and make room for others', async () => {
  const gate = occupyAllPlaces();
  const order: string[] = [];
  const many = Array.from({ length: 15 * 50 }, (_, n) =>
    wait({ ...place(`203.0.113.${n % 15}`), knownAs: `account ${n}` }, () => order.push('many')),
  );
  const owner = wait({ ...place('198.51.100.7'), knownAs: 'owner' }, () => order.push('owner'));
  await gate.open();
  expect(await owner).toBe(200);
  expect(order.indexOf('owner')).toBeLessThanOrEqual(15 + AT_ONCE);
  expect(count(await Promise.all(many), 200)).toBeLessThan(700);
});
