import { createRoute } from '@hono/zod-openapi';
import { linkOrigin } from '#features/account/account-mails.ts';
import { requireUser, type SessionVariables } from '#features/account/sessions.ts';
import { createApi, jsonAnswer, jsonBody, refusal } from '#platform/http/openapi.ts';
import type { Services } from '#platform/services.ts';
import { listPurchases } from './payments.queries.ts';
import {
  checkoutAnswerSchema,
  checkoutSchema,
  confirmingSchema,
  purchasesSchema,
} from './payments.schema.ts';
import type { Payments } from './payments.ts';

const tags = ['Payments'];
const signedOut = refusal('Not signed in');

const openRoute = createRoute({
  method: 'post',
  path: '/api/create-checkout-session',
  tags,
  summary: 'Begin to buy a package',
  description:
    'Answers where the browser goes to pay. Runs are added when the provider says that the money came.',
  request: { body: jsonBody(checkoutSchema) },
  responses: {
    200: jsonAnswer(checkoutAnswerSchema, 'Where to pay'),
    400: refusal('Unknown package'),
    401: signedOut,
    429: refusal('Too many tries'),
    502: refusal('The provider could not be reached'),
  },
});

const purchasesRoute = createRoute({
  method: 'get',
  path: '/api/purchases',
  tags,
  summary: 'What the user bought, newest first',
  responses: { 200: jsonAnswer(purchasesSchema, 'The purchases'), 401: signedOut },
});

const confirmingRoute = createRoute({
  method: 'get',
  path: '/api/checkouts/confirming',
  tags,
  summary: 'Is a payment of this user still being confirmed?',
  responses: {
    200: jsonAnswer(confirmingSchema, 'Whether one is'),
    401: signedOut,
    429: refusal('Too many tries'),
  },
});

const webhookRoute = createRoute({
  method: 'post',
  path: '/api/webhooks/stripe',
  tags,
  summary: "The payment provider's signed events",
  responses: {
    200: { description: 'What was done' },
    400: refusal('The signature is not valid, or the event is not whole'),
  },
});

export function paymentsRoutes(services: Services, payments: Payments) {
  const { db, limits, config } = services;
  const guard = requireUser(services);
  return createApi<SessionVariables>()
    .openapi({ ...openRoute, middleware: guard }, async (c) => {
      const user = c.get('user');
      const { priceId } = c.req.valid('json');
      await limits.take('checkout', user.id);
      return c.json({ url: await payments.open(user, priceId, linkOrigin(c, config)) }, 200);
    })
    .openapi({ ...purchasesRoute, middleware: guard }, async (c) =>
      c.json({ purchases: await listPurchases(db, c.get('user').id) }, 200),
    )
    .openapi({ ...confirmingRoute, middleware: guard }, async (c) => {
      const { id } = c.get('user');
      await limits.take('confirming', id);
      return c.json({ confirming: await payments.isConfirming(id) }, 200);
    })
    .openapi(webhookRoute, async (c) => {
      // The signature is over the very bytes that came.
      const event = payments.provider.readEvent(await c.req.text(), c.req.header('stripe-signature'));
      return c.text(await payments.handle(event), 200);
    });
}
