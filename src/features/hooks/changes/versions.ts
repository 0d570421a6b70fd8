import type { Database } from '#platform/database/database.ts';
import type { HookKey } from '../hook-key.ts';
import { findHook } from '../hooks.queries.ts';
import type { Hook } from '../hooks.schema.ts';
import { MAX_REWRITES_PER_RUN, type RewriteKind } from './rewrite-kinds.ts';
import {
  addVersion,
  countRewrites,
  deleteOldEdits,
  findVersion,
  lockHook,
  lockRun,
  type StoredHook,
  setWording,
  type Wording,
} from './versions.queries.ts';

/** Stores an edit; null when the user has no such hook. */
export function editHook(db: Database, key: HookKey, generatedHook: string): Promise<Hook | null> {
  return db.transaction(async (tx) => {
    const now = await lockHook(tx, key);
    if (!now) return null;
    if (now.generatedHook === generatedHook) return findHook(tx, key);
    await addVersion(tx, key, now, { ...now, generatedHook }, 'edit');
    await deleteOldEdits(tx, key);
    return findHook(tx, key);
  });
}

/**
 * Stores a rewrite of `before`. Rewrites of a run take turns, so that two at once cannot exceed the limit. If the hook
 * was changed meanwhile, for example in another tab, it stays as it is and nothing is counted.
 */
export function storeRewrite(
  db: Database,
  key: HookKey,
  before: StoredHook,
  { wording, how }: { wording: Wording; how: RewriteKind },
): Promise<Hook | 'too many' | null> {
  const run = { userId: key.userId, runId: before.runId };
  return db.transaction(async (tx) => {
    await lockRun(tx, run);
    const now = await lockHook(tx, key);
    if (!now) return null;
    if (now.generatedHook === before.generatedHook) {
      if ((await countRewrites(tx, run)) >= MAX_REWRITES_PER_RUN) return 'too many';
      await addVersion(tx, key, now, wording, how);
    }
    return findHook(tx, key);
  });
}

/** Restores a version of a hook; null when there is no such version. */
export function showVersion(db: Database, key: HookKey, versionId: number): Promise<Hook | null> {
  return db.transaction(async (tx) => {
    if (!(await lockHook(tx, key))) return null;
    const version = await findVersion(tx, key, versionId);
    if (!version) return null;
    await setWording(tx, key, version);
    return findHook(tx, key);
  });
}
