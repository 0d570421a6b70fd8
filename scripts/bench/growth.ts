import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { openSession } from '#features/account/sessions.ts';
import { grantRuns } from '#features/credits/ledger.ts';
import type { Person } from '../../tests/prove/people-over-http.ts';
import { connectToProduct, superuserOf } from '../../tests/support/product-database.ts';
import { type ProductProcess, temporaryFolder } from '../../tests/support/product-process.ts';
import { drawGrowth } from './growth-plot.ts';
import { type Ask, load } from './load.ts';
import { fillDatabase } from './many-users.ts';
import { addressOf, adminCookie, startMeasured } from './measured-product.ts';
import { generateAsk, getAsk } from './ratios.ts';
import { count, measuredOn, type Row, table } from './report.ts';
import { seedHooks } from './seed-hooks.ts';
import { at, median } from './statistics.ts';

/** The time of single requests with few and with many users: products of all sizes run at once and take turns. */

export type Curve = { name: string; points: { users: number; p50: number; p95: number }[] };
type Sized = {
  users: number;
  url: string;
  asks: Record<string, (n: number) => Ask>;
  end(): Promise<unknown>;
};

const PEOPLE = 100;
const RUNS_EACH = 10_000;
/** So that a page of 50 is full. */
const RUNS_BEFORE = 10;
const LOGIN = { email: 'login@example.com', password: 'correct horse battery' };
const REQUESTS_A_ROUND = 10;
/** A login is slow on purpose. */
const LOGINS_A_ROUND = 3;
const ADMIN_P95_MS = 150;

export async function measureGrowth({
  sizes,
  rounds,
  folder,
}: {
  sizes: number[];
  rounds: number;
  folder: string;
}): Promise<{ rows: Row[]; markdown: string }> {
  const data = temporaryFolder('bench-growth');
  const products: Sized[] = [];
  try {
    for (const users of sizes) products.push(await startSized(path.join(data.folder, String(users)), users));
    const curves = await measure(products, rounds);
    fs.writeFileSync(path.join(folder, 'performance-growth.svg'), drawGrowth(curves));
    return { rows: rowsOf(curves), markdown: markdownOf(curves) };
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
  // A client of its own: the product's connections give up on what takes longer than a request may.
  const client = new pg.Client(await addressOf(dataDir));
  await client.connect();
  await fillDatabase(client, users);
  const people = await anybody(dataDir);
  await client.end();
  // What the filling left to write is not the requests' to wait for.
  const superuser = new pg.Client({ ...superuserOf(dataDir), database: 'postgres' });
  await superuser.connect();
  await superuser.query('checkpoint');
  await superuser.end();
  await register(product.url);
  const admin: Person = { id: 0, cookie: await adminCookie(product.url) };
  console.log(`${count(users)} users in ${((performance.now() - start) / 1000).toFixed(0)} s`);
  return {
    users,
    url: product.url,
    asks: {
      "Admin's list of users": getAsk('/api/admin/users?limit=50', [admin]),
      'GET /api/user': getAsk('/api/user', people),
      'GET /api/hooks?limit=50': getAsk('/api/hooks?limit=50', people),
      Generate: generateAsk(people),
      'Log in': () => ({ path: '/api/login', method: 'POST', body: LOGIN }),
    },
    end: product.end,
  };
}

/** Some of the users, from all over the table, with a session, runs to spend and a few hooks more. */
async function anybody(dataDir: string): Promise<Person[]> {
  const { db, close } = connectToProduct(dataDir);
  const { rows } = await db.execute<{ id: string }>(`select id from users order by random() limit ${PEOPLE}`);
  const people: Person[] = [];
  for (const row of rows) {
    const id = Number(row.id);
    await seedHooks(db, id, RUNS_BEFORE);
    const token = await db.transaction(async (tx) => {
      await grantRuns(tx, { userId: id, source: 'admin', reference: 'bench:growth', runs: RUNS_EACH });
      return openSession(tx, id, 'bench');
    });
    people.push({ id, cookie: `session=${token}` });
  }
  await close();
  return people;
}

async function register(url: string): Promise<void> {
  const response = await fetch(`${url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(LOGIN),
  });
  if (!response.ok) throw new Error(`Registering answered ${response.status} ${await response.text()}`);
}

async function measure(products: readonly Sized[], rounds: number): Promise<Curve[]> {
  const names = Object.keys(products[0]?.asks ?? {});
  const times = new Map(
    products.flatMap(({ users }) => names.map((name) => [`${users} ${name}`, [] as number[]])),
  );
  // The first two rounds warm up.
  for (let round = -2; round < rounds; round++) {
    for (const name of names) {
      const requests = name === 'Log in' ? LOGINS_A_ROUND : REQUESTS_A_ROUND;
      for (const { users, url, asks } of products) {
        const ask = (n: number) => (asks[name] as (n: number) => Ask)((round + 2) * requests + n);
        const load1 = await load(url, ask, { requests, connections: 1 });
        if (round >= 0) times.get(`${users} ${name}`)?.push(...load1.times);
      }
    }
  }
  const of = (users: number, name: string) => times.get(`${users} ${name}`) ?? [];
  return names.map((name) => ({
    name,
    points: products.map(({ users }) => ({
      users,
      p50: median(of(users, name)),
      p95: at(of(users, name), 0.95),
    })),
  }));
}

function rowsOf(curves: readonly Curve[]): Row[] {
  return curves.flatMap(({ name, points }) =>
    points.map(({ users, p50, p95 }, n) => {
      const limited = n === points.length - 1 && name.startsWith('Admin');
      return {
        what: `${name}, ${count(users)} users`,
        figure: `${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`,
        ...(limited ? { target: `p95 under ${ADMIN_P95_MS} ms`, met: p95 < ADMIN_P95_MS } : {}),
      };
    }),
  );
}

function markdownOf(curves: readonly Curve[]): string {
  const sizes = curves[0]?.points.map(({ users }) => users) ?? [];
  const head = ['', ...sizes.flatMap((users) => [`${count(users)} users`, 'p95'])];
  const lines = curves.map(({ name, points }) => [
    name,
    ...points.flatMap(({ p50, p95 }) => [p50.toFixed(1), p95.toFixed(1)]),
  ]);
  return `## Growth

${measuredOn()}

![The time of a request against the number of users](performance-growth.svg)

${table(head, lines)}

In milliseconds, median and p95 of one request at a time, with ten hooks a user: ${count(Math.max(...sizes) * 10)} at the
right. The products of all sizes run at once and take turns, so that whatever else the machine does falls on all of them.
Who asks is one of ${PEOPLE} users from all over the table. A flat line is what is wanted. A login is slow on purpose:
nearly all of it is argon2id.`;
}
