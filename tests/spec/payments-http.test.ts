import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PACKAGES } from '#features/payments/packages.ts';
import type { Purchase } from '#features/payments/payments.schema.ts';
import { readConfig } from '#platform/config.ts';
import { type EventOptions, startStripeServer, stripeEvent } from '../support/stripe-server.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { signedIn } from '../support/users.ts';

const SECRET = 'whsec_of_the_test';
let stripe: Awaited<ReturnType<typeof startStripeServer>>;
let app: TestApp;
let testCheckout: TestApp;
beforeAll(async () => {
  stripe = await startStripeServer();
  const env = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: SECRET, STRIPE_API_BASE: stripe.url };
  [app, testCheckout] = await Promise.all([createTestApp({ env }), createTestApp()]);
});
afterAll(async () => {
  await app.close();
  await testCheckout.close();
  await stripe.close();
});

type Person = Awaited<ReturnType<typeof signedIn>>;

async function openCheckout({ visitor }: Person, priceId = 'hookmaster') {
  const answer = await visitor.post('/api/create-checkout-session', { priceId });
  expect(answer.status).toBe(200);
  return {
    url: ((await answer.json()) as { url: string }).url,
    session: stripe.last(),
    checkoutId: stripe.last().client_reference_id,
  };
}
async function deliver(checkoutId: string, options: Partial<EventOptions> = {}) {
  const { id, amount_total, currency } = stripe.of(checkoutId) ?? {};
  const session = id ? { id, amount_total, currency } : {};
  const event = stripeEvent(checkoutId, { secret: SECRET, object: session, ...options });
  const answer = await app
    .visitor()
    .post('/api/webhooks/stripe', event.body, { 'stripe-signature': event.signature });
  return { ...event, status: answer.status, said: await answer.text() };
}
const purchasesOf = async ({ visitor }: Person): Promise<Purchase[]> =>
  ((await (await visitor.get('/api/purchases')).json()) as { purchases: Purchase[] }).purchases;
const userOf = async ({ visitor }: Person) => (await visitor.get('/api/user')).json();
const creditsOf = async (person: Person): Promise<number> => (await userOf(person)).hook_credits;

async function bought(priceId = 'hookmaster'): Promise<{ person: Person; purchase: Purchase }> {
  const person = await signedIn(app, { credits: 0 });
  const { checkoutId } = await openCheckout(person, priceId);
  expect((await deliver(checkoutId)).said).toBe('credited');
  return { person, purchase: (await purchasesOf(person))[0] as Purchase };
}

test('[7.purchases.200] GET /api/purchases answers 200 {purchases: [...]}; for a user who bought nothing the list is empty.', async () => {
  const { visitor } = await signedIn(app);
  const answer = await visitor.get('/api/purchases');
  expect([answer.status, await answer.json()]).toEqual([200, { purchases: [] }]);
});
test('[7.checkout.200] POST /api/create-checkout-session {priceId} answers 200 {url}.', async () => {
  const { url } = await openCheckout(await signedIn(app));
  expect(url).toMatch(/^https:\/\/checkout\.stripe\.test\/cs_test_/);
});
test('[7.checkout.price-hookseeker] priceId takes hookseeker.', async () =>
  void (await openCheckout(await signedIn(app), 'hookseeker')));
test('[7.checkout.price-hookmaster] priceId takes hookmaster.', async () =>
  void (await openCheckout(await signedIn(app), 'hookmaster')));
test('[7.checkout.price-hooklegend] priceId takes hooklegend.', async () =>
  void (await openCheckout(await signedIn(app), 'hooklegend')));
test("[7.checkout.unknown-400] POST /api/create-checkout-session with any other priceId, or none, answers 400 'Unknown package'.", async () => {
  const { visitor } = await signedIn(app);
  for (const body of [
    { priceId: 'price_1' },
    { priceId: '' },
    {},
    { priceId: 3 },
    [],
    { priceId: 'constructor' },
  ]) {
    const answer = await visitor.post('/api/create-checkout-session', body);
    expect([answer.status, await answer.text()]).toEqual([400, 'Unknown package']);
  }
});
test('[6.anonymous.pricing-without-purchase] An anonymous visitor may view /pricing but not buy: POST /api/create-checkout-session answers 401.', async () => {
  expect((await app.visitor().get('/pricing')).status).toBe(200);
  expect((await app.visitor().post('/api/create-checkout-session', { priceId: 'hookmaster' })).status).toBe(
    401,
  );
});
test('[6.anonymous.no-purchases] GET /api/purchases without a session answers 401.', async () => {
  expect((await app.visitor().get('/api/purchases')).status).toBe(401);
});
test('[6.user.own-purchases-only] A signed-in user never sees purchases of another user.', async () => {
  await bought();
  expect(await purchasesOf(await signedIn(app))).toEqual([]);
});
test('[6.user.purchases-and-billing] A signed-in user may buy packages and see the billing history.', async () => {
  const { person } = await bought();
  expect(await purchasesOf(person)).toHaveLength(1);
});

