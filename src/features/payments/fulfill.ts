import { grantCredits, setExpiry } from '#features/credits/ledger.ts';
import type { Database, Transaction } from '#platform/database/database.ts';
import { CURRENCY, packageOf } from './packages.ts';
import {
  type Checkout,
  insertPurchase,
  isRefundedOrDisputed,
  lockCheckout,
  markPaid,
  purchaseTime,
  recordEvent,
  setOutcome,
  updateCheckout,
} from './payments.queries.ts';
import type { PaymentEvent } from './provider.ts';

/** Purchased credits can be used for twelve months, to the day. */
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
  | 'not as ordered'
  | 'refunded'
  | 'disputed'
  | 'dispute won'
  | 'recorded'
  | 'unknown checkout'
  | 'known event';

type OnPurchase = (tx: Transaction, purchase: { userId: number; purchaseId: number }) => Promise<void>;

/**
 * Processes a payment event in one transaction. Its id is recorded (a duplicate ends there), the checkout is read again
 * and compared, and on the first payment the purchase and its credits are written. A checkout is credited once, with
 * the numbers of our own package, in whatever order and however often events arrive.
 */
export async function fulfill(
  db: Database,
  event: PaymentEvent,
  provider: string,
  onPurchase: OnPurchase,
): Promise<Outcome> {
  return db.transaction(async (tx) => {
    const recorded = await recordEvent(tx, event, provider);
    if (!recorded) return 'known event';
    const checkout = recorded.checkoutId ? await lockCheckout(tx, recorded.checkoutId) : null;
    const outcome = await apply(tx, event, checkout, onPurchase);
    await setOutcome(tx, event.id, outcome);
    if (checkout && MOVES_MONEY.includes(outcome)) await updateGrantExpiry(tx, checkout);
    return outcome;
  });
}

const MOVES_MONEY: readonly Outcome[] = ['credited', 'refunded', 'disputed', 'dispute won'];

async function apply(
  tx: Transaction,
  event: PaymentEvent,
  checkout: Checkout | null,
  onPurchase: OnPurchase,
): Promise<Outcome> {
  const { kind } = event;
  switch (kind) {
    case 'refunded':
    case 'disputed':
    case 'dispute won':
      return kind;
    case 'refunded in part':
    case 'dispute lost':
    case 'ignored':
      return 'recorded';
  }
  if (!checkout) return 'unknown checkout';
  if (!isAsOrdered(checkout, event)) return 'not as ordered';
  switch (kind) {
    case 'paid':
      return credit(tx, checkout, onPurchase);
    case 'pending':
      return settleUnlessPaid(tx, checkout, 'pending', 'waiting for the money');
    default:
      return settleUnlessPaid(tx, checkout, kind, 'not paid');
  }
}

/** A signature proves that the provider sent the event, not that it is about this checkout and its full amount. */
function isAsOrdered(checkout: Checkout, { session, kind }: PaymentEvent): boolean {
  if (!session || session.id !== checkout.providerSessionId) return false;
  return kind !== 'paid' || (session.amount === checkout.amount && session.currency === CURRENCY);
}

/**
 * Unspent credits of a purchase end while its money is not ours: refunded in full, or disputed and not won. All
 * recorded events are read, so their order makes no difference.
 */
async function updateGrantExpiry(tx: Transaction, checkout: Checkout): Promise<void> {
  const purchasedAt = await purchaseTime(tx, checkout.id);
  if (!purchasedAt) return;
  const grant = { userId: checkout.userId, reference: referenceOf(checkout) };
  await setExpiry(tx, grant, (await isRefundedOrDisputed(tx, checkout.id)) ? 'now' : expiryOf(purchasedAt));
}

const referenceOf = ({ id }: Checkout) => `checkout:${id}`;

async function credit(tx: Transaction, checkout: Checkout, onPurchase: OnPurchase): Promise<Outcome> {
  const hookPackage = packageOf(checkout.packageId);
  const purchaseId = await insertPurchase(tx, checkout, hookPackage);
  if (purchaseId === null) return 'credited before';
  const { userId } = checkout;
  await grantCredits(tx, {
    userId,
    source: 'purchase',
    reference: referenceOf(checkout),
    credits: hookPackage.credits,
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
