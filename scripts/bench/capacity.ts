import fs from 'node:fs';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { connect } from '#platform/database/database.ts';
import { databaseUrl } from '#platform/database/database-url.ts';
import { createLog } from '#platform/log.ts';
import { createTestUsers, type TestUser } from '../../tests/resilience/users-over-http.ts';
import {
  type ProductProcess,
  startProductProcess,
  temporaryFolder,
} from '../../tests/support/product-process.ts';
import { type Server, startReplicated } from '../../tests/support/replicated-postgres.ts';
import { load, type RequestSpec } from './load.ts';
import { hasProc, processStats } from './processes.ts';
import { seedHooks } from './seed-hooks.ts';

/**
 * `npm run bench -- capacity [--seconds 5]`: the processor time of each kind of request for the product, the primary
 * and a replica, with one product process and with two, and the capacity of 1, 4 and 16 processes. Other load changes
 * rates, but not processor time. The databases do not sync here, so commits do not wait for the disk.
 */
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '5' } } });
const SECONDS = Number(values.seconds);
/** The share of a core that the plan uses. */
const SHARE = 0.7;
const CONNECTIONS = 21;
const LIMITS =
  'generate=1000000/60 userCalls=1000000/60 userQueue=100000/2 listExport=100000/60 loginByIp=100000/60 passwordQueue=1000/2';

type Kind = { name: string; perMinute: number; ask: (person: TestUser, n: number) => RequestSpec };
const get = (path: string, person?: TestUser): RequestSpec => ({
  path,
  headers: person ? { cookie: person.cookie } : {},
});
/** The assumed requests of an open tab in a minute: a run every two minutes, and one read of the history. */
const KINDS: Kind[] = [
  { name: 'Landing page', perMinute: 1, ask: () => get('/') },
  { name: 'Blog', perMinute: 0.5, ask: () => get('/blog') },
  { name: 'GET /api/user', perMinute: 12, ask: (person) => get('/api/user', person) },
  { name: 'GET /api/hooks?limit=50', perMinute: 1, ask: (person) => get('/api/hooks?limit=50', person) },
  {
    name: 'History as a file, 100 hooks',
    perMinute: 0.02,
    ask: (person) => get('/api/hooks/export?format=csv', person),
  },
  {
    name: 'Favorite',
    perMinute: 0.5,
    ask: (person) => ({ ...get(`/api/hooks/${hookOf.get(person.id)}/favorite`, person), method: 'POST' }),
  },
  {
    name: 'Generate',
    perMinute: 0.5,
    ask: (person, n) => ({
      ...get('/api/hooks/generate', person),
      method: 'POST',
      body: { topic: ['meal prep', 'why your sourdough fails', 'saving for a house'][n % 3] },
      expected: 201,
    }),
  },
];
const hookOf = new Map<number, number>();

type Cost = {
  requests: number;
  rate: number;
  product: number;
  primary: number;
  replica: number;
  log: number;
};

if (!hasProc) throw new Error('This bench needs /proc.');
const { folder, remove } = temporaryFolder('bench-capacity');
const { primary, standbys, close } = await startReplicated();
const connection = connect(primary.where, createLog('silent'));
try {
  const people = await createTestUsers(connection.db, 300, 100_000);
  for (const person of people) {
    await seedHooks(connection.db, person.id, 10);
    const { rows } = await connection.pool.query('select max(id) as id from hooks where user_id = $1', [
      person.id,
    ]);
    hookOf.set(person.id, Number(rows[0].id));
  }
  // Autovacuum would run during some measurements and not during others.
  await primary.ask('alter system set autovacuum = off');
  await primary.ask('select pg_reload_conf()');
  await connection.pool.query('vacuum analyze hooks');
  await primary.ask('checkpoint');
  console.log(
    `${os.availableParallelism()} cores, load ${os.loadavg()[0]?.toFixed(1)} before, ${SECONDS} s each`,
  );
  const one = await measure('one process', 1, people, {});
  await measure('two processes', 2, people, {});
  await measure('one process, with a replica', 1, people, {
    DATABASE_REPLICA_URL: databaseUrl(standbys[0].where),
  });
  model(one);
} finally {
  await connection.close();
  await close();
  remove();
}

