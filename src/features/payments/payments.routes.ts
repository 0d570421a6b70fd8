import { requireUser } from '#features/account/sessions/route-guards.ts';
import { linkOrigin } from '#platform/http/link-origin.ts';
import { createApi, route } from '#platform/http/openapi.ts';
import type { Services } from '#platform/services.ts';
import {
  confirmingContract,
  createCheckoutContract,
  purchasesContract,
  stripeEventContract,
} from './payments.contract.ts';
import { listPurchases } from './payments.queries.ts';
import type { Payments } from './payments.ts';

export function paymentsRoutes(services: Services, payments: Payments) {
  const { db, limits, config } = services;
  return createApi()
    .openapi(
      route.post('/api/create-checkout-session', createCheckoutContract, requireUser(services)),
      async (c) => {
        const user = c.get('user');
        const { priceId: packageId } = c.req.valid('json');
        await limits.consume('checkout', user.id);
        return c.json({ url: await payments.open(user, packageId, linkOrigin(c, config)) }, 200);
      },
    )
    .openapi(route.get('/api/purchases', purchasesContract, requireUser(services)), async (c) =>
      c.json({ purchases: await listPurchases(db, c.get('user').id) }, 200),
    )
    .openapi(route.get('/api/checkouts/confirming', confirmingContract, requireUser(services)), async (c) => {
      const { id } = c.get('user');
      await limits.consume('confirming', id);
      return c.json({ confirming: await payments.isConfirming(id) }, 200);
    })
    .openapi(route.post('/api/webhooks/stripe', stripeEventContract), async (c) => {
      // The signature is over the exact bytes of the body.
      const event = payments.provider.readEvent(await c.req.text(), c.req.header('stripe-signature'));
      return c.text(await payments.handle(event), 200);
    });
}
