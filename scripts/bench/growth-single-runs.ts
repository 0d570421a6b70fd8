import pg from 'pg';
import { openSession } from '#features/account/sessions/sessions.ts';
import { DATABASE } from '#platform/database/embedded/roles.ts';
import { connectToProduct, superuserOf } from '../../tests/support/product-database.ts';
import type { Sized } from './growth.ts';
import { isHeavy } from './many-users.ts';
import { residentMb } from './processes.ts';
import { seedHooks } from './seed-hooks.ts';
import { median, percentile } from './statistics.ts';

/** Measured once at the end, because it deletes data or takes long: account deletions and files. */

export type Sent = { bytes: number; seconds: number; grewMb: number };
export type SingleRuns = {
  users: number;
  /** Milliseconds to delete an ordinary user, and one with 5,000 hooks. */
  deletion: { p50: number; p95: number };
  heavyDeletion: number[];
  /** Files of one user with 5,000, 100,000 and 400,000 hooks, and of all users. */
  ownFile: Sent;
  largeOwnFile: Sent;
  hugeOwnFile: Sent;
  allUsers: Sent;
};

const DELETIONS = 40;
const HEAVY_DELETIONS = 5;
const LARGE_RUNS = 10_000;
const HUGE_RUNS = 40_000;
/** The product's statement timeout is 3.5 s, on a busy machine too. */
const SEEDED_AT_ONCE = 200;

export async function measureSingleRuns(product: Sized): Promise<SingleRuns> {
  const { users, url, admin, dataDir } = product;
  const heavy = await heavyOnes(dataDir, users);
  const large = await newOwner(dataDir);
  await giveRuns(dataDir, large, LARGE_RUNS);
  const file = { path: '/api/account/export', pid: product.pid, url };
  const last = heavy.at(-1) as number;
  const ownFile = await send({ ...file, cookie: await sessionOf(dataDir, last) });
  const largeOwnFile = await send({ ...file, cookie: await sessionOf(dataDir, large) });
  await giveRuns(dataDir, large, HUGE_RUNS - LARGE_RUNS);
  const hugeOwnFile = await send({ ...file, cookie: await sessionOf(dataDir, large) });
  const allUsers = await send({ ...file, path: '/api/admin/users/export', cookie: admin.cookie });
  const remove = (id: number) => timeDeletion(url, admin.cookie, id);
  const times: number[] = [];
  for (const id of await ordinaryOnes(dataDir, users)) times.push(await remove(id));
  const heavyDeletion: number[] = [];
  for (const id of heavy.slice(-HEAVY_DELETIONS)) heavyDeletion.push(await remove(id));
  return {
    users,
    deletion: { p50: median(times), p95: percentile(times, 0.95) },
    heavyDeletion,
    ownFile,
    largeOwnFile,
    hugeOwnFile,
    allUsers,
  };
}

const heavyOnes = (dataDir: string, users: number) =>
  idsOf(dataDir, `select id from users where ${isHeavy} and id <= ${users} order by id`);

/** Users from all parts of the table. Users that an earlier run on a kept database deleted are left out. */
const ordinaryOnes = (dataDir: string, users: number) =>
  idsOf(
    dataDir,
    `select (select min(id) from users where id > n * ${users / DELETIONS} and not ${isHeavy}) as id
      from generate_series(0, ${DELETIONS - 1}) n`,
  );

async function idsOf(dataDir: string, text: string): Promise<number[]> {
  const client = new pg.Client({ ...superuserOf(dataDir), database: DATABASE });
  await client.connect();
  const { rows } = await client.query<{ id: string }>(text);
  await client.end();
  return rows.map(({ id }) => Number(id));
}

async function newOwner(dataDir: string): Promise<number> {
  const [id] = await idsOf(
    dataDir,
    `insert into users (email, password_hash) values ('many' || clock_timestamp(), '-') returning id`,
  );
  return id as number;
}

async function giveRuns(dataDir: string, id: number, runs: number): Promise<void> {
  const { db, close } = connectToProduct(dataDir);
  for (let n = 0; n < runs / SEEDED_AT_ONCE; n++) {
    await db.execute(
      `update credit_grants set reference = 'bench:' || id where user_id = ${id} and reference = 'bench'`,
    );
    await seedHooks(db, id, SEEDED_AT_ONCE);
  }
  await close();
}

async function sessionOf(dataDir: string, id: number): Promise<string> {
  const { db, close } = connectToProduct(dataDir);
  const token = await db.transaction((tx) => openSession(tx, id, 'bench'));
  await close();
  return `session=${token}`;
}

async function timeDeletion(url: string, cookie: string, id: number): Promise<number> {
  const start = performance.now();
  const response = await fetch(`${url}/api/admin/users/${id}`, {
    method: 'DELETE',
    headers: { cookie, origin: url },
  });
  await response.arrayBuffer();
  if (response.status !== 204) throw new Error(`A deletion answered ${response.status}`);
  return performance.now() - start;
}

type File = { url: string; path: string; cookie: string; pid: number };

async function send({ url, path, cookie, pid }: File): Promise<Sent> {
  const before = residentMb(pid);
  let most = before;
  let bytes = 0;
  const look = () => {
    most = Math.max(most, residentMb(pid));
  };
  const watch = setInterval(look, 50);
  const start = performance.now();
  const response = await fetch(url + path, { headers: { cookie } });
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  for await (const chunk of response.body ?? []) bytes += chunk.length;
  clearInterval(watch);
  look();
  return { bytes, seconds: (performance.now() - start) / 1000, grewMb: most - before };
}