async function measure(title: string, processes: number, people: TestUser[], env: Record<string, string>) {
  const products: ProductProcess[] = [];
  for (let n = 0; n < processes; n++) {
    const DATA_DIR = fs.mkdtempSync(`${folder}/`);
    const where = { DATABASE_URL: databaseUrl(primary.where), DATA_DIR };
    products.push(await startProductProcess({ ...where, LIMITS, LOG_LEVEL: 'error', ...env }));
  }
  const costs: Record<string, Cost> = {};
  try {
    for (const kind of KINDS) {
      const asking = (milliseconds: number) =>
        Promise.all(
          products.map(({ url }, p) =>
            load(url, (n) => kind.ask(people[(n * processes + p) % people.length] as TestUser, n), {
              milliseconds,
            }),
          ),
        );
      await asking(1000);
      costs[kind.name] = await costOf(products, () => asking(SECONDS * 1000));
    }
  } finally {
    await Promise.all(products.map((product) => product.end()));
  }
  console.log(`\n${title}: milliseconds of processor a request`);
  console.table(
    Object.fromEntries(
      Object.entries(costs).map(([name, { requests: n, rate, ...cost }]) => [
        name,
        {
          'requests/s': Math.round(rate),
          product: (cost.product / n).toFixed(2),
          primary: (cost.primary / n).toFixed(2),
          replica: (cost.replica / n).toFixed(2),
          'log, bytes': Math.round(cost.log / n),
        },
      ]),
    ),
  );
  return costs;
}

async function costOf(products: ProductProcess[], work: () => Promise<{ rate: number; times: number[] }[]>) {
  const before = await spent(products);
  const loads = await work();
  const after = await spent(products);
  return {
    requests: loads.reduce((sum, { times }) => sum + times.length, 0),
    rate: loads.reduce((sum, { rate }) => sum + rate, 0),
    product: after.product - before.product,
    primary: after.primary - before.primary,
    replica: after.replica - before.replica,
    log: after.log - before.log,
  };
}

/** Processor time in milliseconds and bytes of log, since the start. */
async function spent(products: ProductProcess[]) {
  const stats = processStats();
  const sumFor = (pids: (number | undefined)[]) =>
    pids.reduce<number>((sum, pid) => sum + (stats.get(pid ?? 0)?.processorMs ?? 0), 0);
  const server = ({ pid }: Server) =>
    sumFor([...stats].flatMap(([one, { parent }]) => (one === pid() || parent === pid() ? one : []))) +
    (stats.get(pid() ?? 0)?.endedMs ?? 0);
  const { rows } = await primary.ask("select pg_current_wal_insert_lsn() - '0/0' as log");
  const [replica] = standbys;
  return {
    product: sumFor(products.map(({ child }) => child.pid)),
    primary: server(primary),
    replica: server(replica),
    log: Number(rows[0].log),
  };
}

/** Prints the cost of one user in a minute, and how many users fit. */
function model(costs: Record<string, Cost>): void {
  const each = (part: 'product' | 'primary' | 'log') =>
    KINDS.reduce((sum, { name, perMinute }) => {
      const cost = costs[name] as Cost;
      return sum + (perMinute * cost[part]) / cost.requests;
    }, 0);
  const [product, database, log] = [each('product'), each('primary'), each('log')];
  const requests = KINDS.reduce((sum, { perMinute }) => sum + perMinute, 0);
  console.log(
    `\nA person with an open tab: ${product.toFixed(1)} ms of product, ${database.toFixed(1)} ms of primary, ${(log / 1000).toFixed(1)} kB of log a minute`,
  );
  console.table(
    Object.fromEntries(
      [1, 4, 16].map((nodes) => {
        const people = (nodes * SHARE * 60_000) / product;
        return [
          `${nodes} processes`,
          {
            people: Math.round(people),
            'requests/s': Math.round((people * requests) / 60),
            'runs/s': Math.round((people * 0.5) / 60),
            'cores of the primary': ((people * database) / 60_000 / SHARE).toFixed(1),
            connections: nodes * CONNECTIONS,
            'log, MB/s': ((people * log) / 60 / 1e6).toFixed(2),
          },
        ];
      }),
    ),
  );
}