test('[3.purchase.id] A purchase has id.', async () =>
  expect((await bought()).purchase.id).toEqual(expect.any(Number)));
test("[3.purchase.package-name] A purchase has package_name (e.g. 'Hook Master').", async () =>
  expect((await bought()).purchase.package_name).toBe('Hook Master'));
test('[3.purchase.amount-paid] A purchase has amount_paid in cents (e.g. 2800).', async () =>
  expect((await bought()).purchase.amount_paid).toBe(2800));
test('[3.purchase.credits-added] A purchase has credits_added (e.g. 50).', async () =>
  expect((await bought()).purchase.credits_added).toBe(50));
test('[3.purchase.created-at] A purchase has created_at, a date and time.', async () => {
  const { purchase } = await bought();
  expect(Math.abs(Date.now() - Date.parse(purchase.created_at))).toBeLessThan(60_000);
});
test("[3.package.hookseeker] The package hookseeker is named 'Hook Seeker'.", async () =>
  expect((await bought('hookseeker')).purchase.package_name).toBe('Hook Seeker'));
test("[3.package.hookmaster] The package hookmaster is named 'Hook Master'.", async () =>
  expect((await bought('hookmaster')).purchase.package_name).toBe('Hook Master'));
test("[3.package.hooklegend] The package hooklegend is named 'Hook Legend'.", async () =>
  expect((await bought('hooklegend')).purchase.package_name).toBe('Hook Legend'));
