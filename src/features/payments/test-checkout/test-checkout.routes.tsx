import { requireScreenUser, type ScreenVariables } from '#features/account/sessions/screen-guard.ts';
import { HttpError, notFound } from '#platform/http/errors.ts';
import { createApi, route } from '#platform/http/openapi.ts';
import { paths } from '#platform/paths.ts';
import type { Services } from '#platform/services.ts';
import { packageOf } from '../packages.ts';
import { findCheckout, updateCheckout } from '../payments.queries.ts';
import type { Payments } from '../payments.ts';
import { chooseContract } from './test-checkout.contract.ts';
import { testCheckoutDocument } from './test-checkout-page.tsx';
import type { TestProvider } from './test-provider.ts';

/** A page in place of a provider's: pay, decline, cancel. Mounted only if no provider is configured. */
export function testCheckoutRoutes(services: Services, payments: Payments, provider: TestProvider) {
  const { db, documents, assets } = services;
  const app = createApi<ScreenVariables>();
  const guard = requireScreenUser(services);

  app.get(`${paths.testCheckout}/:id`, guard, async (c) => {
    const checkout = await findCheckout(db, c.req.param('id'), c.get('user').id);
    if (!checkout) return c.notFound();
    // Styled like the application, but without its script.
    const { styles } = assets.entry('src/client.tsx');
    const page = testCheckoutDocument(checkout.id, packageOf(checkout.packageId), checkout.status, styles);
    return documents.personal(c, page);
  });

  app.openapi(route.post('/api/test-checkout/{id}/{choice}', chooseContract, guard), async (c) => {
    const { id, choice } = c.req.valid('param');
    const checkout = await findCheckout(db, id, c.get('user').id);
    if (!checkout) throw notFound();
    if (checkout.status !== 'open' && choice !== 'cancel')
      throw new HttpError(409, 'This checkout has ended already');
    switch (choice) {
      case 'pay': {
        const { body, signature } = provider.signedEvent('paid', checkout);
        await payments.handle(provider.readEvent(body, signature));
        return c.redirect(`${paths.dashboard}?success=true`, 303);
      }
      case 'decline': {
        const { body, signature } = provider.signedEvent('declined', checkout);
        await payments.handle(provider.readEvent(body, signature));
        return c.redirect(`${paths.pricing}?declined=true`, 303);
      }
      case 'cancel':
        if (checkout.status === 'open') await updateCheckout(db, id, { status: 'cancelled' });
        return c.redirect(`${paths.pricing}?cancelled=true`, 303);
      default:
        throw notFound();
    }
  });
  return app;
}
