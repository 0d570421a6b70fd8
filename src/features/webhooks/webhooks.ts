import crypto from 'node:crypto';
import type { Hook } from '#features/hooks/hooks.schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import { decryptSecret, encryptSecret } from '#platform/encryption.ts';
import type { JobOptions } from '#platform/jobs/jobs.ts';
import { createSweeps } from '#platform/jobs/sweeps.ts';
import type { Services } from '#platform/services.ts';
import { createResolve, type Resolve } from './resolve.ts';
import { type ConnectTo, describeFailure, send } from './send.ts';
import { SIGNATURE_HEADER, sign } from './signature.ts';
import { findTarget, TargetRefused } from './webhook-target.ts';
import {
  addDeliveries,
  countPendingDeliveries,
  endpointsFor,
  findPendingDelivery,
  giveUp,
  type OwnedId,
  type PendingDelivery,
  recordDelivered,
  recordFailed,
  sweepDeliveries,
} from './webhooks.queries.ts';
import { MAX_WAITING, type WebhookEvent } from './webhooks.schema.ts';
import { createWebhookMetrics } from './webhooks-metrics.ts';

const QUEUE = 'webhooks';
/** About two hours of tries, the first again after half a minute. */
const TRIES: JobOptions = {
  retries: 8,
  firstRetrySeconds: 30,
  timeoutSeconds: 30,
  parallel: 5,
  workers: 4,
  // A user with slow receivers delays only their own deliveries.
  eachGroup: 2,
};
const HTTP_GONE = 410;
/** A receiver that takes longer than this is slow. For an hour its deliveries have a lower priority. */
const SLOW_MS = 3000;
const SLOW_FOR_MS = 3_600_000;
const SLOW_BEHIND = 100;
const MAX_SLOW = 10_000;

/** Replacements for the network, for tests. */
export type WebhookNetwork = { resolve?: Resolve; dial?: ConnectTo; withinMs?: number };
export type Webhooks = ReturnType<typeof createWebhooks>;
type Deps = Pick<Services, 'db' | 'jobs' | 'log' | 'metrics' | 'config'>;

/** A key bound to its owner: one cannot be put in place of another's. */
export const secretContext = (userId: number): string => `user ${userId} webhook`;

/** Tells receivers of a user's what happened: kept in the database, sent by the queue, tried again. */
export function createWebhooks(
  deps: Deps,
  { resolve = createResolve(), dial, withinMs }: WebhookNetwork = {},
) {
  const { db, jobs, log, config } = deps;
  const { deliveries } = createWebhookMetrics(deps.metrics);
  const rules = { production: config.production, resolve };

  /** Receivers by the time until which they count as slow; known to the process that asked them. */
  const slow = new Map<number, number>();
  const isSlow = (endpointId: number) => (slow.get(endpointId) ?? 0) > Date.now();
  function recordTime(endpointId: number, ms: number): void {
    if (ms < SLOW_MS) slow.delete(endpointId);
    else {
      if (slow.size >= MAX_SLOW) slow.clear();
      slow.set(endpointId, Date.now() + SLOW_FOR_MS);
    }
  }

  async function post({ delivery, endpoint }: PendingDelivery): Promise<number> {
    const secret = decryptSecret(config.secretKey, secretContext(endpoint.userId), endpoint.secret);
    const target = await findTarget(endpoint.url, rules);
    const headers = {
      'Content-Type': 'application/json',
      'User-Agent': 'Hooksmith-Webhooks/1',
      'Hooksmith-Event': delivery.event,
      'Hooksmith-Delivery': String(delivery.id),
      [SIGNATURE_HEADER]: sign(secret, delivery.body),
    };
    return send(target, { body: delivery.body, headers }, dial, withinMs);
  }

  /** One attempt; false when it should be tried again. */
  async function attempt(pendingDelivery: PendingDelivery, only = false): Promise<boolean> {
    let answerCode: number | null = null;
    let problem: string | null = null;
    const begun = performance.now();
    try {
      answerCode = await post(pendingDelivery);
    } catch (error) {
      problem = error instanceof TargetRefused ? error.message : describeFailure(error);
    }
    recordTime(pendingDelivery.endpoint.id, performance.now() - begun);
    if (answerCode !== null && answerCode >= 200 && answerCode < 300) {
      await recordDelivered(db, pendingDelivery, { answerCode, problem });
      deliveries.inc({ outcome: 'delivered' });
      return true;
    }
    if (answerCode !== null && answerCode >= 300 && answerCode < 400) problem = 'Redirects are not followed.';
    const last = only || pendingDelivery.delivery.attempts >= TRIES.retries;
    const gone = answerCode === HTTP_GONE;
    const off = await recordFailed(db, pendingDelivery, { answerCode, problem, last, gone });
    deliveries.inc({ outcome: last || off ? 'given up' : 'failed' });
    if (off)
      log.info({ user: pendingDelivery.endpoint.userId }, 'a webhook was turned off after too many failures');
    return last || off;
  }

  jobs.work<OwnedId>(QUEUE, TRIES, async (ownedId) => {
    const pendingDelivery = await findPendingDelivery(db, ownedId);
    if (!pendingDelivery) return;
    if (pendingDelivery.endpoint.disabledAt) return giveUp(db, ownedId, 'This webhook is turned off.');
    if (!(await attempt(pendingDelivery))) throw new Error('a delivery failed');
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
    if (pendingCount + endpoints.length > MAX_WAITING) return deliveries.inc({ outcome: 'left out' });
    const body = bodyOf(event, data);
    const ids = await addDeliveries(
      tx,
      endpoints.map((endpointId) => ({ userId, endpointId, event, body })),
    );
    // Many waiting deliveries and slow receivers lower the priority. A user with slow receivers only delays their own deliveries.
    for (const [n, id] of ids.entries()) {
      const behind = pendingCount + n + (isSlow(endpoints[n] as number) ? SLOW_BEHIND : 0);
      await jobs.enqueue(tx, QUEUE, { userId, id }, { group: String(userId), priority: -behind });
    }
  }

  return {
    rules,
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
      const [id] = await addDeliveries(db, [{ userId, endpointId, event: 'test', body }]);
      const pendingDelivery = await findPendingDelivery(db, { userId, id: id as number });
      if (pendingDelivery) await attempt(pendingDelivery, true);
    },
    sweeps: createSweeps('webhook deliveries', () => sweepDeliveries(db), log),
  };
}

/** The id is the same in every attempt and at every receiver, so that these know what they have seen. */
function bodyOf(type: string, data: object): string {
  return JSON.stringify({
    id: `evt_${crypto.randomUUID()}`,
    type,
    created_at: new Date().toISOString(),
    data,
  });
}
