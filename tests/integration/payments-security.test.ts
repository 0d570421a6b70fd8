import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '#platform/database/schema-account.ts';
import { creditGrants } from '#platform/database/schema-credits.ts';
import { checkouts } from '#platform/database/schema-payments.ts';
import { auditLedger } from '../support/audit.ts';
import { signatureOf, startStripeServer, stripeEvent } from '../support/stripe-server.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { testRows } from '../support/test-rows.ts';
import { createUser, signedIn } from '../support/users.ts';
import { scriptedWriter } from '../support/writers.ts';

/** Attacks on the payments that once worked must fail. */
const SECRET = 'whsec_of_the_test';
let stripe: Awaited<ReturnType<typeof startStripeServer>>;
let app: TestApp;
const lines: { level: number; outcome?: string }[] = [];
const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
beforeAll(async () => {
  stripe = await startStripeServer();
  const env = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: SECRET, STRIPE_API_BASE: stripe.url };
  app = await createTestApp({ env, log, writer: scriptedWriter() });
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});

type Person = Awaited<ReturnType<typeof signedIn>>;
const newcomer = () => signedIn(app, { credits: 0 });

async function openCheckout({ visitor }: Person) {
  expect((await visitor.post('/api/create-checkout-session', { priceId: 'hookmaster' })).status).toBe(200);
  const session = stripe.last();
  session.payment_intent = `pi_${session.id}`;
  return session;
}
type Session = Awaited<ReturnType<typeof openCheckout>>;

async function send(body: string): Promise<[number, string]> {
  const headers = { 'stripe-signature': signatureOf(body, SECRET) };
  const answer = await app.visitor().post('/api/webhooks/stripe', body, headers);
  return [answer.status, await answer.text()];
}
async function deliver(session: Session, type: string, object: Record<string, unknown> = {}) {
  const { id, amount_total, currency, payment_intent } = session;
  const eventObject = { id, amount_total, currency, payment_intent, ...object };
  const event = stripeEvent(session.client_reference_id, { secret: SECRET, type, object: eventObject });
  const [status, said] = await send(event.body);
  expect(status).toBe(200);
  return said;
}
const pay = (session: Session, object = {}) => deliver(session, 'checkout.session.completed', object);
/** A dispute names its payment and nothing else. */
const dispute = (session: Session, type: string, object = {}) =>
  deliver(session, `charge.dispute.${type}`, { id: 'dp_1', client_reference_id: null, ...object });
const refund = (session: Session, refunded: boolean) =>
  deliver(session, 'charge.refunded', { id: 'ch_1', refunded });
const creditsOf = async ({ visitor }: Person): Promise<number> =>
  (await (await visitor.get('/api/user')).json()).hook_credits;

describe('GET /api/checkouts/confirming', () => {
  test('200 calls of confirming ask the provider once for each checkout and are limited', async () => {
    const person = await newcomer();
    for (let n = 0; n < 3; n++) await openCheckout(person);
    const before = stripe.lookUps();
    const ask = async () => (await person.visitor.get('/api/checkouts/confirming')).status;
    const statuses: number[] = [];
    for (let n = 0; n < 20; n++) statuses.push(...(await Promise.all(Array.from({ length: 10 }, ask))));
    expect(statuses.filter((status) => status === 200)).toHaveLength(120);
    expect(statuses.filter((status) => status === 429)).toHaveLength(80);
    expect(stripe.lookUps() - before).toBe(3);
  });
});

describe('reconciling', () => {
  test('240 abandoned or unknown checkouts do not delay the credits of paid ones', async () => {
    const first = await newcomer();
    const oldest = await openCheckout(first);
    const stranger = await createUser(app.db);
    const abandoned = (n: number, providerSessionId: string) => ({
      id: `co_abandoned_${n}`,
      userId: stranger.id,
      packageId: 'hookmaster',
      amount: 2800,
      provider: 'stripe',
      providerSessionId,
    });
    const known = await openCheckout(await newcomer());
    for (let n = 0; n < 120; n++) stripe.sessions.set(`cs_open_${n}`, { ...known, id: `cs_open_${n}` });
    await app.db
      .insert(checkouts)
      .values([
        ...Array.from({ length: 120 }, (_, n) => abandoned(n, `cs_open_${n}`)),
        ...Array.from({ length: 120 }, (_, n) => abandoned(n + 120, `cs_gone_${n}`)),
      ]);
    const last = await newcomer();
    const newest = await openCheckout(last);
    for (const session of [oldest, newest])
      Object.assign(session, { payment_status: 'paid', status: 'complete' });
    expect(await app.payments.reconcile(0)).toBe(2);
    expect([await creditsOf(first), await creditsOf(last)]).toEqual([50, 50]);
  });

  test('a checkout paid with another amount than ordered adds no credits', async () => {
    const person = await newcomer();
    const session = await openCheckout(person);
    Object.assign(session, { payment_status: 'paid', status: 'complete', amount_total: 1 });
    await app.payments.reconcile(0);
    expect(await creditsOf(person)).toBe(0);
  });
});

