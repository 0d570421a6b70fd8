import { Counter, Histogram } from 'prom-client';
import type { Services } from '#platform/services.ts';

/** Measures how runs end and how long they take. */
export function createRunMetrics({ registry }: Services['metrics']) {
  const runs = new Counter({
    name: 'runs_total',
    help: 'Runs by how they ended.',
    labelNames: ['outcome'] as const,
    registers: [registry],
  });
  // All series exist from the first scrape on. Otherwise the first event would not show as a rise.
  for (const outcome of ['done', 'given back']) runs.inc({ outcome }, 0);
  return {
    runs,
    seconds: new Histogram({
      name: 'run_duration_seconds',
      help: 'Time from the reservation of a run to its end.',
      buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25],
      registers: [registry],
    }),
  };
}
