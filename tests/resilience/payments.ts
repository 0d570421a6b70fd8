import path from 'node:path';
import pg from 'pg';
import { databaseUrl } from '#platform/database/database-url.ts';
import { startEmbedded } from '#platform/database/embedded/embedded.ts';
import { createLog } from '#platform/log.ts';
import { startProductProcess, temporaryFolder } from '../support/product-process.ts';
import { sessionIdOf, stripeEvent } from '../support/stripe-server.ts';

const CREDITS = 20;
const SECRET = 'whsec_of_the_proof';

type Amounts = { payments: number; deliveries: number };

/**
 * Delivers the events of paid checkouts 1 to 20 times each, shuffled, over 20 connections to two product processes, and
 * kills one of them midway. Added credits must equal paid credits.
 */
export async function provePayments(amounts: Amounts) {
  const { folder, remove } = temporaryFolder('payments');
  const embedded = await startEmbedded(path.join(folder, 'outer'), createLog('silent'));
  const env = {
    DATABASE_URL: databaseUrl(embedded.connection),
    DATA_DIR: path.join(folder, 'data'),
    STRIPE_SECRET_KEY: 'sk_test_proof',
    STRIPE_WEBHOOK_SECRET: SECRET,
    LOG_LEVEL: 'error',
  };
  const products = await Promise.all([startProductProcess(env), startProductProcess(env)]);
  const pool = new pg.Pool(embedded.connection);
  const deliveries = await deliverAll(await makeDeliveries(pool, amounts), products);
  const { rows } = await pool.query(
    `select count(*)::int as users, count(*) filter (where credits = ${CREDITS} and bought = 1)::int as exact,
       coalesce(sum(credits), 0)::int as added
     from (select u.id, (select coalesce(sum(g.runs), 0) from credit_grants g where g.user_id = u.id) as credits,
       (select count(*) from purchases p where p.user_id = u.id) as bought from users u) totals`,
  );
  await pool.end();
  for (const product of products) await product.end();
  await embedded.stop();
  remove();
  return {
    payments: amounts.payments,
    deliveries,
    paidCredits: amounts.payments * CREDITS,
    addedCredits: rows[0].added as number,
    exactUsers: rows[0].exact as number,
  };
}

type Product = Awaited<ReturnType<typeof startProductProcess>>;

async function deliverAll(queue: Event[], products: readonly Product[]): Promise<number> {
  const kill = Math.floor(queue.length / 2);
  let sent = 0;
  await Promise.all(
    Array.from({ length: 20 }, async (_, connection) => {
      for (let event = queue.pop(); event; event = queue.pop()) {
        if (++sent === kill) products[1]?.child.kill('SIGKILL');
        // A delivery without an answer is repeated, as the provider does.
        while (!(await deliver(products[connection % 2]?.url ?? '', event))) {
          if (await deliver(products[0]?.url ?? '', event)) break;
        }
      }
    }),
  );
  return sent;
}

type Event = ReturnType<typeof stripeEvent>;

/** Each event 1 to 20 times, then random ones up to the total, shuffled. */
async function makeDeliveries(pool: pg.Pool, { payments, deliveries }: Amounts): Promise<Event[]> {
  const events: Event[] = [];
  for (let n = 0; n < payments; n++) {
    const { rows: made } = await pool.query(
      "insert into users (email, password_hash) values ($1, '-') returning id",
      [`p${n}@example.com`],
    );
    await pool.query(
      `insert into checkouts (id, user_id, package_id, amount, provider, provider_session_id)
        values ($1, $2, 'hookseeker', 1700, 'stripe', $3)`,
      [`co_${n}`, made[0].id, sessionIdOf(`co_${n}`)],
    );
    const event = stripeEvent(`co_${n}`, { secret: SECRET });
    for (let times = 1 + Math.floor(Math.random() * 20); times > 0; times--) events.push(event);
  }
  while (events.length < deliveries) events.push(events[Math.floor(Math.random() * events.length)] as Event);
  return events.sort(() => Math.random() - 0.5);
}

async function deliver(url: string, { body, signature }: Event): Promise<boolean> {
  const answer = await fetch(`${url}/api/webhooks/stripe`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
    body,
  }).catch(() => null);
  await answer?.text().catch(() => '');
  return answer?.status === 200;
}
