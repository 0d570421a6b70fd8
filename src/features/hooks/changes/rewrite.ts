import crypto from 'node:crypto';
import type { User } from '#features/account/user.schema.ts';
import { HttpError, notFound } from '#platform/http/errors.ts';
import { isRateLimited } from '#platform/http/limits/rate-limits.ts';
import type { Services } from '#platform/services.ts';
import { businessContextOf } from '../business-context.ts';
import { validateHook } from '../generate/collect-hooks.ts';
import { readHistory } from '../generate/generate.queries.ts';
import type { ModelRuns } from '../generate/model-runs.ts';
import type { HookType } from '../hook-types.ts';
import type { Hook } from '../hooks.schema.ts';
import type { LineUses } from '../line-uses.ts';
import { canMeetGoal } from '../write/rewrite-goals.ts';
import type { OfflineThread } from '../writers/offline/offline-thread.ts';
import {
  type HookSource,
  OFFLINE,
  type RewriteKindsRequest,
  type RewriteRequest,
  type Writer,
  type WrittenHook,
} from '../writers/writer.ts';
import { MAX_REWRITES_PER_RUN, REWRITE_KINDS, type RewriteKind } from './rewrite-kinds.ts';
import { readForRewrite } from './versions.queries.ts';
import { storeRewrite } from './versions.ts';

/** Rewrites a hook, free for a paid run: by the model if there is one, and from the book. */

const TIMEOUT_MS = 20_000;
const NONE: Record<RewriteKind, string> = {
  again: 'There is no other way to say this one yet. You can edit its words.',
  shorter: 'There is no shorter way to say this one yet. You can edit its words.',
  softer: 'There is no softer way to say this one yet. You can edit its words.',
  question: 'There is no way to ask this one as a question yet. You can edit its words.',
};
const tooMany = () =>
  new HttpError(
    409,
    `This run had its ${MAX_REWRITES_PER_RUN} rewrites. You can still edit the words of its hooks.`,
  );

const TOO_MANY_REWRITES =
  'This run has asked for too many rewrites. You can still edit the words of its hooks.';

type Deps = Pick<Services, 'db' | 'pool' | 'log' | 'limits'>;
type Options = {
  writer: Writer;
  thread: Pick<OfflineThread, 'rewrite' | 'rewriteKinds'>;
  modelRuns: Pick<ModelRuns, 'follow'>;
  lineUses: Pick<LineUses, 'add'>;
};
export type Rewriter = ReturnType<typeof createRewriter>;

export function createRewriter(
  { db, pool, log, limits }: Deps,
  { writer, thread, modelRuns, lineUses }: Options,
) {
  async function write(run: { userId: number; id: number }, request: RewriteRequest) {
    if (!writer.rewrite) return thread.rewrite(request);
    await limits.consume('modelRewrites', run.userId, run.id).catch((error) => {
      throw isRateLimited(error) ? new HttpError(409, TOO_MANY_REWRITES) : error;
    });
    const followed = modelRuns.follow(run);
    try {
      return await writer.rewrite(request, AbortSignal.timeout(TIMEOUT_MS), followed.onEvent);
    } catch (error) {
      if (error instanceof HttpError) throw error;
      log.warn({ runId: run.id, writer: writer.name, err: error }, 'a hook could not be rewritten');
      throw new HttpError(502, 'The writer could not finish. Nothing was counted. Please try again.');
    } finally {
      await followed.end(0);
    }
  }

  async function requestFor(user: User, before: Before): Promise<RewriteKindsRequest> {
    return {
      hook: toWrittenHook(before),
      topic: before.topic,
      point: before.ownPoint,
      angles: [],
      ...businessContextOf(user),
      firstName: user.first_name,
      history: await readHistory(pool, user.id),
      seed: crypto.randomInt(2 ** 31),
    };
  }

  /** The kinds of rewrites that this hook can get; none once its run had all its rewrites. */
  async function listKinds(user: User, hookId: number): Promise<RewriteKind[]> {
    const before = await readForRewrite(db, { userId: user.id, hookId });
    if (!before) throw notFound();
    if (before.rewrites >= MAX_REWRITES_PER_RUN) return [];
    const possible = REWRITE_KINDS.filter((how) => canMeetGoal(how, before.generatedHook));
    if (writer.name !== OFFLINE) return possible;
    return (await thread.rewriteKinds(await requestFor(user, before), user.id)) ?? possible;
  }

  async function rewrite(user: User, hookId: number, how: RewriteKind): Promise<Hook> {
    const key = { userId: user.id, hookId };
    const before = await readForRewrite(db, key);
    if (!before) throw notFound();
    if (before.rewrites >= MAX_REWRITES_PER_RUN) throw tooMany();
    const run = { userId: user.id, id: before.runId };
    const written = await write(run, { ...(await requestFor(user, before)), how });
    if (!written) throw new HttpError(409, NONE[how]);
    const stored = await storeRewrite(db, key, before, { wording: asWording(validateHook(written)), how });
    if (stored === 'too many') throw tooMany();
    if (!stored) throw notFound();
    const { from, lineId } = written;
    if (from === 'book' && lineId && lineId !== before.lineId) lineUses.add([lineId]);
    return stored;
  }

  return { listKinds, rewrite };
}

type Before = NonNullable<Awaited<ReturnType<typeof readForRewrite>>>;

function toWrittenHook(hook: Before): WrittenHook {
  return {
    type: hook.hookType as HookType,
    text: hook.generatedHook,
    tip: hook.deliveryTip,
    onScreenText: hook.onScreenText,
    point: hook.point,
    payoff: hook.payoff,
    from: (hook.source ?? 'model') as HookSource,
    subject: hook.subject,
    relevance: hook.relevance,
    lineId: hook.lineId,
  };
}

const asWording = ({ type, text, tip, onScreenText, point, payoff, lineId }: WrittenHook) => ({
  hookType: type,
  generatedHook: text,
  deliveryTip: tip,
  onScreenText,
  point,
  payoff,
  lineId,
});