describe('a signed event', () => {
  testRows([
    ['another session', { id: 'cs_of_somebody' }],
    ['a smaller amount', { amount_total: 1 }],
    ['a larger amount', { amount_total: 280_000 }],
    ['no amount', { amount_total: null }],
    ['another currency', { currency: 'jpy' }],
    ['no currency', { currency: undefined }],
  ])('a signed event about %s than was ordered credits nothing', async (_, other) => {
    const person = await newcomer();
    const session = await openCheckout(person);
    expect(await pay(session, other)).toBe('not as ordered');
    expect(await deliver(session, 'checkout.session.async_payment_succeeded', other)).toBe('not as ordered');
    expect(await creditsOf(person)).toBe(0);
    expect(await pay(session)).toBe('credited');
    expect(await creditsOf(person)).toBe(50);
  });

  test('a payment for a deleted account is logged as a warning', async () => {
    const person = await newcomer();
    const session = await openCheckout(person);
    await app.db.delete(users).where(eq(users.id, person.id));
    expect(await pay(session)).toBe('unknown checkout');
    expect(lines.at(-1)).toMatchObject({ level: 40, outcome: 'unknown checkout' });
  });

  test('an event about another session neither ends nor delays a checkout', async () => {
    const session = await openCheckout(await newcomer());
    for (const type of ['expired', 'async_payment_failed', 'completed'])
      expect(
        await deliver(session, `checkout.session.${type}`, { id: 'cs_other', payment_status: 'unpaid' }),
      ).toBe('not as ordered');
    const [checkout] = await app.db
      .select()
      .from(checkouts)
      .where(eq(checkouts.id, session.client_reference_id));
    expect(checkout?.status).toBe('open');
  });

  const event = { id: 'evt_odd', object: 'event', type: 'checkout.session.completed', livemode: false };
  const object = { id: 'cs_1', client_reference_id: 'co_1' };
  testRows([
    'null',
    '1',
    '[]',
    '{}',
    '"text"',
    'no JSON at all',
    JSON.stringify({ ...event, data: undefined }),
    JSON.stringify({ ...event, data: null }),
    JSON.stringify({ ...event, data: { object: null } }),
    JSON.stringify({ ...event, data: { object: [] } }),
    JSON.stringify({ ...event, data: { object: 'cs_1' } }),
    JSON.stringify({ ...event, data: { object: {} } }),
    JSON.stringify({ ...event, data: { object }, id: undefined }),
    JSON.stringify({ ...event, data: { object }, id: 7 }),
    JSON.stringify({ ...event, data: { object }, id: '' }),
    JSON.stringify({ ...event, data: { object }, id: 'evt_\u0000' }),
    JSON.stringify({ ...event, data: { object }, id: 'e'.repeat(5000) }),
    JSON.stringify({ ...event, data: { object }, type: null }),
    JSON.stringify({ ...event, data: { object }, type: 'customer.\u0000' }),
    JSON.stringify({ ...event, data: { object }, livemode: 'false' }),
    JSON.stringify({ ...event, data: { object: { ...object, client_reference_id: 'co_\u0000' } } }),
    JSON.stringify({ ...event, data: { object: { ...object, client_reference_id: { $gt: '' } } } }),
    JSON.stringify({ ...event, data: { object: { ...object, metadata: 'x' } } }),
    JSON.stringify({ ...event, data: { object: { ...object, payment_intent: 'pi_\u0000' } } }),
    JSON.stringify({ ...event, data: { object: { ...object, payment_intent: [] } } }),
    JSON.stringify({ ...event, data: { object: { ...object, amount_total: '2800' } } }),
  ])('an incomplete signed event is answered with 400 (%#)', async (body) => {
    const [status, message] = await send(body);
    expect(status).toBe(400);
    expect(message).toMatch(/^Invalid (event|signature)$/);
  });

  test('an event of an unknown kind is recorded whatever it contains', async () => {
    for (const [n, type] of ['customer.created', 'constructor', '__proto__'].entries()) {
      const odd = { ...event, id: `evt_kind_${n}`, type, data: { object: { metadata: 'x', id: 7 } } };
      expect(await send(JSON.stringify(odd))).toEqual([200, 'recorded']);
    }
  });
});

