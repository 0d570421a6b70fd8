import { Counter } from 'prom-client';
import type { Services } from '#platform/services.ts';

/** Whether receivers are reached. */
export function createWebhookMeasures({ registry }: Services['metrics']) {
  return {
    deliveries: new Counter({
      name: 'webhook_deliveries_total',
      help: 'Attempts to deliver to the webhooks of users, by outcome.',
      labelNames: ['outcome'] as const,
      registers: [registry],
    }),
  };
}
