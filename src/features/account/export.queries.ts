import { and, asc, eq, isNull } from 'drizzle-orm';
import { hookFields } from '#platform/database/hook-fields.ts';
import { purchaseFields } from '#platform/database/purchase-fields.ts';
import { creditGrants, hooks, runs, sessions } from '#platform/database/schema.ts';
import { filmedHooks, hookVersions, shots } from '#platform/database/schema-desk.ts';
import { apiKeys } from '#platform/database/schema-keys.ts';
import { purchases } from '#platform/database/schema-payments.ts';
import type { Services } from '#platform/services.ts';
import { exportSharing } from './export-sharing.queries.ts';
import type { User } from './user.schema.ts';

/** Ids of hooks and purchases lead nowhere outside of the product. */
const { id: _hook, ...ownFields } = hookFields;
const { id: _purchase, ...boughtFields } = purchaseFields;
/** What was deleted is no longer theirs to see. */
const keptBy = (userId: number) => and(eq(hooks.userId, userId), isNull(hooks.deletedAt));

/** Everything stored about a user, in words and shapes that stand on their own. No hashes, no keys. */
export async function exportAccount({ db }: Pick<Services, 'db'>, user: User) {
  const [granted, wrote, hookRows, changes, bought, devices, keys, filming, opened] = await Promise.all([
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
    db.select(ownFields).from(hooks).where(keptBy(user.id)).orderBy(asc(hooks.id)),
    changesOf(db, user.id),
    db.select(boughtFields).from(purchases).where(eq(purchases.userId, user.id)).orderBy(asc(purchases.id)),
    db
      .select({ device: sessions.device, created_at: sessions.createdAt, last_seen_at: sessions.lastSeenAt })
      .from(sessions)
      .where(eq(sessions.userId, user.id))
      .orderBy(asc(sessions.createdAt)),
    db
      .select({
        name: apiKeys.name,
        scopes: apiKeys.scopes,
        created_at: apiKeys.createdAt,
        last_used_at: apiKeys.lastUsedAt,
        expires_at: apiKeys.expiresAt,
      })
      .from(apiKeys)
      .where(eq(apiKeys.userId, user.id))
      .orderBy(asc(apiKeys.id)),
    exportFilming(db, user.id),
    exportSharing(db, user.id),
  ]);
  return {
    account: user,
    runs_granted: granted,
    runs: wrote,
    hooks: hookRows,
    hook_versions: changes,
    ...filming,
    ...opened,
    purchases: bought,
    devices,
    api_keys: keys,
  };
}

/** What they want to film, what they filmed, and how it did. */
async function exportFilming(db: Services['db'], userId: number) {
  const [toFilm, filmed] = await Promise.all([
    db
      .select({ hook: hooks.generatedHook, topic: hooks.topic, added_at: shots.createdAt })
      .from(shots)
      .innerJoin(hooks, and(eq(hooks.userId, shots.userId), eq(hooks.id, shots.hookId)))
      .where(keptBy(userId))
      .orderBy(asc(shots.position)),
    db
      .select({
        hook: hooks.generatedHook,
        topic: hooks.topic,
        filmed_at: filmedHooks.filmedAt,
        link: filmedHooks.link,
        views: filmedHooks.views,
        saves: filmedHooks.saves,
        results_at: filmedHooks.resultsAt,
      })
      .from(filmedHooks)
      .innerJoin(hooks, and(eq(hooks.userId, filmedHooks.userId), eq(hooks.id, filmedHooks.hookId)))
      .where(keptBy(userId))
      .orderBy(asc(filmedHooks.filmedAt)),
  ]);
  return { shot_list: toFilm, filmed };
}

/** How the hooks have read before their owner changed them, and since. */
function changesOf(db: Services['db'], userId: number) {
  return db
    .select({
      run_id: hookVersions.runId,
      made_by: hookVersions.madeBy,
      generated_hook: hookVersions.generatedHook,
      delivery_tip: hookVersions.deliveryTip,
      on_screen_text: hookVersions.onScreenText,
      payoff: hookVersions.payoff,
      created_at: hookVersions.createdAt,
    })
    .from(hookVersions)
    .innerJoin(hooks, and(eq(hooks.userId, hookVersions.userId), eq(hooks.id, hookVersions.hookId)))
    .where(keptBy(userId))
    .orderBy(asc(hookVersions.hookId), asc(hookVersions.id));
}
