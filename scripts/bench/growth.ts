import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { openSession } from '#features/account/sessions/sessions.ts';
import { grantCredits } from '#features/credits/ledger.ts';
import { makeKey } from '#features/keys/keys.queries.ts';
import { SCOPES } from '#features/keys/keys.schema.ts';
import type { Database } from '#platform/database/database.ts';
import { DATABASE } from '#platform/database/embedded/roles.ts';
import type { TestUser } from '../../tests/resilience/users-over-http.ts';
import { connectToProduct, superuserOf } from '../../tests/support/product-database.ts';
import { type ProductProcess, temporaryFolder } from '../../tests/support/product-process.ts';
import { type Disk, measureDisk } from './growth-disk.ts';
import { drawGrowth } from './growth-plot.ts';
import { markdownOf, rowsOf } from './growth-report.ts';
import { type Case, LOGIN, type Owner, requestsFor } from './growth-requests.ts';
import { measureSingleRuns, type SingleRuns } from './growth-single-runs.ts';
import { load } from './load.ts';
import { fillDatabase, isHeavy } from './many-users.ts';
import { adminCookie, startMeasured } from './measured-product.ts';
import { hasProc, processorMs } from './processes.ts';
import { count, printRows, type Row } from './report.ts';
import { seedHooks } from './seed-hooks.ts';
import { median, percentile } from './statistics.ts';

/** The time of single requests with few and with many users. Products of all sizes run at once and take turns. */

export type Curve = Pick<Case, 'name' | 'kind' | 'plotted'> & {
  /** `processor`: milliseconds of product and database for one request. Other load on the machine hardly changes it. */
  points: { users: number; p50: number; p95: number; processor: number }[];
};
export type Sized = {
  users: number;
  url: string;
  dataDir: string;
  pid: number;
  admin: TestUser;
  asks: Case[];
  disk: Disk;
  end(): Promise<unknown>;
};

export const PEOPLE = 100;
const HEAVY_PEOPLE = 10;
const CREDITS_EACH = 10_000;
/** So that a page of 50 is full. */
const RUNS_BEFORE = 10;

export type Options = {
  sizes: number[];
  rounds: number;
  folder: string;
  /** Keeps filled databases in this folder, and uses existing ones. */
  data?: string;
};

export async function measureGrowth(options: Options): Promise<{ rows: Row[]; markdown: string }> {
  const { sizes, rounds, folder } = options;
  const data = options.data ? { folder: options.data, remove() {} } : temporaryFolder('bench-growth');
  const products: Sized[] = [];
  try {
    for (const users of sizes) products.push(await startSized(path.join(data.folder, String(users)), users));
    const curves = await measure(products, rounds);
    // Printed now, because it took long and the next step may fail.
    printRows(rowsOf({ curves, once: [] }));
    const once: SingleRuns[] = [];
    for (const product of products) once.push(await measureSingleRuns(product));
    fs.writeFileSync(
      path.join(folder, 'performance-growth.svg'),
      drawGrowth(curves.filter(({ plotted }) => plotted)),
    );
    const seen = { curves, once, disks: products.map(({ disk }) => disk), load: os.loadavg()[2] ?? 0 };
    return { rows: rowsOf(seen), markdown: markdownOf(seen) };
  } finally {
    for (const product of products) await product.end();
    data.remove();
  }
}

async function startSized(dataDir: string, users: number): Promise<Sized> {
  const product = await startMeasured(dataDir);
  try {
    return await prepare(product, dataDir, users);
  } catch (error) {
    await product.end();
    throw error;
  }
}

