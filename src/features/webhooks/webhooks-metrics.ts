import { Counter } from 'prom-client';
import type { Services } from '#platform/services.ts';

export type WebhookMetrics = ReturnType<typeof createWebhookMetrics>;

export function createWebhookMetrics({ registry }: Services['metrics']) {
  const deliveries = new Counter({
    name: 'webhook_deliveries_total',
    help: 'Attempts to deliver to the webhooks of users, by outcome.',
    labelNames: ['outcome'] as const,
    registers: [registry],
  });
  // All series exist from the first scrape on. Otherwise the first event would not show as a rise.
  for (const outcome of ['delivered', 'failed', 'given up', 'left out']) deliveries.inc({ outcome }, 0);
  return { deliveries };
}
