import Stripe from 'stripe';
import type { Config } from '#platform/config.ts';
import type { PaymentEvent, PaymentProvider } from '../provider.ts';
import { invalidSignature, refuseOddSignature } from './signature.ts';

const ANSWER_WITHIN_MS = 15_000;

/** Stripe Checkout in payment mode, with prices of our own packages. */
export function createStripeProvider({
  secretKey,
  webhookSecret,
  apiBase,
}: NonNullable<Config['stripe']>): PaymentProvider {
  const base = apiBase ? new URL(apiBase) : null;
  const stripe = new Stripe(secretKey, {
    timeout: ANSWER_WITHIN_MS,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(base
      ? { host: base.hostname, port: base.port, protocol: base.protocol.replace(':', '') as 'http' | 'https' }
      : {}),
  });
  const live = secretKey.startsWith('sk_live_') || secretKey.startsWith('rk_live_');

  return {
    name: 'stripe',
    async createCheckout({ checkoutId, email, one, successUrl, cancelUrl }) {
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          client_reference_id: checkoutId,
          customer_email: email,
          success_url: successUrl,
          cancel_url: cancelUrl,
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: 'usd',
                unit_amount: one.amount,
                product_data: {
                  name: `Hooksmith: ${one.name}`,
                  description: `${one.runs} runs, used within 12 months`,
                },
              },
            },
          ],
          metadata: { checkout: checkoutId },
          payment_intent_data: { metadata: { checkout: checkoutId } },
        },
        // A retry of ours, or of the SDK, opens no second checkout.
        { idempotencyKey: checkoutId },
      );
      if (!session.url) throw new Error('Stripe gave no address for the checkout');
      return { sessionId: session.id, url: session.url };
    },

    readEvent(rawBody, signature) {
      const header = refuseOddSignature(signature);
      let event: Stripe.Event;
      try {
        event = stripe.webhooks.constructEvent(rawBody, header, webhookSecret);
      } catch {
        throw invalidSignature();
      }
      if (event.livemode !== live) throw invalidSignature();
      return translate(event);
    },

    async lookUp(sessionId) {
      const session = await stripe.checkout.sessions.retrieve(sessionId);
      if (session.payment_status === 'paid') return 'paid';
      return session.status === 'expired' ? 'expired' : 'open';
    },
  };
}

/** Stripe's words in ours. */
export function translate(
  event: Pick<Stripe.Event, 'id' | 'type'> & { data: { object: object } },
): PaymentEvent {
  const object = event.data.object as {
    client_reference_id?: string | null;
    payment_status?: string;
    metadata?: Record<string, string> | null;
    payment_intent?: string | object | null;
  };
  const checkoutId = object.client_reference_id ?? object.metadata?.checkout ?? null;
  const paymentId = typeof object.payment_intent === 'string' ? object.payment_intent : null;
  const means = meaning(event.type, object.payment_status);
  return { id: event.id, type: event.type, checkoutId, paymentId, means };
}

function meaning(type: string, paymentStatus: string | undefined): PaymentEvent['means'] {
  switch (type) {
    case 'checkout.session.completed':
      // Some ways to pay take days: then the money is announced by an event of its own.
      return paymentStatus === 'paid' ? 'paid' : 'pending';
    case 'checkout.session.async_payment_succeeded':
      return 'paid';
    case 'checkout.session.async_payment_failed':
      return 'failed';
    case 'checkout.session.expired':
      return 'expired';
    case 'charge.refunded':
      return 'refunded';
    case 'charge.dispute.created':
      return 'disputed';
    default:
      return 'nothing to us';
  }
}
