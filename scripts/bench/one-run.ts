import { temporaryFolder } from '../../tests/support/product-process.ts';
import { measureEngine } from './engine.ts';
import { type MeasuredProduct, startSecondTime } from './measured-product.ts';
import { type MemoryFigures, measureMemory } from './memory.ts';
import { measureRatios, type Ratios } from './ratios.ts';
import { count, kB, measuredOn, percent, type Row, rowsTable, table } from './report.ts';
import { type FirstVisit, LIMITS, measureFirstVisit } from './site-first-visit.ts';
import { measureVisits, type Visit } from './visits.ts';

export type Options = { seconds: number; rounds: number };
export type Result = { rows: Row[]; markdown: string };

type Figures = {
  startMs: number;
  memory: MemoryFigures | null;
  ratios: Ratios;
  landing: FirstVisit;
  visits: Visit[] | null;
  engine: Awaited<ReturnType<typeof measureEngine>>;
};

/** All figures of one product in one run. Memory comes first, because the load makes the process grow. */
export async function measureOnce(options: Options): Promise<Result> {
  const { folder, remove } = temporaryFolder('bench');
  try {
    const engine = await measureEngine();
    const product = await startSecondTime(folder);
    try {
      const figures = { engine, ...(await measureProduct(product, options)) };
      const rows = rowsOf(figures);
      return { rows, markdown: markdownOf(figures, rows) };
    } finally {
      await product.end();
    }
  } finally {
    remove();
  }
}

async function measureProduct(product: MeasuredProduct, options: Options): Promise<Omit<Figures, 'engine'>> {
  console.log('memory …');
  const memory = await measureMemory(product);
  console.log('bytes …');
  const landing = await measureFirstVisit(`${product.url}/`);
  const visits = await measureVisits(product);
  console.log('rates …');
  const ratios = await measureRatios(product, options);
  return { startMs: product.startMs, memory, ratios, landing, visits };
}

function rowsOf({ ratios, landing, visits, memory, startMs, engine }: Figures): Row[] {
  return [
    ...ratioRows(ratios),
    ...byteRows(landing, visits ?? []),
    ...memoryRows(memory),
    {
      what: 'Second start, to the first answer',
      figure: `${(startMs / 1000).toFixed(2)} s`,
      target: 'under 5 s',
      met: startMs < 5000,
    },
    {
      what: 'A run of the offline writer, median',
      figure: `${engine.median.toFixed(2)} ms`,
      target: 'under 3 ms',
      met: engine.median < 3,
    },
    { what: 'A run of the offline writer, p95', figure: `${engine.p95.toFixed(2)} ms` },
    under('The first run of a started process', engine.first, 50),
    { what: 'The same with nothing warmed up', figure: `${engine.cold.toFixed(0)} ms` },
    under('Opening the book', engine.opened, 150),
  ];
}

const under = (what: string, ms: number, most: number): Row => ({
  what,
  figure: `${ms.toFixed(0)} ms`,
  target: `under ${most} ms`,
  met: ms < most,
});

function ratioRows({ rates }: Ratios): Row[] {
  const [landing, post, user, hooks, generate] = rates;
  if (!landing || !post || !user || !hooks || !generate) throw new Error('A rate is missing');
  const share = (what: string, value: number, of: string, least: number): Row => ({
    what: `${what}, of ${of}`,
    figure: percent(value),
    target: `at least ${percent(least)}`,
    met: value >= least,
    binding: true,
  });
  return [
    share(landing.name, landing.ofString, 'a bare string', 0.6),
    share(post.name, post.ofString, 'a bare string', 0.5),
    share(user.name, user.ofQuery, 'select 1', 0.4),
    { what: `${hooks.name}, of select 1`, figure: percent(hooks.ofQuery) },
    {
      what: generate.name,
      figure: `${generate.perSecond.toFixed(0)} runs/s`,
      target: 'at least 100 runs/s',
      met: generate.perSecond >= 100,
    },
  ];
}

