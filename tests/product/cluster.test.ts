import http from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { count, steadyLoad } from '../resilience/steady-load.ts';
import { createTestUsers, type TestUser } from '../resilience/users-over-http.ts';
import { connectToProduct } from '../support/product-database.ts';
import { type ProductProcess, startProductProcess, temporaryFolder } from '../support/product-process.ts';

/** `npm run cluster -- 2`: two processes behind one port on the embedded database. */
describe('a cluster', () => {
  const { folder, remove } = temporaryFolder('cluster');
  const dataDir = path.join(folder, 'data');
  // First in, first out: each connection is used in turn, and is closed when its process ends.
  const agent = new http.Agent({ keepAlive: true, maxSockets: 20, scheduling: 'fifo' });
  let product: ProductProcess;
  let people: TestUser[];
  beforeAll(async () => {
    const limits = 'generate=3/60';
    product = await startProductProcess({
      DATA_DIR: dataDir,
      WORKERS: '2',
      LIMITS: limits,
      LOG_LEVEL: 'warn',
    });
    const { db, close } = connectToProduct(dataDir);
    people = await createTestUsers(db, 10, 50);
    await close();
  });
  afterAll(async () => {
    agent.destroy();
    await product.end();
    remove();
  });

  test('a cluster knows sessions, counts limits and streams runs in every process', async () => {
    const { cookie } = people[0] as TestUser;
    expect(product.output()).toMatch(/Admin, shown this once/);
    // One connection each, so that both processes are used.
    const ask = (accept: string) =>
      fetch(`${product.url}/api/hooks/generate`, {
        method: 'POST',
        headers: { cookie, accept, connection: 'close', 'content-type': 'application/json' },
        body: '{"topic":"meal prep"}',
      });
    const statuses: number[] = [];
    for (const accept of ['*/*', 'application/x-ndjson', '*/*', '*/*']) {
      const answer = await ask(accept);
      const text = await answer.text();
      if (accept !== '*/*') expect(text.trim().split('\n')).toHaveLength(11);
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([201, 201, 201, 429]);
  });

  test('a cluster replaces its processes under 200 requests a second and loses none', async () => {
    const next = (n: number) => ({
      path: n % 10 === 1 ? '/' : '/api/user',
      headers: { cookie: (people[n % people.length] as TestUser).cookie },
      agent,
    });
    const before = await processes(product);
    let replaced = false;
    const watching = (async () => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      product.child.kill('SIGHUP');
      await expect.poll(() => product.output(), { timeout: 100_000 }).toContain('all workers were replaced');
      replaced = true;
    })();
    const outcomes = [];
    do {
      outcomes.push(...(await steadyLoad(product.url, { perSecond: 200, ms: 1000, next })));
    } while (!replaced);
    await watching;
    expect(Object.keys(count(outcomes))).toEqual(['200']);
    const after = await processes(product);
    expect(after).toHaveLength(2);
    expect(after.filter((id) => before.includes(id))).toEqual([]);
  });

  test('a dead process of a cluster is replaced, and the cluster stops in order', async () => {
    const [first] = await processes(product);
    process.kill(first as number, 'SIGKILL');
    await expect.poll(async () => (await processes(product)).filter((id) => id !== first).length).toBe(2);
    const answer = await fetch(`${product.url}/readyz`);
    expect(answer.status).toBe(200);
    expect(await product.end('SIGTERM')).toBe(0);
  });
});

/** The process ids of the workers. */
async function processes({ child }: ProductProcess): Promise<number[]> {
  const fs = await import('node:fs/promises');
  const text = await fs.readFile(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8');
  const ids = text.trim().split(' ').map(Number);
  const workers = await Promise.all(
    ids.map(async (id) =>
      (await fs.readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')).includes('main.js'),
    ),
  );
  return ids.filter((_, n) => workers[n]);
}
