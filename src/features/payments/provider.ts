import type { HookPackage } from './packages.ts';

/** The interface of payment providers. Each has a folder of its own. */
export type PaymentProvider = {
  name: string;
  /** Opens a checkout and returns the URL to pay at. */
  createCheckout(order: Order): Promise<{ sessionId: string; url: string }>;
  /** Accepts an event only if it is signed, fresh, of this mode and complete; otherwise throws an HttpError 400. */
  readEvent(rawBody: string, signature: string | undefined): PaymentEvent;
  /** The provider's current status of a checkout, for events that never arrived. */
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

/** An event in our own terms. Its amount is only compared with the order; the credits come from our package. */
export type PaymentEvent = {
  id: string;
  /** The provider's name of the event, for the record. */
  type: string;
  checkoutId: string | null;
  /** The provider's id of the payment, by which a later dispute is matched. */
  paymentId?: string | null;
  /** Only for events about a dispute. */
  disputeId?: string | null;
  /** The provider's data of the checkout; null for events about anything else. */
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
