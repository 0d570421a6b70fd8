import { decryptSecret } from '#platform/encryption.ts';
import type { Services } from '#platform/services.ts';
import type { Resolve } from './resolve.ts';
import { type ConnectTo, describeFailure, send } from './send.ts';
import type { SlowEndpoints } from './slow-endpoints.ts';
import { SIGNATURE_HEADER, secretContext, sign } from './webhook-signature.ts';
import { findTarget, TargetRefused } from './webhook-target.ts';
import { type PendingDelivery, recordDelivered, recordFailed } from './webhooks.queries.ts';
import type { WebhookMetrics } from './webhooks-metrics.ts';

const HTTP_GONE = 410;

type Deps = Pick<Services, 'db' | 'log' | 'config'> & {
  metrics: WebhookMetrics;
  slowEndpoints: SlowEndpoints;
  resolve: Resolve;
  dial?: ConnectTo;
  withinMs?: number;
};
/** Makes one attempt and stores its outcome. Returns false when it should be tried again. */
export type Deliver = (pending: PendingDelivery, options: { isLastAttempt: boolean }) => Promise<boolean>;

export function createDeliver(deps: Deps): Deliver {
  const { db, log, metrics, slowEndpoints } = deps;
  return async (pending, { isLastAttempt }) => {
    const { delivery, endpoint } = pending;
    const startedAt = performance.now();
    const attempt = await post(pending, deps);
    slowEndpoints.recordTime(endpoint.id, performance.now() - startedAt);
    if (attempt.answerCode !== null && attempt.answerCode >= 200 && attempt.answerCode < 300) {
      await recordDelivered(db, pending, attempt);
      metrics.deliveries.inc({ outcome: 'delivered' });
      return true;
    }
    const isGone = attempt.answerCode === HTTP_GONE;
    const isOff = await recordFailed(db, pending, { ...attempt, last: isLastAttempt, gone: isGone });
    metrics.deliveries.inc({ outcome: isLastAttempt || isOff ? 'given up' : 'failed' });
    if (isOff) log.info({ user: delivery.userId }, 'a webhook was turned off after too many failures');
    return isLastAttempt || isOff;
  };
}

/** Sends the delivery. Returns the answer's status, or a sentence about the problem for the webhook's owner. */
async function post({ delivery, endpoint }: PendingDelivery, { config, resolve, dial, withinMs }: Deps) {
  try {
    const secret = decryptSecret(config.secretKey, secretContext(endpoint.userId), endpoint.secret);
    const target = await findTarget(endpoint.url, { production: config.production, resolve });
    const headers = {
      'Content-Type': 'application/json',
      'User-Agent': 'Hooksmith-Webhooks/1',
      'Hooksmith-Event': delivery.event,
      'Hooksmith-Delivery': String(delivery.id),
      [SIGNATURE_HEADER]: sign(secret, delivery.body),
    };
    const answerCode = await send(target, { body: delivery.body, headers }, { dial, withinMs });
    const isRedirect = answerCode >= 300 && answerCode < 400;
    return { answerCode, problem: isRedirect ? 'Redirects are not followed.' : null };
  } catch (error) {
    const problem = error instanceof TargetRefused ? error.message : describeFailure(error);
    return { answerCode: null, problem };
  }
}
