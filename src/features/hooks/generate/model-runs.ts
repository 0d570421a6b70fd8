import type { ReservedRun } from '#features/credits/ledger.ts';
import type { Services } from '#platform/services.ts';
import { reasonOf, type WriterEvent } from '../writers/writer.ts';
import { createModelBudget } from './model-budget.ts';
import { createModelMetrics } from './model-metrics.ts';

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

/** Records the usage of language models by run: tokens, cost, refusals and times, in the database, the metrics and the log. */
export function createModelRuns({ config: { ai }, pool, log, metrics }: Deps) {
  const modelMetrics = createModelMetrics(metrics);
  const budget = createModelBudget(ai?.dailyTokens ?? null, { pool, log });

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
