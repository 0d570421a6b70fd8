import { createRequire } from 'node:module';
import type Stripe from 'stripe';
import type { Config } from '#platform/config.ts';
import { CURRENCY } from '../packages.ts';
import type { Order, PaymentProvider } from '../provider.ts';
import { parseEvent, paymentIdOf, sessionOf, toPaymentEvent } from './events.ts';
import { checkSignatureHeader, invalidSignature } from './stripe-signature.ts';

const RESPONSE_TIMEOUT_MS = 15_000;
/** Stripe's default is a day. After this time an unpaid checkout need not be checked any more. */
const OPEN_SECONDS = 3600;

/** The library has two hundred files and some megabytes, so it is only loaded when it is needed. */
export function openStripe(...options: ConstructorParameters<typeof Stripe>): Stripe {
  const Client = createRequire(import.meta.url)('stripe') as typeof Stripe;
  return new Client(...options);
}

type StripeConfig = NonNullable<Config['stripe']>;

/** Stripe Checkout in payment mode, with prices of our own packages. */
export function createStripeProvider(config: StripeConfig): PaymentProvider {
  const { secretKey, webhookSecret } = config;
  let opened: Stripe | undefined;
  const stripe = () => {
    opened ??= openStripe(secretKey, clientConfig(config));
    return opened;
  };
  const live = secretKey.startsWith('sk_live_') || secretKey.startsWith('rk_live_');

  return {
    name: 'stripe',
    async createCheckout(order) {
      // A retry, ours or the SDK's, opens no second checkout.
      const options = { idempotencyKey: order.checkoutId };
      const session = await stripe().checkout.sessions.create(newSessionOf(order), options);
      if (!session.url) throw new Error('Stripe gave no address for the checkout');
      return { sessionId: session.id, url: session.url };
    },

    readEvent(rawBody, signature) {
      const header = checkSignatureHeader(signature);
      let sent: unknown;
      try {
        sent = stripe().webhooks.constructEvent(rawBody, header, webhookSecret);
      } catch {
        throw invalidSignature();
      }
      const event = parseEvent(sent);
      if (event.livemode !== live) throw invalidSignature();
      return toPaymentEvent(event);
    },

    async lookUp(sessionId) {
      const session = await stripe().checkout.sessions.retrieve(sessionId);
      const unpaid = session.status === 'expired' ? 'expired' : 'open';
      return {
        kind: session.payment_status === 'paid' ? 'paid' : unpaid,
        paymentId: paymentIdOf(session.payment_intent),
        session: sessionOf(session),
      };
    },
  };
}

/** With `apiBase` the requests go to another host, such as the one of the tests. */
function clientConfig({ apiBase }: StripeConfig): Stripe.StripeConfig {
  const base = apiBase ? new URL(apiBase) : null;
  return {
    timeout: RESPONSE_TIMEOUT_MS,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(base
      ? {
          host: base.hostname,
          port: base.port,
          protocol: base.protocol.replace(':', '') as 'http' | 'https',
        }
      : {}),
  };
}

function newSessionOf({ checkoutId, email, hookPackage, successUrl, cancelUrl }: Order) {
  return {
    mode: 'payment',
    client_reference_id: checkoutId,
    customer_email: email,
    success_url: successUrl,
    cancel_url: cancelUrl,
    expires_at: Math.floor(Date.now() / 1000) + OPEN_SECONDS,
    // The payment is compared with the order, so it must be in the same currency.
    adaptive_pricing: { enabled: false },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: CURRENCY,
          unit_amount: hookPackage.amount,
          product_data: {
            name: `Hooksmith: ${hookPackage.name}`,
            description: `${hookPackage.credits} runs, used within 12 months`,
          },
        },
      },
    ],
    metadata: { checkout: checkoutId },
    payment_intent_data: { metadata: { checkout: checkoutId } },
  } satisfies Stripe.Checkout.SessionCreateParams;
}