function byteRows(landing: FirstVisit, visits: readonly Visit[]): Row[] {
  const most = (what: string, bytes: number, limit: number): Row => ({
    what,
    figure: `${kB(bytes)} kB`,
    target: `at most ${limit / 1000} kB`,
    met: bytes <= limit,
    binding: true,
  });
  const visit = (name: string) => visits.filter((one) => one.name === name);
  return [
    most('Landing page: document, styles and script', landing.page, LIMITS.page),
    most('Landing page: script', landing.script, LIMITS.script),
    most('Landing page: fonts', landing.fonts, LIMITS.fonts),
    most('Landing page: picture on a phone', landing.hero, LIMITS.hero),
    ...visit('Blog post').map(({ document, styles, script }) =>
      most('Blog post: document, styles and script', document + styles + script, 45_000),
    ),
    ...visit('Log in').map(({ script }) => most('Log in: script', script, 134_000)),
    ...visit('Dashboard').map(({ script }) => most('Dashboard: script', script, 180_000)),
  ];
}

function memoryRows(memory: MemoryFigures | null): Row[] {
  if (!memory) return [];
  const { idle, after } = memory;
  const together = idle.product + idle.database;
  return [
    {
      what: 'Memory idle, product and database together',
      figure: `${together.toFixed(0)} MB`,
      target: 'under 180 MB',
      met: together < 180,
      binding: true,
    },
    {
      what: `Memory after ${count(memory.requests)} requests, together`,
      figure: `${(after.product + after.database).toFixed(0)} MB`,
    },
  ];
}

function markdownOf({ ratios, visits, memory, engine }: Figures, rows: Row[]): string {
  const parts = [measuredOn(), rowsTable(rows), '## Requests a second', rateTable(ratios)];
  parts.push(`The bare route answers ${count(ratios.route)} requests/s, with \`select 1\` ${count(ratios.query)}. Each
share is the median of shares taken within one round of the run. A **bare route** returns two letters, the **bare query**
asks PostgreSQL for \`select 1\` on a pool like the product's, the **bare string** is as long as the product's answer; all
three are Hono on the same Node, with nothing else. Answers are as browsers get them, compressed where they are
compressed. Limits are on. A generate writes and ranks ten hooks and waits for two durable commits.`);
  if (visits) parts.push('## Bytes of a first visit', visitTable(visits), VISITS_NOTE);
  if (memory) parts.push('## Memory', memoryTable(memory), MEMORY_NOTE);
  parts.push(
    `The offline writer was timed over ${count(engine.runs)} runs in one process, after as many to warm up.`,
  );
  return parts.join('\n\n');
}

function rateTable({ rates }: Ratios): string {
  return table(
    ['', 'requests/s', 'bytes', 'of the bare route', 'of the bare query', 'of the bare string'],
    rates.map(({ name, perSecond, bytes, ofRoute, ofQuery, ofString }) => [
      name,
      count(perSecond),
      count(bytes),
      percent(ofRoute),
      percent(ofQuery),
      percent(ofString),
    ]),
  );
}

const VISITS_NOTE = `In kB, compressed, as a browser on a phone fetched them with an empty cache. A second screen of the
application needs only what it has of its own: the rest is in the cache, under names that never change.`;

function visitTable(visits: readonly Visit[]): string {
  return table(
    ['', 'document', 'styles', 'script', 'fonts', 'pictures', 'data', 'all'],
    visits.map(({ name, document, styles, script, fonts, pictures, data }) => {
      const parts = [document, styles, script, fonts, pictures, data];
      return [name, ...[...parts, parts.reduce((sum, part) => sum + part, 0)].map(kB)];
    }),
  );
}

const MEMORY_NOTE = `In MB. Idle is half a minute after a start, when the pool has let go of its connections. The product's is
its resident memory; the database's counts what its processes share once (PSS). Of a hundred requests 40 were polls of
\`/api/user\`, 30 landing pages, 20 posts, 9 lists of hooks and one a run.`;

function memoryTable({ idle, after, later, requests }: MemoryFigures): string {
  const moments = [
    ['idle after a start', idle],
    [`right after ${count(requests)} requests`, after],
    ['half a minute later', later],
  ] as const;
  return table(
    ['', 'product', 'database', 'together'],
    moments.map(([name, { product, database }]) => [
      name,
      product.toFixed(0),
      database.toFixed(0),
      (product + database).toFixed(0),
    ]),
  );
}
