import { setTimeout as sleep } from 'node:timers/promises';
import { openBook } from '#features/hooks/book/book.ts';
import { writeOffline } from '#features/hooks/write/write-offline.ts';
import { createOfflineThread } from '#features/hooks/writers/offline/offline-thread.ts';
import { createLog } from '#platform/log.ts';
import { freshBook } from '../book/write-book.ts';
import { readInputs } from '../hooks/inputs-file.ts';
import { median, percentile } from './statistics.ts';

const SEEDS = 20;
/** The thread opens the book and warms up when the product starts, before the first topic. */
const AFTER_START_MS = 3000;
const NOTHING_HAD = { lineIds: [], hooks: [] };

/** Milliseconds that the first user after a start waits for the writer. */
async function measureFirstRun(): Promise<number> {
  const [input] = readInputs('tests/fixtures/hook-inputs.json');
  if (!input) throw new Error('There is no input');
  const thread = createOfflineThread(createLog('silent'));
  thread.start();
  await sleep(AFTER_START_MS);
  const start = performance.now();
  await thread.write({ ...input.request, seed: 1, history: NOTHING_HAD });
  const first = performance.now() - start;
  await thread.stop();
  return first;
}

/** Milliseconds in this process to open the book, for the first run without warm-up, and for later runs. */
export async function measureEngine() {
  const file = freshBook();
  const inputs = readInputs('tests/fixtures/hook-inputs.json');
  const opening = performance.now();
  const book = openBook(file);
  const opened = performance.now() - opening;
  const times: number[] = [];
  let cold = 0;
  // The first half warms up.
  for (let seed = 1; seed <= SEEDS * 2; seed++) {
    for (const { request } of inputs) {
      const start = performance.now();
      writeOffline({ ...request, seed, history: NOTHING_HAD }, { book, uses: new Map() });
      cold ||= performance.now() - start;
      if (seed > SEEDS) times.push(performance.now() - start);
    }
  }
  const first = await measureFirstRun();
  return { opened, cold, first, median: median(times), p95: percentile(times, 0.95), runs: times.length };
}
