import { inArray, sql } from 'drizzle-orm';
import { PACKAGES } from '#features/payments/packages.ts';
import type { Database } from '#platform/database/database.ts';
import { users } from '#platform/database/schema-account.ts';
import { hooks } from '#platform/database/schema-hooks.ts';
import { purchases } from '#platform/database/schema-payments.ts';
import { auditLedger } from '../../support/audit.ts';
import type { TestUser } from '../users-over-http.ts';
import type { ExpectedState } from './expected-state.ts';

/** The credits that each user of the load starts with. */
export const CREDITS_AT_FIRST = 20;

/** Compares the database with what was acknowledged, and names every difference. */
export async function inspect(
  db: Database,
  people: TestUser[],
  expected: ExpectedState,
  url: string,
): Promise<string[]> {
  const findings = [
    ...(await auditLedger(db)).map((wrong) => `audit: ${JSON.stringify(wrong)}`),
    ...(await paidIsCredited(db)),
    ...(await acknowledgedIsThere(db, expected)),
    ...(await givenOnce(db, people, expected)),
    ...(await chargedOnce(db, people, expected)),
    ...(await toldIsTrue(db, people, url)),
  ];
  return findings;
}

/** A paid checkout has exactly one purchase and one grant of its package's credits. Other checkouts have none. */
async function paidIsCredited(db: Database): Promise<string[]> {
  const creditsOf = sql.join(
    PACKAGES.map(({ id, credits }) => sql`when ${id} then ${credits}::int`),
    sql` `,
  );
  const { rows } = await db.execute<{ id: string; status: string; bought: number; granted: number }>(sql`
    select c.id, c.status, p.bought, g.granted from checkouts c
      cross join lateral (select count(*)::int as bought from purchases where checkout_id = c.id) p
      cross join lateral (select coalesce(sum(runs), 0)::int as granted from credit_grants
        where user_id = c.user_id and reference = 'checkout:' || c.id) g
      where p.bought <> case c.status when 'paid' then 1 else 0 end
        or g.granted <> case c.status when 'paid' then case c.package_id ${creditsOf} end else 0 end`);
  return rows.map((row) => `payment: ${JSON.stringify(row)}`);
}

async function acknowledgedIsThere(db: Database, expected: ExpectedState): Promise<string[]> {
  const findings: string[] = [];
  const emails = [...expected.registered];
  if (emails.length > 0) {
    const there = await db.$count(users, inArray(users.email, emails));
    if (there !== emails.length) findings.push(`${emails.length - there} registered accounts are lost`);
  }
  const answered = [...expected.hooks.values()].flatMap((ids) => [...ids]);
  if (answered.length > 0) {
    const stored = await db
      .select({ id: hooks.id, favorite: hooks.favorite })
      .from(hooks)
      .where(inArray(hooks.id, answered));
    if (stored.length !== answered.length)
      findings.push(`${answered.length - stored.length} answered hooks are lost`);
    for (const { id, favorite } of stored) {
      const expectedValue = expected.favorites.get(id) ?? null;
      if (expectedValue !== null && expectedValue !== favorite)
        findings.push(`hook ${id} was told to be ${expectedValue ? '' : 'no '}favorite`);
    }
  }
  const paid = [...expected.paid];
  if (paid.length > 0) {
    const bought = await db.$count(purchases, inArray(purchases.checkoutId, paid));
    if (bought !== paid.length) findings.push(`${paid.length - bought} answered payments are lost`);
  }
  return findings;
}

/** An admin's grant exists if it was acknowledged, and at most once if it was not. */
async function givenOnce(db: Database, people: TestUser[], expected: ExpectedState): Promise<string[]> {
  const findings: string[] = [];
  for (const { id } of people) {
    const { sure, perhaps } = expected.grants.get(id) ?? { sure: 0, perhaps: 0 };
    const { rows } = await db.execute<{ credits: number }>(sql`
      select coalesce(sum(runs), 0)::int as credits from credit_grants where user_id = ${id} and source = 'admin'`);
    const credits = rows[0]?.credits ?? 0;
    if (credits < sure || credits > sure + perhaps) {
      findings.push(
        `user ${id} was given ${sure} credits for sure and ${perhaps} perhaps, and has ${credits}`,
      );
    }
  }
  return findings;
}

/** Each key is charged at most once, and exactly once if it was answered. */
async function chargedOnce(db: Database, people: TestUser[], expected: ExpectedState): Promise<string[]> {
  const findings: string[] = [];
  for (const { id } of people) {
    const { rows } = await db.execute<{ done: number; keys: number }>(sql`
      select count(*)::int as done, count(distinct idempotency_key)::int as keys
      from runs where user_id = ${id} and status = 'done'`);
    const { done = 0, keys = 0 } = rows[0] ?? {};
    const answered = (expected.hooks.get(id)?.size ?? 0) / 10;
    if (done !== keys || done < answered || done > (expected.keys.get(id) ?? 0)) {
      findings.push(
        `user ${id}: ${expected.keys.get(id)} asked, ${answered} answered, ${done} charged, ${keys} keys`,
      );
    }
  }
  return findings;
}

/** The balance that users see equals the ledger. */
async function toldIsTrue(db: Database, people: TestUser[], url: string): Promise<string[]> {
  const findings: string[] = [];
  for (const { id, cookie } of people) {
    const answer = await fetch(`${url}/api/user`, { headers: { cookie } });
    const text = await answer.text();
    const { rows } = await db.execute<{ left: number }>(sql`
      select coalesce(sum(remaining), 0)::int as left from credit_grants where user_id = ${id}`);
    const shown = answer.status === 200 ? JSON.parse(text).hook_credits : `${answer.status} ${text}`;
    if (shown !== rows[0]?.left)
      findings.push(`user ${id} has ${rows[0]?.left} credits and is told ${shown}`);
  }
  return findings;
}
