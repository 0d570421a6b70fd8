import { z } from 'zod';
import { HttpError } from '#platform/http/errors.ts';
import type { PaymentEvent } from '../provider.ts';

/** Translates Stripe's events. A signature proves the sender, not the shape, so the shape is validated. */

/** Ids and names: short, and without characters that the database refuses. */
const text = z
  .string()
  .min(1)
  .max(255)
  .regex(/^\P{Cc}*$/u);

const eventSchema = z.object({
  id: text,
  type: text,
  livemode: z.boolean(),
  data: z.object({ object: z.looseObject({}) }),
});
export type StripeEvent = z.output<typeof eventSchema>;

/** The fields of a checkout session, a charge or a dispute that are used. */
const objectSchema = z.object({
  id: text,
  client_reference_id: text.nullish(),
  metadata: z.object({ checkout: text.optional() }).nullish(),
  payment_intent: z.union([text, z.object({ id: text })]).nullish(),
  payment_status: text.nullish(),
  amount_total: z.int().nullish(),
  currency: text.nullish(),
  /** True for a charge that was refunded in full. */
  refunded: z.boolean().nullish(),
  /** The state of a dispute. */
  status: text.nullish(),
});
type StripeObject = z.output<typeof objectSchema>;

export function parseEvent(event: unknown): StripeEvent {
  return parseWith(eventSchema, event);
}

function parseWith<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const { success, data } = schema.safeParse(value);
  if (!success) throw new HttpError(400, 'Invalid event');
  return data;
}

export function toPaymentEvent({ id, type, data }: StripeEvent): PaymentEvent {
  const kind = Object.hasOwn(EVENT_KINDS, type) ? EVENT_KINDS[type] : undefined;
  if (!kind) return { id, type, checkoutId: null, kind: 'ignored' };
  const object = parseWith(objectSchema, data.object);
  return {
    id,
    type,
    checkoutId: object.client_reference_id ?? object.metadata?.checkout ?? null,
    paymentId: paymentIdOf(object.payment_intent),
    disputeId: type.startsWith('charge.dispute.') ? object.id : null,
    session: type.startsWith('checkout.session.') ? sessionOf(object) : null,
    kind: typeof kind === 'string' ? kind : kind(object),
  };
}

export function paymentIdOf(payment: StripeObject['payment_intent']): string | null {
  return (typeof payment === 'object' ? payment?.id : payment) ?? null;
}

export function sessionOf({ id, amount_total, currency }: StripeObject): PaymentEvent['session'] {
  return { id, amount: amount_total ?? null, currency: currency ?? null };
}

type EventKind = PaymentEvent['kind'];

const EVENT_KINDS: Record<string, EventKind | ((object: StripeObject) => EventKind)> = {
  // Some payment methods take days. Their payment is announced by a later event.
  'checkout.session.completed': ({ payment_status }) => (payment_status === 'paid' ? 'paid' : 'pending'),
  'checkout.session.async_payment_succeeded': 'paid',
  'checkout.session.async_payment_failed': 'failed',
  'checkout.session.expired': 'expired',
  'charge.refunded': ({ refunded }) => (refunded ? 'refunded' : 'refunded in part'),
  'charge.dispute.created': 'disputed',
  // A warning that closes without a dispute moves no money.
  'charge.dispute.closed': ({ status }) =>
    status === 'won' || status === 'warning_closed' ? 'dispute won' : 'dispute lost',
};
