import crypto from 'node:crypto';
import type { Hook } from '#features/hooks/hooks.schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import { encryptSecret } from '#platform/encryption.ts';
import type { JobOptions } from '#platform/jobs/jobs.ts';
import { createSweeps } from '#platform/jobs/sweeps.ts';
import type { Services } from '#platform/services.ts';
import { createDeliver } from './deliver.ts';
import { createResolve, type Resolve } from './resolve.ts';
import type { ConnectTo } from './send.ts';
import { createSlowEndpoints } from './slow-endpoints.ts';
import { secretContext } from './webhook-signature.ts';
import {
  addDeliveries,
  countPendingDeliveries,
  endpointsFor,
  findPendingDelivery,
  giveUp,
  type OwnedId,
  sweepDeliveries,
} from './webhooks.queries.ts';
import { MAX_WAITING, type WebhookEvent } from './webhooks.schema.ts';
import { createWebhookMetrics } from './webhooks-metrics.ts';

const QUEUE = 'webhooks';
/** Retries for about two hours. The first retry is after half a minute. */
const TRIES: JobOptions = {
  retries: 8,
  firstRetrySeconds: 30,
  timeoutSeconds: 30,
  parallel: 5,
  workers: 4,
  // A user with slow receivers delays only their own deliveries.
  eachGroup: 2,
};
const SLOW_PENALTY = 100;

/** Replacements for the network, for tests. */
export type WebhookNetwork = { resolve?: Resolve; dial?: ConnectTo; withinMs?: number };
export type Webhooks = ReturnType<typeof createWebhooks>;
type Deps = Pick<Services, 'db' | 'jobs' | 'log' | 'metrics' | 'config'>;

/** Informs the webhooks of users about events. Deliveries are stored, sent by the job queue, and retried. */
export function createWebhooks(
  services: Deps,
  { resolve = createResolve(), dial, withinMs }: WebhookNetwork = {},
) {
  const { db, jobs, log, config } = services;
  const metrics = createWebhookMetrics(services.metrics);
  const slowEndpoints = createSlowEndpoints();
  const deliver = createDeliver({ db, log, config, metrics, slowEndpoints, resolve, dial, withinMs });

  jobs.work<OwnedId>(QUEUE, TRIES, async (ownedId) => {
    const pendingDelivery = await findPendingDelivery(db, ownedId);
    if (!pendingDelivery) return;
    if (pendingDelivery.endpoint.disabledAt) return giveUp(db, ownedId, 'This webhook is turned off.');
    const isLastAttempt = pendingDelivery.delivery.attempts >= TRIES.retries;
    if (!(await deliver(pendingDelivery, { isLastAttempt }))) throw new Error('a delivery failed');
  });

  /** Runs in the transaction that stores the event, so that both or neither are stored. */
  async function enqueueEvent(
    tx: Transaction,
    userId: number,
    event: WebhookEvent,
    data: object,
  ): Promise<void> {
    const endpoints = await endpointsFor(tx, userId, event);
    if (endpoints.length === 0) return;
    const pendingCount = await countPendingDeliveries(tx, userId);
    if (pendingCount + endpoints.length > MAX_WAITING) return metrics.deliveries.inc({ outcome: 'left out' });
    const body = bodyOf(event, data);
    const ids = await addDeliveries(
      tx,
      endpoints.map((endpointId) => ({ userId, endpointId, event, body })),
    );
    // Many waiting deliveries and slow receivers lower the priority, so that other users' deliveries come first.
    for (const [n, id] of ids.entries()) {
      const penalty = pendingCount + n + (slowEndpoints.isSlow(endpoints[n] as number) ? SLOW_PENALTY : 0);
      await jobs.enqueue(tx, QUEUE, { userId, id }, { group: String(userId), priority: -penalty });
    }
  }

  return {
    rules: { production: config.production, resolve },
    encryptSecret: (userId: number, secret: string) =>
      encryptSecret(config.secretKey, secretContext(userId), secret),
    filmed: (tx: Transaction, userId: number, hook: Hook, filmedAt: string) =>
      enqueueEvent(tx, userId, 'hook.filmed', { hook, filmed_at: filmedAt }),
    /** Called after the run is stored, which is one statement. An error here must not fail the run. */
    async runDone(userId: number, run: { run_id: number; topic: string; hooks: Hook[] }): Promise<void> {
      try {
        if ((await endpointsFor(db, userId, 'run.done')).length === 0) return;
        await db.transaction((tx) => enqueueEvent(tx, userId, 'run.done', run));
      } catch (error) {
        log.warn({ runId: run.run_id, err: error }, 'the webhooks of a run could not be enqueued');
      }
    },
    /** Sent immediately and without retries, for setting a receiver up. */
    async test(userId: number, endpointId: number): Promise<void> {
      const body = bodyOf('test', { message: 'A test from Hooksmith. Your receiver works.' });
      const delivery = { userId, endpointId, event: 'test', body };
      const [id] = await db.transaction((tx) => addDeliveries(tx, [delivery]));
      const pendingDelivery = await findPendingDelivery(db, { userId, id: id as number });
      if (pendingDelivery) await deliver(pendingDelivery, { isLastAttempt: true });
    },
    sweeps: createSweeps('webhook deliveries', () => sweepDeliveries(db), log),
  };
}

/** The id is the same in every attempt and for every endpoint, so that a receiver can recognize a repeated event. */
function bodyOf(type: string, data: object): string {
  return JSON.stringify({
    id: `evt_${crypto.randomUUID()}`,
    type,
    created_at: new Date().toISOString(),
    data,
  });
}
