import { Counter } from 'prom-client';
import type { Services } from '#platform/services.ts';

/** Counts tries, and how many of them are kept. Nothing tells who tried what. */
export function createTryMetrics({ registry }: Services['metrics']) {
  return {
    tries: new Counter({
      name: 'tries_total',
      help: 'Topics that visitors tried, by what they got.',
      labelNames: ['outcome'] as const,
      registers: [registry],
    }),
    kept: new Counter({
      name: 'tries_kept_total',
      help: 'Tries whose ten hooks were kept, by whether the account was opened for it.',
      labelNames: ['account'] as const,
      registers: [registry],
    }),
  };
}
