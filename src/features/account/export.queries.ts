import { asc, eq } from 'drizzle-orm';
import { hookFields } from '#platform/database/hook-fields.ts';
import { creditGrants, hooks, runs, sessions } from '#platform/database/schema.ts';
import { purchases } from '#platform/database/schema-payments.ts';
import type { Services } from '#platform/services.ts';
import type { User } from './user.schema.ts';

/** Ids of hooks lead nowhere outside of the product. */
const { id: _, ...ownFields } = hookFields;

/** Everything stored about a user, in words and shapes that stand on their own. No hashes, no keys. */
export async function exportAccount({ db }: Pick<Services, 'db'>, user: User) {
  const [granted, wrote, hookRows, bought, devices] = await Promise.all([
    db
      .select({
        source: creditGrants.source,
        runs: creditGrants.runs,
        left: creditGrants.remaining,
        expires_at: creditGrants.expiresAt,
        created_at: creditGrants.createdAt,
      })
      .from(creditGrants)
      .where(eq(creditGrants.userId, user.id))
      .orderBy(asc(creditGrants.id)),
    db
      .select({
        id: runs.id,
        topic: runs.topic,
        point: runs.point,
        angles: runs.angles,
        status: runs.status,
        created_at: runs.createdAt,
      })
      .from(runs)
      .where(eq(runs.userId, user.id))
      .orderBy(asc(runs.id)),
    db
      .select({ run_id: hooks.runId, ...ownFields })
      .from(hooks)
      .where(eq(hooks.userId, user.id))
      .orderBy(asc(hooks.id)),
    db
      .select({
        package_name: purchases.packageName,
        amount_paid: purchases.amountPaid,
        credits_added: purchases.creditsAdded,
        created_at: purchases.createdAt,
      })
      .from(purchases)
      .where(eq(purchases.userId, user.id))
      .orderBy(asc(purchases.id)),
    db
      .select({ device: sessions.device, created_at: sessions.createdAt, last_seen_at: sessions.lastSeenAt })
      .from(sessions)
      .where(eq(sessions.userId, user.id))
      .orderBy(asc(sessions.createdAt)),
  ]);
  return { account: user, runs_granted: granted, runs: wrote, hooks: hookRows, purchases: bought, devices };
}
