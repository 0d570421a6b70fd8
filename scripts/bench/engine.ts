import { openBook } from '#features/hooks/book/book.ts';
import { writeOffline } from '#features/hooks/write/write-offline.ts';
import { freshBook } from '../book/write-book.ts';
import { readInputs } from '../hooks/inputs-file.ts';
import { median, percentile } from './statistics.ts';

const SEEDS = 20;

/** Milliseconds of opening the book, of the first run of a process, and of runs after it, in this process. */
export function measureEngine() {
  const file = freshBook();
  const inputs = readInputs('tests/fixtures/hook-inputs.json');
  const opening = performance.now();
  const book = openBook(file);
  const opened = performance.now() - opening;
  const times: number[] = [];
  let first = 0;
  // The first half warms up.
  for (let seed = 1; seed <= SEEDS * 2; seed++) {
    for (const { request } of inputs) {
      const start = performance.now();
      writeOffline({ ...request, seed, history: { lineIds: [], hooks: [] } }, { book, uses: new Map() });
      first ||= performance.now() - start;
      if (seed > SEEDS) times.push(performance.now() - start);
    }
  }
  return { opened, first, median: median(times), p95: percentile(times, 0.95), runs: times.length };
}
