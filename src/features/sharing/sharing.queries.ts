import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { toHook } from '#features/hooks/hooks.queries.ts';
import type { Hook } from '#features/hooks/hooks.schema.ts';
import type { Database, Transaction } from '#platform/database/database.ts';
import { hookFields } from '#platform/database/hook-fields.ts';
import { hooks } from '#platform/database/schema-hooks.ts';
import { sharedRuns } from '#platform/database/schema-sharing.ts';
import { HttpError, notFound } from '#platform/http/errors.ts';
import { MAX_LINKS_PER_RUN, type Shares } from './sharing.schema.ts';

export type Run = { userId: number; runId: number };

const TOO_MANY_LINKS = `This run has ${MAX_LINKS_PER_RUN} links. Withdraw them first.`;
const ofRun = ({ userId, runId }: Run) => and(eq(sharedRuns.userId, userId), eq(sharedRuns.runId, runId));

/** Throws if the run has no hooks that are not deleted. */
async function requireRun(db: Database | Transaction, { userId, runId }: Run): Promise<void> {
  const [kept] = await db
    .select({ id: hooks.id })
    .from(hooks)
    .where(and(eq(hooks.userId, userId), eq(hooks.runId, runId), isNull(hooks.deletedAt)))
    .limit(1);
  if (!kept) throw notFound();
}

async function linksOf(db: Database | Transaction, run: Run): Promise<Shares> {
  const rows = await db
    .select({ createdAt: sharedRuns.createdAt })
    .from(sharedRuns)
    .where(ofRun(run))
    .orderBy(desc(sharedRuns.createdAt));
  return { links: rows.map(({ createdAt }) => ({ created_at: createdAt.toISOString() })) };
}

export async function listShares(db: Database, run: Run): Promise<Shares> {
  await requireRun(db, run);
  return linksOf(db, run);
}

/** The caller holds the lock of the user's row, so that two calls at once cannot exceed the limit. */
export async function addShare(tx: Transaction, run: Run, tokenHash: Buffer): Promise<Shares> {
  await requireRun(tx, run);
  const { links } = await linksOf(tx, run);
  if (links.length >= MAX_LINKS_PER_RUN) throw new HttpError(409, TOO_MANY_LINKS);
  await tx.insert(sharedRuns).values({ ...run, tokenHash });
  return linksOf(tx, run);
}

export async function revokeShares(db: Database, run: Run): Promise<void> {
  const { rowCount } = await db.delete(sharedRuns).where(ofRun(run));
  if (rowCount === 0) await requireRun(db, run);
}

export type SharedRun = { userId: number; topic: string; hooks: Hook[] };

/** The run of a link; null if the link was withdrawn or all its hooks are deleted. */
export async function findSharedRun(db: Database, tokenHash: Buffer): Promise<SharedRun | null> {
  const rows = await db
    .select({ userId: sharedRuns.userId, hook: hookFields })
    .from(sharedRuns)
    .innerJoin(hooks, and(eq(hooks.userId, sharedRuns.userId), eq(hooks.runId, sharedRuns.runId)))
    .where(and(eq(sharedRuns.tokenHash, tokenHash), isNull(hooks.deletedAt)))
    .orderBy(asc(hooks.position));
  const [first] = rows;
  if (!first) return null;
  const { userId, hook } = first;
  return { userId, topic: hook.topic, hooks: rows.map((row) => toHook(row.hook)) };
}
