import crypto from 'node:crypto';
import type { User } from '#features/account/user.schema.ts';
import { HOOKS_PER_RUN } from '#features/credits/hooks-per-run.ts';
import type { ReservedRun } from '#features/credits/ledger.ts';
import { HttpError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { businessContextOf } from '../business-context.ts';
import type { GenerateInput, Hook } from '../hooks.schema.ts';
import { readPreferences } from '../preferences/preferences.ts';
import type { TopicAnswer } from '../topic-answer.ts';
import { OFFLINE, type Writer, type WriterEvent, type WrittenHook } from '../writers/writer.ts';
import { collectHooks } from './collect-hooks.ts';
import type { FailedRuns } from './failed-runs.ts';
import { type NewHook, nextHookIds, readHistory, toNewHook } from './generate.queries.ts';
import type { ModelRuns } from './model-runs.ts';

const FAILED_MESSAGE = 'The writer could not finish your hooks. Your run was given back. Please try again.';
const TOO_SLOW_MESSAGE = 'The writer took too long. Your run was given back. Please try again.';

export type GenerateRequest = GenerateInput & {
  user: User;
  idempotencyKey: string | null;
  /** Replaces the configured writer, for the hooks of a try. */
  writer?: Writer;
};
export type WriteRunOptions = {
  modelRuns: ModelRuns;
  writer: Writer;
  writeWithinMs: number;
  seed?: () => number;
};
export type WrittenRun = { written: NewHook[]; by: string; answer: TopicAnswer | null };

const randomSeed = () => crypto.randomInt(2 ** 31);

/** Lets the writer write ten hooks within the time, and passes each on. */
export function createWriteRun(
  { pool, log }: Pick<Services, 'pool' | 'log'>,
  options: WriteRunOptions,
  failedRuns: FailedRuns,
) {
  const { modelRuns, writeWithinMs, seed = randomSeed } = options;
  return async (
    run: ReservedRun,
    request: GenerateRequest,
    onHook: (hook: Hook) => void,
  ): Promise<WrittenRun> => {
    const { user, topic, point, angles, writer = options.writer } = request;
    const [ids, past, preferences] = await Promise.all([
      nextHookIds(pool),
      readHistory(pool, user.id),
      readPreferences(pool, user.id),
    ]);
    const history = { ...past, ...preferences };
    const creator = { ...businessContextOf(user), firstName: user.first_name };
    const writeRequest = { topic, point, angles, ...creator, history, seed: seed() };
    const written: NewHook[] = [];
    const followed = modelRuns.follow(run);
    let filled = 0;
    let answer: TopicAnswer | null = null;
    const onEvent = (event: WriterEvent) => {
      if (event.event === 'looked up') answer = event.answer;
      followed.onEvent(event);
    };
    const take = (hook: WrittenHook) => {
      const made = toNewHook(run, topic, ids[written.length] as number, hook);
      written.push(made);
      if (hook.from !== 'model') filled++;
      followed.shown();
      onHook(made.hook);
    };
    const collected = collectHooks(
      (signal) => writer.write(writeRequest, signal, onEvent),
      writeWithinMs,
      take,
    );
    await collected
      .finally(() => followed.end(filled))
      .catch(async (error: Error) => {
        // Refused before anything was written, which is no failure of this user's runs.
        if (error instanceof HttpError && error.status === 503) throw error;
        await failedRuns.count(user.id);
        // The writer's own refusal, with its own sentence.
        if (error instanceof HttpError) throw error;
        log.warn({ runId: run.id, writer: writer.name, err: error }, 'a run could not be written');
        throw new HttpError(502, error.name === 'TimeoutError' ? TOO_SLOW_MESSAGE : FAILED_MESSAGE);
      });
    return { written, by: describeWriter(writer, filled), answer };
  };
}

/** The stored writer of a run, also if another one filled in or replaced it. */
function describeWriter(writer: Writer, filled: number): string {
  if (filled === 0 || writer.name === OFFLINE) return writer.name;
  return filled === HOOKS_PER_RUN
    ? `${OFFLINE}, instead of ${writer.name}`
    : `${writer.name}, ${filled} ${OFFLINE}`;
}