async function prepare(product: ProductProcess, dataDir: string, users: number): Promise<Sized> {
  const start = performance.now();
  // A separate client, because the product's connections have a short timeout.
  const client = new pg.Client({ ...superuserOf(dataDir), database: DATABASE });
  await client.connect();
  const { rows } = await client.query<{ highest: number }>(
    'select coalesce(max(id), 0)::int as highest from users',
  );
  if ((rows[0]?.highest ?? 0) < users) {
    const tell = users >= 1_000_000 ? console.log : undefined;
    await fillDatabase(client, users, tell);
  }
  const disk = await measureDisk(client, users);
  const people = await peopleOf(dataDir, users);
  // A checkpoint writes the filled data, so that the requests do not wait for it.
  await client.query('checkpoint');
  await client.end();
  await register(product.url);
  const admin: TestUser = { id: 0, cookie: await adminCookie(product.url) };
  console.log(`${count(users)} users in ${((performance.now() - start) / 1000).toFixed(0)} s`);
  return {
    users,
    url: product.url,
    dataDir,
    pid: product.child.pid as number,
    admin,
    asks: requestsFor({ ...people, admin }),
    disk,
    end: product.end,
  };
}

/** Users from all parts of the table with a session, credits and some more hooks. Some have thousands. */
async function peopleOf(dataDir: string, users: number): Promise<{ anybody: Owner[]; heavy: Owner[] }> {
  const { db, close } = connectToProduct(dataDir);
  try {
    const everywhere = Array.from({ length: PEOPLE }, (_, n) => Math.floor(((n + 0.5) * users) / PEOPLE));
    const { rows } = await db.execute<{ id: string }>(
      `select id from users where ${isHeavy} and id <= ${users} order by id limit ${HEAVY_PEOPLE}`,
    );
    const anybody: Owner[] = [];
    for (const id of everywhere) {
      const { rowCount } = await db.execute(
        `select from credit_grants where user_id = ${id} and reference = 'bench'`,
      );
      if (rowCount === 0) await seedHooks(db, id, RUNS_BEFORE);
      anybody.push(await signIn(db, id));
    }
    const heavy: Owner[] = [];
    for (const { id } of rows) heavy.push(await signIn(db, Number(id)));
    return { anybody, heavy };
  } finally {
    await close();
  }
}

async function signIn(db: Database, id: number): Promise<Owner> {
  return db.transaction(async (tx) => {
    const name = `bench ${Date.now()}`;
    await grantCredits(tx, { userId: id, source: 'admin', reference: name, credits: CREDITS_EACH });
    await tx.execute(`delete from api_keys where user_id = ${id} and name like 'bench %'`);
    const { key } = await makeKey(tx, id, { name, scopes: [...SCOPES], expires_in_days: null });
    return { id, cookie: `session=${await openSession(tx, id, 'bench')}`, key };
  });
}

async function register(url: string): Promise<void> {
  const response = await fetch(`${url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(LOGIN),
  });
  // 409: a kept database has it already.
  if (!response.ok && response.status !== 409)
    throw new Error(`Registering answered ${response.status} ${await response.text()}`);
}

async function measure(products: readonly Sized[], rounds: number): Promise<Curve[]> {
  const asks = products[0]?.asks ?? [];
  const times = new Map<string, number[]>();
  const spentMs = new Map<string, number>();
  const samplesFor = (users: number, name: string) => times.get(`${users} ${name}`) ?? [];
  // The first two rounds warm up.
  for (let round = -2; round < rounds; round++) {
    for (const [index, { name, requests }] of asks.entries()) {
      for (const { users, url, asks, pid, dataDir } of products) {
        const ask = (n: number) => (asks[index] as Case).ask((round + 2) * requests + n);
        const before = hasProc ? processorMs(pid, dataDir) : 0;
        const load1 = await load(url, ask, { requests, connections: 1 });
        if (round < 0) continue;
        times.set(`${users} ${name}`, [...samplesFor(users, name), ...load1.times]);
        const spent = hasProc ? processorMs(pid, dataDir) - before : 0;
        spentMs.set(`${users} ${name}`, (spentMs.get(`${users} ${name}`) ?? 0) + spent);
      }
    }
  }
  return asks.map(({ name, kind, plotted }) => ({
    name,
    kind,
    plotted,
    points: products.map(({ users }) => ({
      users,
      p50: median(samplesFor(users, name)),
      p95: percentile(samplesFor(users, name), 0.95),
      processor: (spentMs.get(`${users} ${name}`) ?? 0) / samplesFor(users, name).length,
    })),
  }));
}
