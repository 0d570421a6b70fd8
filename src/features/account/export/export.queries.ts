import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { hookFields } from '#platform/database/hook-fields.ts';
import { keyFields } from '#platform/database/key-fields.ts';
import { purchaseFields } from '#platform/database/purchase-fields.ts';
import { sessions } from '#platform/database/schema-account.ts';
import { creditGrants, runs } from '#platform/database/schema-credits.ts';
import { hooks, hookVersions } from '#platform/database/schema-hooks.ts';
import { apiKeys } from '#platform/database/schema-keys.ts';
import { purchases } from '#platform/database/schema-payments.ts';
import { filmedHooks, shots } from '#platform/database/schema-workspace.ts';
import type { Services } from '#platform/services.ts';
import type { User } from '../user.schema.ts';
import { BATCH_SIZE, inBatches } from './export-batches.ts';
import { exportSharing } from './export-sharing.queries.ts';

/** Ids of hooks, purchases and keys are useless outside the product. */
const { id: _purchase, ...boughtFields } = purchaseFields;
const { id: _key, start: _start, ...madeKeyFields } = keyFields;
/** Deleted hooks are left out, because their user can no longer see them. */
const keptBy = (userId: number) => and(eq(hooks.userId, userId), isNull(hooks.deletedAt));

type Read = Services['fromReplica'];

/**
 * Everything stored about a user, readable without the product. No hashes, no keys. Short lists are read at once. Long
 * ones are read in batches, each by a query of its own, so that a slow reader holds no connection.
 */
export async function exportAccount(read: Read, user: User): Promise<Record<string, unknown>> {
  const [granted, bought, devices, keys, toFilm, opened] = await read(({ db }) =>
    Promise.all([
      db
        .select({
          source: creditGrants.source,
          runs: creditGrants.credits,
          left: creditGrants.remaining,
          expires_at: creditGrants.expiresAt,
          created_at: creditGrants.createdAt,
        })
        .from(creditGrants)
        .where(eq(creditGrants.userId, user.id))
        .orderBy(asc(creditGrants.id)),
      db.select(boughtFields).from(purchases).where(eq(purchases.userId, user.id)).orderBy(asc(purchases.id)),
      db
        .select({
          device: sessions.device,
          created_at: sessions.createdAt,
          last_seen_at: sessions.lastSeenAt,
        })
        .from(sessions)
        .where(eq(sessions.userId, user.id))
        .orderBy(asc(sessions.createdAt)),
      db.select(madeKeyFields).from(apiKeys).where(eq(apiKeys.userId, user.id)).orderBy(asc(apiKeys.id)),
      db
        .select({ hook: hooks.generatedHook, topic: hooks.topic, added_at: shots.createdAt })
        .from(shots)
        .innerJoin(hooks, and(eq(hooks.userId, shots.userId), eq(hooks.id, shots.hookId)))
        .where(keptBy(user.id))
        .orderBy(asc(shots.position)),
      exportSharing(db, read, user.id),
    ]),
  );
  return {
    account: user,
    runs_granted: granted,
    runs: eachRun(read, user.id),
    hooks: eachHook(read, user.id),
    hook_versions: eachVersion(read, user.id),
    shot_list: toFilm,
    filmed: eachFilmed(read, user.id),
    ...opened,
    purchases: bought,
    devices,
    api_keys: keys,
  };
}

const eachRun = (read: Read, userId: number) =>
  inBatches(
    (after: { id: number } | undefined) =>
      read(({ db }) =>
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
          .where(and(eq(runs.userId, userId), gt(runs.id, after?.id ?? 0)))
          .orderBy(asc(runs.id))
          .limit(BATCH_SIZE),
      ),
    (row) => row,
  );

type HookRow = { id: string; run_id: string };
const HOOKS = {
  name: 'export-hooks',
  text: `select ${Object.keys(hookFields).join(', ')} from hooks
    where user_id = $1 and deleted_at is null and id > $2 order by id limit ${BATCH_SIZE}`,
};

/** Hooks are by far the longest list. Its rows are the driver's own, so that nothing else holds on to them. */
const eachHook = (read: Read, userId: number) =>
  inBatches(
    async (after: HookRow | undefined) => {
      const values = [userId, after?.id ?? 0];
      return (await read(({ pool }) => pool.query<HookRow>({ ...HOOKS, values }))).rows;
    },
    ({ id: _, run_id, ...row }) => ({ run_id: Number(run_id), ...row }),
  );

/** The versions of hooks that their owner changed. */
const eachVersion = (read: Read, userId: number) =>
  inBatches(
    (after: { hookId: number; id: number } | undefined) =>
      read(({ db }) =>
        db
          .select({
            hookId: hookVersions.hookId,
            id: hookVersions.id,
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
          .where(
            and(
              keptBy(userId),
              eq(hookVersions.userId, userId),
              sql`(${hookVersions.hookId}, ${hookVersions.id}) > (${after?.hookId ?? 0}, ${after?.id ?? 0})`,
            ),
          )
          .orderBy(asc(hookVersions.hookId), asc(hookVersions.id))
          .limit(BATCH_SIZE),
      ),
    ({ hookId: _, id: __, ...row }) => row,
  );

const eachFilmed = (read: Read, userId: number) =>
  inBatches(
    (after: { hookId: number; filmed_at: Date } | undefined) =>
      read(({ db }) =>
        db
          .select({
            hookId: filmedHooks.hookId,
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
          .where(
            and(
              keptBy(userId),
              eq(filmedHooks.userId, userId),
              after &&
                sql`(${filmedHooks.filmedAt}, ${filmedHooks.hookId}) > (${after.filmed_at.toISOString()}::timestamptz, ${after.hookId})`,
            ),
          )
          .orderBy(asc(filmedHooks.filmedAt), asc(filmedHooks.hookId))
          .limit(BATCH_SIZE),
      ),
    ({ hookId: _, ...row }) => row,
  );
