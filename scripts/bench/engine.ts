import { writeHooks } from '#features/hooks/engine/write-hooks.ts';
import { score } from '#features/hooks/ranker/ranker.ts';
import { readInputs } from '../hooks/inputs-file.ts';
import { at, median } from './statistics.ts';

const SEEDS = 20;

/** Milliseconds of a run of the pattern writer, ranker and all, in this process. */
export function measureEngine(): { median: number; p95: number; runs: number } {
  const inputs = readInputs('tests/fixtures/hook-inputs.json');
  const times: number[] = [];
  // The first half warms up.
  for (let seed = 1; seed <= SEEDS * 2; seed++) {
    for (const input of inputs) {
      const start = performance.now();
      writeHooks({ ...input, seed, score });
      if (seed > SEEDS) times.push(performance.now() - start);
    }
  }
  return { median: median(times), p95: at(times, 0.95), runs: times.length };
}
