import { setTimeout as sleep } from 'node:timers/promises';
import type { Lease } from '#features/credits/lease.ts';
import { type ReservedRun, readBalance, releaseRun, reserveRun } from '#features/credits/ledger.ts';
import { abandonedAfterSeconds, sweepReserved } from '#features/credits/sweep.ts';
import { HttpError, isDatabaseUnavailable } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import type { RunKey } from '../hook-key.ts';
import { type Generated, type Hook, OUT_OF_CREDITS } from '../hooks.schema.ts';
import type { LineUses } from '../line-uses.ts';
import type { UnansweredTopics } from '../unanswered-topics.ts';
import { createFailedRuns } from './failed-runs.ts';
import { hooksOfRun, settleWithHooks } from './generate.queries.ts';
import { createRunMetrics } from './run-metrics.ts';
import { createWriteRun, type GenerateRequest, type WriteRunOptions, type WrittenRun } from './write-run.ts';

const REFUSALS = {
  'no credits left': () => new HttpError(402, OUT_OF_CREDITS),
  'no such user': () => new HttpError(401, 'You are not signed in'),
  'key of another topic': () =>
    new HttpError(422, 'This Idempotency-Key was used for another topic, point or angles'),
  'still running': () =>
    new HttpError(409, 'Your last run is still being written. Wait for it to finish, then try again.'),
};
const LOST_MESSAGE = 'Your hooks could not be stored, and the run was not charged. Please try again.';

const RELEASE_GRACE_MS = 300;

/** A started run. `finished` also resolves after the caller disconnected. */
export type StartedRun = { finished: Promise<Generated> };
export type Generator = ReturnType<typeof createGenerator>;
type Deps = Pick<Services, 'db' | 'pool' | 'log' | 'metrics' | 'limits'>;
type Options = WriteRunOptions & {
  lease: Lease;
  lineUses: Pick<LineUses, 'add'>;
  topics: Pick<UnansweredTopics, 'record'>;
  /** Called when a run is stored, and not awaited. */
  onDone?: (userId: number, run: { run_id: number; topic: string; hooks: Hook[] }) => Promise<void>;
};

/** Reserves a run, lets the writer write, then settles the run with its ten hooks or releases it. */
export function createGenerator(deps: Deps, options: Options) {
  const { db, pool, metrics } = deps;
  const { lease, lineUses, topics } = options;
  const runMetrics = createRunMetrics(metrics);
  const failedRuns = createFailedRuns(deps);
  const writeRun = createWriteRun(deps, options, failedRuns);
  const abandoned = abandonedAfterSeconds(options.writeWithinMs);
  const inFlight = new Set<Promise<unknown>>();

  const trackInBackground = (work: Promise<unknown>): void => {
    const settled = work.catch(() => {}).finally(() => inFlight.delete(settled));
    inFlight.add(settled);
  };

  const reserve = ({ user, writer: _, ...input }: GenerateRequest) =>
    reserveRun(pool, { userId: user.id, ...input, lease: lease.id() });

  async function settle(
    run: ReservedRun,
    topic: string,
    { written, by, answer }: WrittenRun,
  ): Promise<Generated> {
    const settled = await settleWithHooks(pool, run, by, written);
    if (!settled) throw new HttpError(503, LOST_MESSAGE, { 'Retry-After': '2' });
    lineUses.add(written.flatMap(({ from, lineId }) => (from === 'book' && lineId ? lineId : [])));
    if (answer) trackInBackground(topics.record(run.userId, answer));
    const hooks = written.map(({ hook }) => hook);
    if (options.onDone) trackInBackground(options.onDone(run.userId, { run_id: run.id, topic, hooks }));
    return { hooks, hook_credits: settled.balance };
  }

  async function finish(run: ReservedRun, request: GenerateRequest, onHook: (hook: Hook) => void) {
    const stop = runMetrics.seconds.startTimer();
    try {
      const generated = await settle(run, request.topic, await writeRun(run, request, onHook));
      runMetrics.runs.inc({ outcome: 'done' });
      return generated;
    } catch (error) {
      const stored = await withGracePeriod(error, releaseOrLoad(deps, run));
      runMetrics.runs.inc({ outcome: stored ? 'done' : 'given back' });
      if (stored) return stored;
      throw error;
    } finally {
      stop();
    }
  }

  return {
    /** Refuses before anything is charged. When it returns, the run is reserved and being written. */
    async begin(request: GenerateRequest, onHook: (hook: Hook) => void): Promise<StartedRun> {
      const failedBefore = await failedRuns.check(request.user.id);
      let reservation = await reserve(request);
      if (reservation.outcome === 'still running' && (await sweepReserved(db, request.user.id, abandoned))) {
        reservation = await reserve(request);
      }
      if (reservation.outcome === 'done before')
        return replayRun(db, { userId: request.user.id, runId: reservation.runId }, onHook);
      if (reservation.outcome !== 'reserved') throw REFUSALS[reservation.outcome]();
      const finished = finish(reservation.run, request, onHook).then(async (generated) => {
        if (failedBefore) await failedRuns.forget(request.user.id);
        return generated;
      });
      trackInBackground(finished);
      return { finished };
    },
    /** Resolves when no run is being written any more, also for clients that disconnected. */
    async idle(): Promise<void> {
      while (inFlight.size > 0) await Promise.all(inFlight);
    },
  };
}

/** The user has waited for one database timeout already, so the run is released in the background. */
function withGracePeriod<T>(error: unknown, work: Promise<T>): Promise<T | null> {
  return isDatabaseUnavailable(error) ? Promise.race([work, sleep(RELEASE_GRACE_MS, null)]) : work;
}

/** Releases the run. Returns its hooks if the database had stored them and only the answer was lost. */
async function releaseOrLoad({ db, log }: Deps, run: ReservedRun): Promise<Generated | null> {
  try {
    if (await db.transaction((tx) => releaseRun(tx, run))) return null;
    return await loadFinishedRun(db, { userId: run.userId, runId: run.id });
  } catch (error) {
    log.warn({ runId: run.id, err: error }, 'a run could not be released now; the sweep will release it');
    return null;
  }
}

async function loadFinishedRun(db: Deps['db'], key: RunKey): Promise<Generated | null> {
  const hooks = await hooksOfRun(db, key);
  return hooks && { hooks, hook_credits: await readBalance(db, key.userId) };
}

/** The hooks of the first run with this Idempotency-Key. */
async function replayRun(db: Deps['db'], key: RunKey, onHook: (hook: Hook) => void): Promise<StartedRun> {
  const before = await loadFinishedRun(db, key);
  if (!before) throw REFUSALS['no such user']();
  for (const hook of before.hooks) onHook(hook);
  return { finished: Promise.resolve(before) };
}
