import { setTimeout as sleep } from 'node:timers/promises';
import { load } from './load.ts';
import type { MeasuredProduct } from './measured-product.ts';
import { databaseMb, hasProc, residentMb } from './processes.ts';
import { generateAsk, getAsk } from './ratios.ts';

export type Memory = { product: number; database: number };
export type MemoryFigures = { idle: Memory; after: Memory; later: Memory; requests: number };

/** After this the start is complete, and the pool has closed idle connections (ten seconds). */
const UNTIL_IDLE_MS = 35_000;
const REQUESTS = 10_000;

/** Resident memory of the product and of its database in MB, or null if the system does not report it. */
export async function measureMemory(product: MeasuredProduct): Promise<MemoryFigures | null> {
  if (!hasProc) return null;
  const now = () => ({ product: residentMb(product.pid), database: databaseMb(product.dataDir) });
  await sleep(UNTIL_IDLE_MS);
  const idle = now();
  await load(product.url, everyday(product), { requests: REQUESTS });
  const after = now();
  await sleep(UNTIL_IDLE_MS);
  return { idle, after, later: now(), requests: REQUESTS };
}

/** A hundred requests: 40 polls, 30 landing pages, 20 posts, 9 lists of hooks and a run. */
function everyday({ people, postPath }: MeasuredProduct) {
  const poll = getAsk('/api/user', people);
  const landing = getAsk('/');
  const post = getAsk(postPath);
  const hooks = getAsk('/api/hooks?limit=50', people);
  const generate = generateAsk(people);
  return (n: number) => {
    const place = n % 100;
    if (place < 40) return poll(n);
    if (place < 70) return landing(n);
    if (place < 90) return post(n);
    return place < 99 ? hooks(n) : generate(Math.floor(n / 100));
  };
}
