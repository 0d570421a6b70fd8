import { Counter } from 'prom-client';
import type { Services } from '#platform/services.ts';

export type WorkspaceMetrics = ReturnType<typeof createWorkspaceMetrics>;

/** Counts whether hooks become videos, and whether users come back to enter the results. */
export function createWorkspaceMetrics({ registry }: Services['metrics']) {
  return {
    actions: new Counter({
      name: 'desk_actions_total',
      help: 'What creators did with their hooks, by action.',
      labelNames: ['action'] as const,
      registers: [registry],
    }),
  };
}
