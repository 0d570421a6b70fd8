import { grantRuns } from '#features/credits/ledger.ts';
import type { Database, Transaction } from '#platform/database/database.ts';
import {
  type Checkout,
  insertPurchase,
  lockCheckout,
  markPaid,
  packageOf,
  recordEvent,
  setOutcome,
  updateCheckout,
} from './payments.queries.ts';
import type { PaymentEvent } from './provider.ts';

/** Runs are for twelve months, to the day. */
export function expiryOf(purchase: Date): Date {
  const expiry = new Date(purchase);
  expiry.setUTCFullYear(expiry.getUTCFullYear() + 1);
  return expiry;
}

export type Outcome =
  | 'credited'
  | 'credited before'
  | 'waiting for the money'
  | 'not paid'
  | 'recorded'
  | 'unknown checkout'
  | 'known event';

type OnPurchase = (tx: Transaction, purchase: { userId: number; purchaseId: number }) => Promise<void>;

/**
 * What an event does, in one transaction: its id is recorded (a second delivery ends there), the checkout
 * is read again, and if it is paid for the first time the purchase and its runs are written. Whatever the
 * order in which events come and however often, a checkout is credited once, by our own package's numbers.
 */
export async function fulfil(
  db: Database,
  event: PaymentEvent,
  provider: string,
  onPurchase: OnPurchase,
): Promise<Outcome> {
  return db.transaction(async (tx) => {
    if (!(await recordEvent(tx, event, provider))) return 'known event';
    const outcome = await apply(tx, event, onPurchase);
    await setOutcome(tx, event.id, outcome);
    return outcome;
  });
}

async function apply(tx: Transaction, event: PaymentEvent, onPurchase: OnPurchase): Promise<Outcome> {
  if (event.means === 'nothing to us') return 'recorded';
  const checkout = event.checkoutId ? await lockCheckout(tx, event.checkoutId) : null;
  if (!checkout)
    return event.means === 'refunded' || event.means === 'disputed' ? 'recorded' : 'unknown checkout';
  switch (event.means) {
    case 'paid':
      return credit(tx, checkout, onPurchase);
    case 'pending':
      return settleUnlessPaid(tx, checkout, 'pending', 'waiting for the money');
    case 'failed':
    case 'expired':
      return settleUnlessPaid(tx, checkout, event.means, 'not paid');
    default:
      return 'recorded';
  }
}

async function credit(tx: Transaction, checkout: Checkout, onPurchase: OnPurchase): Promise<Outcome> {
  const one = packageOf(checkout.packageId);
  const purchaseId = await insertPurchase(tx, checkout, one);
  if (purchaseId === null) return 'credited before';
  const { userId } = checkout;
  await grantRuns(tx, {
    userId,
    source: 'purchase',
    reference: `checkout:${checkout.id}`,
    runs: one.runs,
    expiresAt: expiryOf(new Date()),
  });
  await markPaid(tx, userId);
  await updateCheckout(tx, checkout.id, { status: 'paid' });
  await onPurchase(tx, { userId, purchaseId });
  return 'credited';
}

async function settleUnlessPaid(
  tx: Transaction,
  checkout: Checkout,
  status: 'pending' | 'failed' | 'expired',
  outcome: Outcome,
) {
  if (checkout.status === 'paid') return 'credited before' as const;
  await updateCheckout(tx, checkout.id, { status });
  return outcome;
}
