import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { databaseUrl } from '#platform/database/database-url.ts';
import { startEmbedded } from '#platform/database/embedded/embedded.ts';
import { createLog } from '#platform/log.ts';
import { startProductProcess, temporaryFolder } from '../tests/support/product-process.ts';
import { sessionIdOf, stripeEvent } from '../tests/support/stripe-server.ts';

/**
 * `npm run prove -- payments`: the events of 300 payments, each delivered 1 to 20 times and more until 5,000, shuffled,
 * from 20 connections to two product processes, one of which is killed midway. Credited runs must equal paid runs.
 */
const { values } = parseArgs({
  options: { payments: { type: 'string', default: '300' }, deliveries: { type: 'string', default: '5000' } },
});
const PAYMENTS = Number(values.payments);
const DELIVERIES = Number(values.deliveries);
const RUNS = 20;
const secret = 'whsec_of_the_proof';

const { folder, remove } = temporaryFolder('payments');
const embedded = await startEmbedded(path.join(folder, 'outer'), createLog('silent', false));
const env = {
  DATABASE_URL: databaseUrl(embedded.connection),
  DATA_DIR: path.join(folder, 'data'),
  STRIPE_SECRET_KEY: 'sk_test_proof',
  STRIPE_WEBHOOK_SECRET: secret,
  LOG_LEVEL: 'error',
};
const products = await Promise.all([startProductProcess(env), startProductProcess(env)]);
const pool = new pg.Pool(embedded.connection);
const queue = await makeDeliveries();
const kill = Math.floor(queue.length / 2);
let sent = 0;

await Promise.all(
  Array.from({ length: 20 }, async (_, connection) => {
    for (let event = queue.pop(); event; event = queue.pop()) {
      if (++sent === kill) products[1]?.child.kill('SIGKILL');
      // A delivery that gets no answer is made again, as the provider does.
      while (!(await deliver(products[connection % 2]?.url ?? '', event))) {
        if (await deliver(products[0]?.url ?? '', event)) break;
      }
    }
  }),
);
const { rows } = await pool.query(
  `select count(*)::int as users, count(*) filter (where runs = ${RUNS} and bought = 1)::int as exact,
     coalesce(sum(runs), 0)::int as credited
   from (select u.id, (select coalesce(sum(g.runs), 0) from credit_grants g where g.user_id = u.id) as runs,
     (select count(*) from purchases p where p.user_id = u.id) as bought from users u) totals`,
);
const report = {
  payments: PAYMENTS,
  deliveries: sent,
  paidRuns: PAYMENTS * RUNS,
  creditedRuns: rows[0].credited,
  exactUsers: rows[0].exact,
};
console.table([report]);
await pool.end();
for (const product of products) await product.end();
await embedded.stop();
remove();
process.exit(report.creditedRuns === report.paidRuns && report.exactUsers === PAYMENTS ? 0 : 1);

type Event = ReturnType<typeof stripeEvent>;

async function makeDeliveries(): Promise<Event[]> {
  const events: Event[] = [];
  for (let n = 0; n < PAYMENTS; n++) {
    const { rows: made } = await pool.query(
      "insert into users (email, password_hash) values ($1, '-') returning id",
      [`p${n}@example.com`],
    );
    await pool.query(
      `insert into checkouts (id, user_id, package_id, amount, provider, provider_session_id)
        values ($1, $2, 'hookseeker', 1700, 'stripe', $3)`,
      [`co_${n}`, made[0].id, sessionIdOf(`co_${n}`)],
    );
    const event = stripeEvent(`co_${n}`, { secret });
    for (let times = 1 + Math.floor(Math.random() * 20); times > 0; times--) events.push(event);
  }
  while (events.length < DELIVERIES) events.push(events[Math.floor(Math.random() * events.length)] as Event);
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
