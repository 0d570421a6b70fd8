import { Counter, Histogram } from 'prom-client';
import type { ReservedRun } from '#features/credits/ledger.ts';
import type { Services } from '#platform/services.ts';
import { reasonOf, type WriterEvent } from '../writers/writer.ts';

/**
 * Records the usage of language models by run: tokens, cost, refusals and times, in the database, the metrics and the
 * log. Also knows the day's budget: the sum of all processes, read every few seconds.
 */

const READ_EVERY_MS = 5000;
const TODAY = `date_trunc('day', now(), 'utc')`;
const USED_TODAY = `select coalesce(sum(input_tokens + output_tokens), 0)::float8 as tokens
  from model_runs where created_at >= ${TODAY}`;
/**
 * `user_id` and `run_id` are null if the account was deleted while the run was written. A rewrite is added to its run, and
 * counts today: reaching the budget too early is better than exceeding it.
 */
const STORE = `insert into model_runs (user_id, run_id, provider, model, input_tokens, output_tokens, cost, refused,
    filled, first_ms, last_ms)
  select r.user_id, r.id, $3, $4, $5::int, $6::int, $7::bigint, $8::jsonb, $9::smallint, $10::int, $11::int
  from (select $1::bigint as user_id, $2::bigint as id) asked left join runs r using (user_id, id)
  on conflict (user_id, run_id) do update set input_tokens = model_runs.input_tokens + excluded.input_tokens,
    output_tokens = model_runs.output_tokens + excluded.output_tokens, cost = model_runs.cost + excluded.cost,
    created_at = now()`;

type Deps = Pick<Services, 'config' | 'pool' | 'log' | 'metrics'>;
type RunRef = Pick<ReservedRun, 'userId' | 'id'>;
export type ModelRuns = ReturnType<typeof createModelRuns>;

export function createModelRuns({ config: { ai }, pool, log, metrics }: Deps) {
  const modelMetrics = createModelMetrics(metrics);
  const budget = createBudget(ai?.dailyTokens ?? null, { pool, log });

  async function store(
    run: RunRef,
    { inputTokens, outputTokens, refused, firstMs, lastMs }: Tally,
    filled: number,
  ) {
    if (!ai) return;
    const cost = ai.prices && Math.round(inputTokens * ai.prices.input + outputTokens * ai.prices.output);
    budget.add(inputTokens + outputTokens);
    modelMetrics.tokens.inc({ kind: 'input' }, inputTokens);
    modelMetrics.tokens.inc({ kind: 'output' }, outputTokens);
    modelMetrics.dollars.inc((cost ?? 0) / 1_000_000);
    modelMetrics.filled.inc(filled);
    for (const [reason, count] of Object.entries(refused)) modelMetrics.refused.inc({ reason }, count);
    if (firstMs !== null) modelMetrics.seconds.observe({ hook: 'first' }, firstMs / 1000);
    if (lastMs !== null) modelMetrics.seconds.observe({ hook: 'last' }, lastMs / 1000);
    const usage = { inputTokens, outputTokens, refused, filled, firstMs, lastMs };
    log.info({ runId: run.id, model: `${ai.provider}:${ai.model}`, ...usage }, 'a model wrote');
    const values = [inputTokens, outputTokens, cost, JSON.stringify(refused), filled, firstMs, lastMs];
    await pool
      .query({
        name: 'store-model-run',
        text: STORE,
        values: [run.userId, run.id, ai.provider, ai.model, ...values],
      })
      .catch((error) => log.warn({ err: error }, "what a run's model took could not be stored"));
  }

  return {
    /** Whether the day's budget still allows a model. */
    hasBudget: budget.isLeft,
    /** Collects the events of one run. `end` stores the sums if a model took part in it. */
    follow(run: RunRef) {
      const start = performance.now();
      const tally: Tally = {
        modelCalled: false,
        inputTokens: 0,
        outputTokens: 0,
        refused: {},
        firstMs: null,
        lastMs: null,
      };
      return {
        onEvent: (event: WriterEvent) => add(tally, event),
        shown(): void {
          tally.lastMs = Math.round(performance.now() - start);
          tally.firstMs ??= tally.lastMs;
        },
        end: async (filled: number) => (tally.modelCalled ? store(run, tally, filled) : undefined),
      };
    },
  };
}

type Tally = {
  modelCalled: boolean;
  inputTokens: number;
  outputTokens: number;
  refused: Record<string, number>;
  firstMs: number | null;
  lastMs: number | null;
};

function add(tally: Tally, event: WriterEvent): void {
  if (event.event === 'asked') tally.modelCalled = true;
  if (event.event === 'answered') {
    tally.inputTokens += event.inputTokens;
    tally.outputTokens += event.outputTokens;
  }
  if (event.event !== 'refused') return;
  for (const reason of new Set(event.why.map(reasonOf)))
    tally.refused[reason] = (tally.refused[reason] ?? 0) + 1;
}

function createBudget(most: number | null, { pool, log }: Pick<Deps, 'pool' | 'log'>) {
  let used = 0;
  let readAt = Number.NEGATIVE_INFINITY;
  let saidOn = '';
  async function read(): Promise<void> {
    readAt = performance.now();
    const { rows } = await pool.query<{ tokens: number }>({ name: 'model-tokens-today', text: USED_TODAY });
    used = rows[0]?.tokens ?? 0;
  }
  return {
    add(tokens: number): void {
      used += tokens;
    },
    async isLeft(): Promise<boolean> {
      if (most === null) return true;
      if (performance.now() - readAt > READ_EVERY_MS)
        await read().catch((error) => log.warn({ err: error }, 'the tokens of today could not be added up'));
      if (used < most) return true;
      const today = new Date().toISOString().slice(0, 10);
      if (saidOn !== today)
        log.warn(
          { used, budget: most },
          "the day's budget of tokens is used up: the book writes until midnight UTC",
        );
      saidOn = today;
      return false;
    },
  };
}

function createModelMetrics({ registry }: Services['metrics']) {
  const registers = [registry];
  return {
    tokens: new Counter({
      name: 'model_tokens_total',
      help: 'Tokens that language models read and wrote.',
      labelNames: ['kind'] as const,
      registers,
    }),
    dollars: new Counter({
      name: 'model_cost_dollars_total',
      help: 'What they cost, by AI_*_PRICE.',
      registers,
    }),
    refused: new Counter({
      name: 'model_refused_hooks_total',
      help: 'Hooks of language models that were refused, by reason.',
      labelNames: ['reason'] as const,
      registers,
    }),
    filled: new Counter({
      name: 'model_filled_hooks_total',
      help: 'Hooks that came from the book in their place.',
      registers,
    }),
    seconds: new Histogram({
      name: 'model_hook_seconds',
      help: 'Time to the first and the last hook of a run that a model had a part in.',
      labelNames: ['hook'] as const,
      buckets: [1, 2, 4, 8, 15, 30, 60, 120, 300],
      registers,
    }),
  };
}