test("[4.subscription.paid-with-first-purchase] subscription_status becomes 'paid' with the first purchase.", async () => {
  const person = await signedIn(app);
  expect((await userOf(person)).subscription_status).toBe('free');
  const { checkoutId } = await openCheckout(person);
  expect((await userOf(person)).subscription_status).toBe('free');
  await deliver(checkoutId);
  expect((await userOf(person)).subscription_status).toBe('paid');
});
test("[4.checkout.event-adds-runs] The provider's signed event adds the package's runs to hook_credits and one purchase to GET /api/purchases.", async () => {
  for (const { id, credits, amount } of PACKAGES) {
    const { person, purchase } = await bought(id);
    expect(await creditsOf(person)).toBe(credits);
    expect([purchase.credits_added, purchase.amount_paid]).toEqual([credits, amount]);
  }
});
test('[4.checkout.redirect-adds-nothing] Opening /dashboard?success=true without a paid checkout adds no runs and no purchase.', async () => {
  const person = await signedIn(app, { credits: 2 });
  await openCheckout(person);
  expect((await person.visitor.get('/dashboard?success=true')).status).toBe(200);
  expect([await creditsOf(person), await purchasesOf(person)]).toEqual([2, []]);
});
test('[4.checkout.event-needs-signature] A payment event without a valid signature is refused and adds nothing.', async () => {
  const person = await signedIn(app, { credits: 0 });
  const { checkoutId } = await openCheckout(person);
  const { body } = stripeEvent(checkoutId, { secret: SECRET });
  expect((await app.visitor().post('/api/webhooks/stripe', body)).status).toBe(400);
  expect((await deliver(checkoutId, { secret: 'whsec_of_somebody_else' })).status).toBe(400);
  expect([await creditsOf(person), await purchasesOf(person)]).toEqual([0, []]);
});
test('[4.checkout.event-once] The same signed event delivered twice adds runs and purchase once.', async () => {
  const person = await signedIn(app, { credits: 0 });
  const { checkoutId } = await openCheckout(person);
  const { id } = await deliver(checkoutId);
  const again = await Promise.all([
    deliver(checkoutId, { id }),
    deliver(checkoutId, { id }),
    deliver(checkoutId),
  ]);
  expect(again.map((one) => one.status)).toEqual([200, 200, 200]);
  expect([await creditsOf(person), (await purchasesOf(person)).length]).toEqual([50, 1]);
});
test('[4.checkout.returns-with-success] After a completed checkout the browser is sent to /dashboard?success=true.', async () => {
  const { session } = await openCheckout(await signedIn(app));
  expect(new URL(session.success_url).pathname + new URL(session.success_url).search).toBe(
    '/dashboard?success=true',
  );
});
test('[4.checkout.abandoned-adds-nothing] A checkout that is abandoned or cancelled adds no runs and no purchase.', async () => {
  const person = await signedIn(app, { credits: 1 });
  const { checkoutId } = await openCheckout(person);
  for (const type of ['checkout.session.expired', 'checkout.session.async_payment_failed'])
    await deliver(checkoutId, { type, paid: false });
  expect([await creditsOf(person), await purchasesOf(person)]).toEqual([1, []]);
});
test('[4.checkout.test-page] With no payment provider configured the returned url is a built-in checkout page that is clearly marked as a test.', async () => {
  const { visitor } = await signedIn(testCheckout);
  const { url } = await (
    await visitor.post('/api/create-checkout-session', { priceId: 'hookseeker' })
  ).json();
  const page = await (await visitor.get(new URL(url).pathname)).text();
  expect(page).toContain('Test checkout. No payment provider is set up, and no money moves.');
  expect(page).toContain('Hook Seeker');
});
test('[4.checkout.test-page-same-event] Paying on the built-in test checkout page sends the same signed event through the same handler: runs and purchase are added and the browser comes back to /dashboard?success=true.', async () => {
  const person = await signedIn(testCheckout, { credits: 0 });
  const { url } = await (
    await person.visitor.post('/api/create-checkout-session', { priceId: 'hookseeker' })
  ).json();
  const id = new URL(url).pathname.split('/').at(-1);
  const paid = await person.visitor.post(`/api/test-checkout/${id}/pay`);
  expect([paid.status, paid.headers.get('location')]).toEqual([303, '/dashboard?success=true']);
  expect([await creditsOf(person), (await purchasesOf(person)).length]).toEqual([20, 1]);
  const { rows } = await testCheckout.pool.query(
    'select type, outcome from payment_events where checkout_id = $1',
    [id],
  );
  expect(rows).toEqual([{ type: 'checkout.session.completed', outcome: 'credited' }]);
  expect((await person.visitor.post(`/api/test-checkout/${id}/pay`)).status).toBe(409);
  const stranger = await signedIn(testCheckout);
  expect((await stranger.visitor.post(`/api/test-checkout/${id}/pay`)).status).toBe(404);
});
test('[4.checkout.production-needs-provider] With APP_ENV=production and no payment provider configured the server refuses to start.', () => {
  const env = {
    APP_ENV: 'production',
    PUBLIC_URL: 'https://hooksmith.example',
    SMTP_URL: 'smtp://mail.example',
  };
  expect(() => readConfig(env)).toThrow(/refuses to start.*STRIPE_SECRET_KEY/);
});
test('[9.credits.purchased-expire] Purchased runs expire 12 months after purchase: from then on they are not in hook_credits.', async () => {
  const { person, purchase } = await bought();
  const year = new Date(purchase.created_at);
  year.setUTCFullYear(year.getUTCFullYear() + 1);
  expect(Math.abs(Date.parse(purchase.expires_at) - year.getTime())).toBeLessThan(5000);
  await app.pool.query(
    "update credit_grants set expires_at = now() - interval '1 second' where user_id = $1",
    [person.id],
  );
  expect(await creditsOf(person)).toBe(0);
});
test('[9.limits.checkout] More than 20 checkout sessions an hour of one user answer 429.', async () => {
  const { visitor } = await signedIn(app);
  const statuses: number[] = [];
  for (let n = 0; n < 21; n++)
    statuses.push((await visitor.post('/api/create-checkout-session', { priceId: 'hookmaster' })).status);
  expect(statuses).toEqual([...Array(20).fill(200), 429]);
});

