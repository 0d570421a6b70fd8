import crypto from 'node:crypto';
import type { User } from '#features/account/user.schema.ts';
import { HttpError } from '#platform/http/errors.ts';
import { paths } from '#platform/paths.ts';
import type { Services } from '#platform/services.ts';
import { createCheckoutStatusCache } from './checkout-status-cache.ts';
import { fulfill, type Outcome } from './fulfill.ts';
import { createReceiptQueue } from './mails/receipt-queue.ts';
import { type PackageId, packageOf } from './packages.ts';
import { insertCheckout, newestUnsettledCheckouts, updateCheckout } from './payments.queries.ts';
import type { PaymentEvent, PaymentProvider } from './provider.ts';
import { createReconciler } from './reconcile.ts';

export type Payments = ReturnType<typeof createPayments>;

/** Opens checkouts and processes the provider's events. */
export function createPayments(services: Services, provider: PaymentProvider) {
  const { db, log } = services;
  const lookUp = createCheckoutStatusCache(provider);
  const enqueueReceipt = createReceiptQueue(services);

  async function handle(event: PaymentEvent): Promise<Outcome> {
    const outcome = await fulfill(db, event, provider.name, enqueueReceipt);
    // A payment could not be matched to a checkout, so the operator has to look.
    const unsettled =
      outcome === 'not as ordered' || (outcome === 'unknown checkout' && event.kind === 'paid');
    const level = unsettled ? 'warn' : 'info';
    log[level]({ event: event.id, type: event.type, outcome }, 'a payment event was handled');
    return outcome;
  }

  const { reconcile, start, stop } = createReconciler(services, provider, handle);
  return {
    provider,
    handle,
    reconcile,
    start,
    stop,

    async open(user: User, packageId: PackageId, returnTo: string): Promise<string> {
      const hookPackage = packageOf(packageId);
      const checkoutId = `co_${crypto.randomBytes(12).toString('hex')}`;
      await insertCheckout(db, { id: checkoutId, userId: user.id, hookPackage, provider: provider.name });
      const order = {
        checkoutId,
        email: user.email,
        hookPackage,
        successUrl: `${returnTo}${paths.dashboard}?success=true`,
        cancelUrl: `${returnTo}${paths.pricing}?cancelled=true`,
      };
      const { sessionId, url } = await provider.createCheckout(order).catch(async (error: Error) => {
        await updateCheckout(db, checkoutId, { status: 'failed' });
        log.warn(
          { reason: describeFailure(error), checkoutId },
          'the payment provider could not open a checkout',
        );
        throw new HttpError(
          502,
          'The payment page could not be opened. You were not charged. Please try again.',
        );
      });
      await updateCheckout(db, checkoutId, { providerSessionId: sessionId });
      return url.startsWith('/') ? returnTo + url : url;
    },

    /** Whether this user has paid for a checkout whose event has not arrived yet. */
    async isConfirming(userId: number): Promise<boolean> {
      for (const { providerSessionId, status } of await newestUnsettledCheckouts(db, userId)) {
        if (status === 'pending') return true;
        const session = await lookUp(providerSessionId ?? '').catch(() => null);
        if (session?.kind === 'paid') return true;
      }
      return false;
    },
  };
}

/** Names the kind of a failure without the provider's message, which may contain an address. */
function describeFailure(error: Error & { type?: string; code?: string; statusCode?: number }): string {
  const parts = [error.type, error.code, error.statusCode].filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : error.name;
}