describe('a refund or a dispute', () => {
  async function bought() {
    const person = await newcomer();
    const session = await openCheckout(person);
    expect(await pay(session)).toBe('credited');
    return { person, session };
  }
  const grantOf = async ({ id }: Person) => {
    const [grant] = await app.db.select().from(creditGrants).where(eq(creditGrants.userId, id));
    return grant;
  };
  afterAll(async () => expect(await auditLedger(app.db)).toEqual([]));

  test('a full refund ends the unspent credits and keeps spent and free ones', async () => {
    const person = await signedIn(app, { credits: 3 });
    const session = await openCheckout(person);
    await pay(session);
    expect((await person.visitor.post('/api/hooks/generate', { topic: 'salt' })).status).toBe(201);
    expect(await creditsOf(person)).toBe(52);
    expect(await refund(session, true)).toBe('refunded');
    expect(await creditsOf(person)).toBe(3);
    expect(await (await person.visitor.get('/api/hooks')).json()).toHaveLength(10);
    const { purchases } = await (await person.visitor.get('/api/purchases')).json();
    expect(purchases).toMatchObject([{ credits_added: 50, runs_left: 0 }]);
  });

  test('a partial refund changes nothing', async () => {
    const { person, session } = await bought();
    expect(await refund(session, false)).toBe('recorded');
    expect(await creditsOf(person)).toBe(50);
  });

  test('a dispute suspends the credits until it is won', async () => {
    const { person, session } = await bought();
    const before = await grantOf(person);
    expect(await dispute(session, 'created', { status: 'needs_response' })).toBe('disputed');
    expect(await creditsOf(person)).toBe(0);
    expect(await dispute(session, 'closed', { status: 'won' })).toBe('dispute won');
    expect(await creditsOf(person)).toBe(50);
    const days =
      Math.abs(Number((await grantOf(person))?.expiresAt) - Number(before?.expiresAt)) / 86_400_000;
    expect(days).toBeLessThan(0.01);
  });

  test('a lost dispute and a second dispute keep the credits suspended', async () => {
    const { person, session } = await bought();
    await dispute(session, 'created');
    expect(await dispute(session, 'closed', { status: 'lost' })).toBe('recorded');
    expect(await creditsOf(person)).toBe(0);
    const again = await bought();
    await dispute(again.session, 'created');
    await dispute(again.session, 'closed', { status: 'won' });
    await dispute(again.session, 'created', { id: 'dp_2' });
    expect(await creditsOf(again.person)).toBe(0);
  });

  test('a payment that is not for this checkout never takes credits from it', async () => {
    const { person, session } = await bought();
    const stray = { ...session, payment_intent: 'pi_stray' };
    expect(await pay(stray, { id: 'cs_other' })).toBe('not as ordered');
    await dispute(stray, 'created');
    expect(await creditsOf(person)).toBe(50);
  });

  test('two events of one dispute count once', async () => {
    const { person, session } = await bought();
    await dispute(session, 'created');
    await dispute(session, 'created');
    await dispute(session, 'closed', { status: 'won' });
    expect(await creditsOf(person)).toBe(50);
    await dispute(session, 'closed', { status: 'won' });
    await dispute(session, 'created', { id: 'dp_2' });
    expect(await creditsOf(person)).toBe(0);
  });

  test('a dispute won after a refund gives nothing back', async () => {
    const { person, session } = await bought();
    await dispute(session, 'created');
    await refund(session, true);
    await dispute(session, 'closed', { status: 'won' });
    expect(await creditsOf(person)).toBe(0);
  });

  test('a dispute that arrives during its payment suspends the credits', async () => {
    const person = await newcomer();
    const session = await openCheckout(person);
    const payment_intent = session.payment_intent as string;
    const event = stripeEvent('', {
      secret: SECRET,
      type: 'charge.dispute.created',
      object: { id: 'dp_1', client_reference_id: null, payment_intent },
    });
    const waiting = async () =>
      (
        await app.pool.query(
          "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
        )
      ).rowCount;
    let both: Promise<unknown> | undefined;
    // It has looked for the payment and waits until this transaction ends.
    const held = app.db.transaction(async (tx) => {
      await tx.execute(
        sql`insert into payment_events (id, provider, type, outcome) values (${event.id}, 'stripe', 'x', 'x')`,
      );
      const disputed = send(event.body);
      await expect.poll(waiting).toBe(1);
      let paid = false;
      const paying = pay(session).then(() => {
        paid = true;
      });
      both = Promise.all([disputed, paying]);
      await expect.poll(async () => paid || (await waiting()) === 2).toBe(true);
      tx.rollback();
    });
    await expect(held).rejects.toThrow();
    await both;
    expect(await creditsOf(person)).toBe(0);
  });

  test('refunds and disputes have the same result in any order of arrival', async () => {
    const won = await bought();
    await dispute(won.session, 'closed', { status: 'won' });
    await dispute(won.session, 'created');
    expect(await creditsOf(won.person)).toBe(50);
    // The dispute comes before the payment, so its user is not known yet.
    for (const early of [
      (session: Session) => refund(session, true),
      (session: Session) => dispute(session, 'created'),
    ]) {
      const person = await newcomer();
      const session = await openCheckout(person);
      await early(session);
      expect(await pay(session)).toBe('credited');
      expect(await creditsOf(person)).toBe(0);
    }
  });
});