describe('forged and unexpected events', () => {
  test('none of 60 forged events is accepted, and each is answered with 400', async () => {
    const person = await signedIn(app, { credits: 0 });
    const { checkoutId } = await openCheckout(person);
    const now = Math.floor(Date.now() / 1000);
    const post = async (body: string, signature?: string) =>
      (
        await app
          .visitor()
          .post(
            '/api/webhooks/stripe',
            body,
            signature === undefined ? {} : { 'stripe-signature': signature },
          )
      ).status;
    const statuses: number[] = [];
    for (let n = 0; n < 10; n++) {
      const good = stripeEvent(checkoutId, { secret: SECRET });
      const wrong = stripeEvent(checkoutId, { secret: `whsec_${n}` });
      const past = stripeEvent(checkoutId, { secret: SECRET, timestamp: now - 301 - n });
      const future = stripeEvent(checkoutId, { secret: SECRET, timestamp: now + 302 + n });
      const live = stripeEvent(checkoutId, { secret: SECRET, livemode: true });
      const at = 5 + n * 7;
      statuses.push(
        await post(wrong.body, wrong.signature),
        await post(
          `${good.body.slice(0, at)}${good.body[at] === 'x' ? 'y' : 'x'}${good.body.slice(at + 1)}`,
          good.signature,
        ),
        await post(past.body, past.signature),
        await post(future.body, future.signature),
        await post(live.body, live.signature),
        n % 2 ? await post(good.body) : await post(good.body, `${good.signature}, ${good.signature}`),
      );
    }
    expect(statuses).toEqual(Array(60).fill(400));
    expect([await creditsOf(person), await purchasesOf(person)]).toEqual([0, []]);
  });

  test('an event out of order, for no user or of another kind is recorded with 200 and changes nothing', async () => {
    const person = await signedIn(app, { credits: 0 });
    const { checkoutId } = await openCheckout(person);
    expect((await deliver(checkoutId, { paid: false })).said).toBe('waiting for the money');
    expect((await deliver(checkoutId, { type: 'checkout.session.async_payment_succeeded' })).said).toBe(
      'credited',
    );
    expect((await deliver(checkoutId, { type: 'checkout.session.expired' })).said).toBe('credited before');
    expect((await deliver('co_unknown')).said).toBe('unknown checkout');
    expect((await deliver(checkoutId, { type: 'charge.refunded' })).said).toBe('recorded');
    expect((await deliver(checkoutId, { type: 'customer.created' })).said).toBe('recorded');
    expect(await creditsOf(person)).toBe(50);
    const gone = await signedIn(app);
    const open = await openCheckout(gone);
    await app.pool.query('delete from users where id = $1', [gone.id]);
    expect(await deliver(open.checkoutId)).toMatchObject({ status: 200, said: 'unknown checkout' });
  });

  test('30 payments with each event repeated 1 to 20 times in random order credit exactly once', async () => {
    const people = await Promise.all(Array.from({ length: 30 }, () => signedIn(app, { credits: 0 })));
    const deliveries: (() => Promise<unknown>)[] = [];
    for (const person of people) {
      const { checkoutId } = await openCheckout(person, 'hookseeker');
      const id = `evt_many_${checkoutId}`;
      const times = 1 + Math.floor(Math.random() * 20);
      for (let n = 0; n < times; n++) deliveries.push(() => deliver(checkoutId, { id }));
    }
    deliveries.sort(() => Math.random() - 0.5);
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        for (let next = deliveries.pop(); next; next = deliveries.pop()) await next();
      }),
    );
    for (const person of people)
      expect([await creditsOf(person), (await purchasesOf(person)).length]).toEqual([20, 1]);
  }, 240_000);
});

describe('a provider in trouble', () => {
  test('a checkout that cannot be opened answers with a sentence and leaves nothing half done', async () => {
    const { visitor, id } = await signedIn(app);
    stripe.fail(true);
    const answer = await visitor.post('/api/create-checkout-session', { priceId: 'hookmaster' });
    stripe.fail(false);
    expect([answer.status, await answer.text()]).toEqual([
      502,
      'The payment page could not be opened. You were not charged. Please try again.',
    ]);
    const { rows } = await app.pool.query('select status from checkouts where user_id = $1', [id]);
    expect(rows).toEqual([{ status: 'failed' }]);
  });

  test('a payment whose event never arrived is found by asking the provider and credited', async () => {
    const person = await signedIn(app, { credits: 0 });
    const confirming = async () =>
      (await (await person.visitor.get('/api/checkouts/confirming')).json()).confirming;
    expect(await confirming()).toBe(false);
    const { session, checkoutId } = await openCheckout(person);
    Object.assign(session, { payment_status: 'paid', status: 'complete' });
    expect(await confirming()).toBe(true);
    expect(await app.payments.reconcile(0)).toBeGreaterThanOrEqual(1);
    expect([await creditsOf(person), await confirming()]).toEqual([50, false]);
    expect((await deliver(checkoutId)).said).toBe('credited before');
    expect(await creditsOf(person)).toBe(50);
  });
});
