import crypto from 'node:crypto';
import { paths } from '#platform/paths.ts';
import { CURRENCY } from '../packages.ts';
import type { Checkout } from '../payments.queries.ts';
import type { PaymentProvider } from '../provider.ts';
import { createStripeProvider, openStripe } from '../stripe/stripe-provider.ts';

/**
 * The built-in test checkout, for when no provider is configured. Its events have Stripe's shape and
 * signature, made with a secret that only this process knows, and go through the same handler.
 */
export type TestProvider = PaymentProvider & {
  /** A signed event, as the provider would send it. */
  signedEvent(result: 'paid' | 'declined', checkout: CheckoutTotal): { body: string; signature: string };
};

type CheckoutTotal = Pick<Checkout, 'id' | 'amount'>;

export function createTestProvider(): TestProvider {
  const webhookSecret = `whsec_${crypto.randomBytes(24).toString('hex')}`;
  const verifier = createStripeProvider({ secretKey: 'sk_test_none', webhookSecret, apiBase: null });
  return {
    name: 'test',
    createCheckout: async ({ checkoutId }) => ({
      sessionId: `test_${checkoutId}`,
      url: `${paths.testCheckout}/${checkoutId}`,
    }),
    readEvent: verifier.readEvent,
    // Its events are handled before the browser comes back, so none is ever overdue.
    lookUp: async () => ({ kind: 'open' }),
    signedEvent(result, { id, amount }) {
      const body = JSON.stringify({
        id: `evt_test_${crypto.randomBytes(12).toString('hex')}`,
        object: 'event',
        type: result === 'paid' ? 'checkout.session.completed' : 'checkout.session.async_payment_failed',
        livemode: false,
        created: Math.floor(Date.now() / 1000),
        data: {
          object: {
            id: `test_${id}`,
            object: 'checkout.session',
            client_reference_id: id,
            amount_total: amount,
            currency: CURRENCY,
            payment_status: result === 'paid' ? 'paid' : 'unpaid',
          },
        },
      });
      const signature = openStripe('sk_test_none').webhooks.generateTestHeaderString({
        payload: body,
        secret: webhookSecret,
      });
      return { body, signature };
    },
  };
}
