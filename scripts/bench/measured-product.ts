import type { PoolConfig } from 'pg';
import { createTestUsers, type TestUser } from '../../tests/resilience/users-over-http.ts';
import { connectToProduct } from '../../tests/support/product-database.ts';
import { type ProductProcess, startProductProcess } from '../../tests/support/product-process.ts';
import { seedHooks } from './seed-hooks.ts';

/** The built product as a process, with its own database and users with hooks. */
export type MeasuredProduct = {
  url: string;
  dataDir: string;
  pid: number;
  people: readonly TestUser[];
  postPath: string;
  database: PoolConfig;
  /** From the process's start to the first answer. */
  startMs: number;
  end: ProductProcess['end'];
};

export const ADMIN = { email: 'bench@example.com', password: 'bench-password' };
const PEOPLE = 200;
const CREDITS_EACH = 1_000_000;
const RUNS_BEFORE = 20;

/** Limits stay on, because they have a cost. Those that the load would reach are raised. */
export function startMeasured(dataDir: string): Promise<ProductProcess> {
  return startProductProcess({
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    LIMITS: 'generate=1000000/60 userCalls=1000000/60 userQueue=100000/2 passwordChecks=100000/60',
    LOG_LEVEL: 'error',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });
}

/** The first start fills a new data folder, and the second is measured. */
export async function startSecondTime(dataDir: string): Promise<MeasuredProduct> {
  const first = await startMeasured(dataDir);
  const people = await somePeople(dataDir).finally(() => first.end());
  const start = performance.now();
  const product = await startMeasured(dataDir);
  await fetch(`${product.url}/readyz`);
  const startMs = performance.now() - start;
  return {
    url: product.url,
    dataDir,
    pid: product.child.pid as number,
    people,
    postPath: await firstPost(product.url),
    database: await addressOf(dataDir),
    startMs,
    end: product.end,
  };
}

async function somePeople(dataDir: string): Promise<TestUser[]> {
  const { db, close } = connectToProduct(dataDir);
  const people = await createTestUsers(db, PEOPLE, CREDITS_EACH);
  for (const { id } of people) await seedHooks(db, id, RUNS_BEFORE);
  await db.execute('analyze');
  await close();
  return people;
}

async function firstPost(url: string): Promise<string> {
  const page = await (await fetch(`${url}/blog`)).text();
  const postPath = /href="(\/blog\/default\/[a-z0-9-]+)"/.exec(page)?.[1];
  if (!postPath) throw new Error('The blog shows no post');
  return postPath;
}

/** The database's address for another process. */
export async function addressOf(dataDir: string): Promise<PoolConfig> {
  const { pool, close } = connectToProduct(dataDir);
  const { host, port, user, database } = pool.options as PoolConfig;
  const password = pool.options.password as string | undefined;
  await close();
  return { host, port, user, database, password };
}

export async function adminCookie(url: string): Promise<string> {
  const response = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  if (!response.ok) throw new Error(`The admin's login answered ${response.status}`);
  return (response.headers.get('set-cookie') ?? '').split(';')[0] as string;
}
