import type { HookPackage } from './packages.ts';

/** What a payment provider has to be able to do for us. Adapters live in folders of their own. */
export type PaymentProvider = {
  name: string;
  /** Opens a checkout at the provider and says where the browser goes. */
  createCheckout(order: Order): Promise<{ sessionId: string; url: string }>;
  /** Believes an event only if it is signed, fresh, of this mode and whole; throws an HttpError 400 otherwise. */
  readEvent(rawBody: string, signature: string | undefined): PaymentEvent;
  /** What the provider knows of a checkout now, for events that never came. */
  lookUp(sessionId: string): Promise<CheckoutStatus>;
};

export type CheckoutStatus = Pick<PaymentEvent, 'paymentId' | 'session'> & {
  kind: 'paid' | 'open' | 'failed' | 'expired';
};

export type Order = {
  checkoutId: string;
  email: string;
  hookPackage: HookPackage;
  successUrl: string;
  cancelUrl: string;
};

/** An event in our own words. Runs are never taken from it, and its amount is only compared with what was ordered. */
export type PaymentEvent = {
  id: string;
  /** The provider's own name for it, kept for the record. */
  type: string;
  checkoutId: string | null;
  /** The provider's id of the payment itself, by which a later dispute is told whose it is. */
  paymentId?: string | null;
  /** Null for events about anything but a dispute. */
  disputeId?: string | null;
  /** The checkout as the provider knows it; null for events about anything else. */
  session?: { id: string; amount: number | null; currency: string | null } | null;
  kind:
    | 'paid'
    | 'pending'
    | 'failed'
    | 'expired'
    | 'refunded'
    | 'refunded in part'
    | 'disputed'
    | 'dispute won'
    | 'dispute lost'
    | 'ignored';
};
