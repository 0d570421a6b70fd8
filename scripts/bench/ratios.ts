import type { TestUser } from '../../tests/resilience/users-over-http.ts';
import { startBaselineServer } from './baseline-server.ts';
import { load, type RequestSpec } from './load.ts';
import type { MeasuredProduct } from './measured-product.ts';
import { median } from './statistics.ts';

/** Requests/s of the product and of baseline servers, alternating in one run. */

export type Rate = {
  name: string;
  perSecond: number;
  bytes: number;
  /** Ratios to the bare route, to `select 1`, and to a string of the same size. */
  ofRoute: number;
  ofQuery: number;
  ofString: number;
};
export type Ratios = { route: number; query: number; rates: Rate[] };

const TOPICS = [
  'meal prep',
  'why your sourdough fails',
  '5 mistakes first time buyers make',
  'saving for a house',
];
const POLL = 'GET /api/user';
const WARM_UP_MS = 3000;

/** Rotates through users and topics. */
export const generateAsk =
  (people: readonly TestUser[]) =>
  (n: number): RequestSpec => ({
    path: '/api/hooks/generate',
    method: 'POST',
    headers: { Cookie: people[n % people.length]?.cookie ?? '' },
    body: { topic: TOPICS[n % TOPICS.length] },
    expected: 201,
  });

export const getAsk =
  (path: string, people: readonly TestUser[] = []) =>
  (n: number): RequestSpec => {
    const cookie = people[n % people.length]?.cookie;
    return { path, headers: cookie ? { Cookie: cookie } : {} };
  };

function requestsOf({ people, postPath }: MeasuredProduct): Record<string, (n: number) => RequestSpec> {
  return {
    'Landing page': getAsk('/'),
    'Blog post page': getAsk(postPath),
    [POLL]: getAsk('/api/user', people),
    'GET /api/hooks?limit=50': getAsk('/api/hooks?limit=50', people),
    'POST /api/hooks/generate': generateAsk(people),
  };
}

async function sizeOf(url: string, { path, expected, body, ...init }: RequestSpec): Promise<number> {
  const answer = await fetch(url + path, {
    ...init,
    headers: {
      ...init.headers,
      'Accept-Encoding': 'br',
      ...(body ? { 'Content-Type': 'application/json' } : {}),
    },
    body: body ? JSON.stringify(body) : undefined,
  });
  if (answer.status !== (expected ?? 200)) throw new Error(`${path} answered ${answer.status}`);
  const content = await answer.arrayBuffer();
  // The transferred size is the Content-Length, because the body may be decompressed already.
  return Number(answer.headers.get('content-length') ?? content.byteLength);
}

export async function measureRatios(
  product: MeasuredProduct,
  { seconds, rounds }: { seconds: number; rounds: number },
): Promise<Ratios> {
  const asks = Object.entries(requestsOf(product));
  const sizes: Record<string, number> = {};
  for (const [n, [, ask]] of asks.entries()) sizes[`size-${n}`] = await sizeOf(product.url, ask(0));
  const bare = await startBaselineServer({ sizes, database: product.database });
  const bareRate = async (path: string, milliseconds: number) =>
    (await load(bare.url, getAsk(path), { milliseconds })).rate;
  const names = ['route', 'query', ...asks.flatMap(([name]) => [name, `string of ${name}`])];
  const seen = new Map<string, number[]>(names.map((name) => [name, []]));
  const round = async (milliseconds: number, record: (name: string, rate: number) => void) => {
    record('route', await bareRate('/', milliseconds));
    for (const [n, [name, ask]] of asks.entries()) {
      // Measured beside the poll, because their ratio has a target.
      if (name === POLL) record('query', await bareRate('/select-1', milliseconds));
      record(name, (await load(product.url, ask, { milliseconds })).rate);
      record(`string of ${name}`, await bareRate(`/size-${n}`, milliseconds));
    }
  };
  try {
    // Warm-up, until V8 has optimized everything.
    await round(Math.max(WARM_UP_MS, seconds * 1000), () => {});
    for (let n = 0; n < rounds; n++) {
      await round(seconds * 1000, (name, rate) => seen.get(name)?.push(rate));
    }
  } finally {
    bare.end();
  }
  const samplesFor = (name: string) => seen.get(name) ?? [];
  /** Ratios within a round, because other load changes between rounds. */
  const share = (name: string, other: string) =>
    median(samplesFor(name).map((rate, n) => rate / (samplesFor(other)[n] as number)));
  return {
    route: median(samplesFor('route')),
    query: median(samplesFor('query')),
    rates: asks.map(([name], n) => ({
      name,
      perSecond: median(samplesFor(name)),
      bytes: sizes[`size-${n}`] ?? 0,
      ofRoute: share(name, 'route'),
      ofQuery: share(name, 'query'),
      ofString: share(name, `string of ${name}`),
    })),
  };
}
