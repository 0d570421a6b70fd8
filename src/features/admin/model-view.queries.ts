import type { Pool } from 'pg';
import type { AiConfig } from '#platform/config.ts';
import type { ModelDay, ModelNumbers, ModelRow } from './model-view.schema.ts';

const SINCE = `created_at >= date_trunc('day', now(), 'utc') - make_interval(days => $1 - 1)`;

const DAYS = `select to_char(d, 'YYYY-MM-DD') as day, coalesce(m.tokens, 0)::float8 as tokens,
    coalesce(m.cost, 0)::float8 as cost
  from generate_series((now() at time zone 'utc')::date - ($1 - 1), (now() at time zone 'utc')::date, '1 day') d
  left join (select (created_at at time zone 'utc')::date as day, sum(input_tokens + output_tokens) as tokens,
      sum(cost) as cost from model_runs where ${SINCE} group by 1) m on m.day = d::date
  order by d`;

const MODELS = `select provider, model, count(*)::int as runs, sum(input_tokens)::float8 as input_tokens,
    sum(output_tokens)::float8 as output_tokens, sum(cost)::float8 as cost, sum(filled)::int as filled,
    round(percentile_cont(0.5) within group (order by first_ms))::float8 as first_ms,
    round(percentile_cont(0.5) within group (order by last_ms))::float8 as last_ms
  from model_runs where ${SINCE} group by provider, model order by max(created_at) desc`;

const REFUSALS = `select reason, sum(hooks::int)::int as hooks
  from model_runs, jsonb_each_text(refused) as refused (reason, hooks) where ${SINCE}
  group by reason order by 2 desc, 1`;

export async function modelNumbers(pool: Pool, ai: AiConfig | null, span: number): Promise<ModelNumbers> {
  const [days, models, refusals] = await Promise.all([
    pool.query<ModelDay>(DAYS, [span]),
    pool.query<ModelRow>(MODELS, [span]),
    pool.query<ModelNumbers['refusals'][number]>(REFUSALS, [span]),
  ]);
  const used = days.rows.at(-1)?.tokens ?? 0;
  return {
    name: ai ? `${ai.provider}:${ai.model}` : null,
    budget: ai?.dailyTokens ? { tokens: ai.dailyTokens, used } : null,
    days: days.rows,
    models: models.rows,
    refusals: refusals.rows,
  };
}
