import http from 'node:http';
import path from 'node:path';
import { connectToProduct } from '../support/product-database.ts';
import { startProductProcess, temporaryFolder } from '../support/product-process.ts';
import { count, type Outcome, percentile, type Request, steadyLoad } from './steady-load.ts';
import { createTestUsers, type TestUser } from './users-over-http.ts';

export type LoadReport = {
  reads: number;
  generates: number;
  p50: number;
  p99: number;
  slowest: number;
  generateP99: number;
  /** The share of one core that the product's process used. */
  cores: number;
  errors: Record<string, number>;
};
type Options = { seconds: number; tabs?: number; generatesPerSecond?: number };

const POLL_SECONDS = 5;

/** Open tabs that poll the user every five seconds, each over its own connection, while others generate. */
export async function proveLoad({
  seconds,
  tabs = 2000,
  generatesPerSecond = 5,
}: Options): Promise<LoadReport> {
  const { folder, remove } = temporaryFolder('load');
  const dataDir = path.join(folder, 'data');
  const product = await startProductProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'error' });
  try {
    const { db, close } = connectToProduct(dataDir);
    const people = await createTestUsers(db, tabs, 20);
    await close();
    const agents = people.map(() => new http.Agent({ keepAlive: true, maxSockets: 1 }));
    const read = (n: number): Request => {
      const tab = n % tabs;
      const { cookie } = people[tab] as TestUser;
      return { path: '/api/user', headers: { cookie }, agent: agents[tab] as http.Agent };
    };
    const writing = new http.Agent({ keepAlive: true });
    const generate = (n: number): Request => ({
      method: 'POST',
      path: '/api/hooks/generate',
      headers: { cookie: (people[n % tabs] as TestUser).cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ topic: TOPICS[n % TOPICS.length] }),
      agent: writing,
    });
    const ms = seconds * 1000;
    // The tabs connect and the product warms up before counting starts.
    const perSecond = tabs / POLL_SECONDS;
    await steadyLoad(product.url, { perSecond, ms: Math.min(ms, POLL_SECONDS * 1000), next: read });
    const before = await cpuSeconds(product.url);
    const [reads, generates] = await Promise.all([
      steadyLoad(product.url, { perSecond, ms, next: read }),
      steadyLoad(product.url, { perSecond: generatesPerSecond, ms, next: generate }),
    ]);
    const cores = Math.round(((await cpuSeconds(product.url)) - before) * (100 / seconds)) / 100;
    for (const agent of [...agents, writing]) agent.destroy();
    return { ...summary(reads, generates), cores };
  } finally {
    await product.end();
    remove();
  }
}

async function cpuSeconds(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]);
}

const TOPICS = ['meal prep', 'first-time home buyers', 'sleep and stress', 'spreadsheets', 'public speaking'];

function summary(reads: Outcome[], generates: Outcome[]): Omit<LoadReport, 'cores'> {
  const { 200: _read, ...wrongReads } = count(reads);
  const { 201: _written, ...wrongGenerates } = count(generates);
  return {
    reads: reads.length,
    generates: generates.length,
    p50: percentile(reads, 0.5),
    p99: percentile(reads, 0.99),
    slowest: percentile(reads, 1),
    generateP99: percentile(generates, 0.99),
    errors: { ...wrongReads, ...wrongGenerates },
  };
}
