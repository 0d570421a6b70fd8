import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { createTestUsers, postGenerate, type TestUser } from '../../tests/resilience/users-over-http.ts';
import { connectToProduct } from '../../tests/support/product-database.ts';
import { startProductProcess, temporaryFolder } from '../../tests/support/product-process.ts';
import { databasePids, hasProc, processStats } from './processes.ts';
import { seedHooks } from './seed-hooks.ts';
import { percentile } from './statistics.ts';

/**
 * `npm run bench -- hooks`: runs a second, their time at half that rate, and the cost of a page of hooks with few and
 * with many hooks. Uses the built product and its own database with its normal durability, on the same machine as the
 * load.
 */
const SECONDS = 10;
const TOPICS = [
  'meal prep',
  'why your sourdough fails',
  '5 mistakes first time buyers make',
  'saving for a house',
];
const topicOf = (n: number) => TOPICS[n % TOPICS.length] as string;

const { folder, remove } = temporaryFolder('bench-hooks');
const dataDir = path.join(folder, 'data');
const env = {
  DATA_DIR: dataDir,
  LIMITS: 'generate=1000000/60 userCalls=1000000/60 userQueue=100000/2',
  LOG_LEVEL: 'error',
};
const product = await startProductProcess(env);
const { db, close } = connectToProduct(dataDir);
try {
  const people = await createTestUsers(db, 200, 100_000);
  await fullSpeed(people, 3);
  const resting = await spent(() => sleep(SECONDS * 1000));
  let rate = 0;
  const working = await spent(async () => {
    rate = await fullSpeed(people, SECONDS);
  });
  console.log(`runs/s at full speed: ${rate.toFixed(1)}`);
  sayProcessorTimes(resting, working, rate * SECONDS);
  const times = await atRate(people, rate / 2, SECONDS);
  const first = await firstHook(people[0] as TestUser);
  console.log(
    `at half that rate: p50 ${ms(times, 0.5)} ms, p95 ${ms(times, 0.95)} ms, p99 ${ms(times, 0.99)} ms`,
  );
  console.log(`first hook of a stream: p50 ${ms(first, 0.5)} ms, p95 ${ms(first, 0.95)} ms`);
  await listCost();
} finally {
  await close();
  await product.end();
  remove();
}

async function run(person: TestUser, n: number): Promise<void> {
  const response = await postGenerate(product.url, person, topicOf(n));
  const body = await response.text();
  if (response.status !== 201) throw new Error(`${response.status} ${body}`);
}

async function fullSpeed(people: TestUser[], seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1000;
  const start = performance.now();
  let done = 0;
  const workers = people.slice(0, 16).map(async (_, worker) => {
    for (let n = worker; performance.now() < until; n += 16) {
      await run(people[n % people.length] as TestUser, n);
      done++;
    }
  });
  await Promise.all(workers);
  return done / ((performance.now() - start) / 1000);
}

/** Starts runs at fixed times, without waiting for earlier ones. */
async function atRate(people: TestUser[], rate: number, seconds: number): Promise<number[]> {
  const times: number[] = [];
  const pending: Promise<void>[] = [];
  const start = performance.now();
  for (let n = 0; n < rate * seconds; n++) {
    await sleep(Math.max(0, start + (n * 1000) / rate - performance.now()));
    const startedAt = start + (n * 1000) / rate;
    const done = run(people[n % people.length] as TestUser, n).then(() => {
      times.push(performance.now() - startedAt);
    });
    pending.push(done);
  }
  await Promise.all(pending);
  return times;
}

async function firstHook(person: TestUser): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < 50; n++) {
    const start = performance.now();
    const response = await fetch(`${product.url}/api/hooks/generate`, {
      method: 'POST',
      headers: { cookie: person.cookie, 'content-type': 'application/json', accept: 'application/x-ndjson' },
      body: JSON.stringify({ topic: topicOf(n) }),
    });
    const reader = (response.body as ReadableStream).getReader();
    await reader.read();
    times.push(performance.now() - start);
    while (!(await reader.read()).done);
  }
  return times;
}

type ProcessorTimes = { product: number; database: number; load: number } | null;

/** Processor time in milliseconds, which does not depend on other load. */
async function spent(work: () => Promise<unknown>): Promise<ProcessorTimes> {
  const before = processorTimes();
  await work();
  const after = processorTimes();
  if (!before || !after) return null;
  const between = (name: keyof typeof after) => after[name] - before[name];
  return { product: between('product'), database: between('database'), load: between('load') };
}

/** Processor times of the processes since their start. Needs /proc. */
function processorTimes(): ProcessorTimes {
  if (!hasProc) return null;
  const stats = processStats();
  const sumFor = (pids: number[]) => pids.reduce((sum, pid) => sum + (stats.get(pid)?.processorMs ?? 0), 0);
  return {
    product: sumFor([product.child.pid ?? 0]),
    database: sumFor(databasePids(dataDir, stats)),
    load: sumFor([process.pid]),
  };
}

/** The idle work of product and database is subtracted. */
function sayProcessorTimes(resting: ProcessorTimes, working: ProcessorTimes, runs: number): void {
  if (!resting || !working) return;
  const each = (name: keyof typeof working) => ((working[name] - resting[name]) / runs).toFixed(2);
  console.log(
    `processor time a run: product ${each('product')} ms, database ${each('database')} ms, this load ${each('load')} ms`,
  );
}

function ms(times: number[], share: number): string {
  return percentile(times, share).toFixed(1);
}

/** Measures the same page for a user with 50 hooks and one with 5,000, among 200,000 of others. */
async function listCost(): Promise<void> {
  const [few, many] = await createTestUsers(db, 2, 1);
  const others = await createTestUsers(db, 100, 1);
  if (!few || !many) throw new Error('nobody was made');
  await seedHooks(db, few.id, 5);
  await seedHooks(db, many.id, 500);
  for (const other of others) await seedHooks(db, other.id, 200);
  await db.execute(sql`vacuum analyze hooks`);
  const cost = new Map<TestUser, number[]>([few, many].map((person) => [person, []]));
  // Alternating, so that other load affects both equally.
  for (let round = 0; round < 600; round++) {
    for (const [person, times] of cost) {
      const start = performance.now();
      const response = await fetch(`${product.url}/api/hooks?limit=50`, {
        headers: { cookie: person.cookie },
      });
      await response.arrayBuffer();
      if (round >= 100) times.push(performance.now() - start);
    }
  }
  const [a, b] = [few, many].map((person) => Number(ms(cost.get(person) ?? [], 0.5))) as [number, number];
  console.log(
    `a page of 50: ${a} ms with 50 hooks, ${b} ms with 5,000 (${(((b - a) / a) * 100).toFixed(0)} %)`,
  );
}
