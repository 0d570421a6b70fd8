import { Counter } from 'prom-client';
import type { Services } from '#platform/services.ts';

export type SharingMetrics = ReturnType<typeof createSharingMetrics>;

/** Counts links that were created and withdrawn, and views of their pages. */
export function createSharingMetrics({ registry }: Services['metrics']) {
  return {
    actions: new Counter({
      name: 'sharing_actions_total',
      help: 'Links to runs that were made or withdrawn, and pages that were read by them.',
      labelNames: ['action'] as const,
      registers: [registry],
    }),
  };
}
