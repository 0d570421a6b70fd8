import type { Pool } from 'pg';
import type { AiConfig } from '#platform/config.ts';
import { DAYS, RECENT_DAYS_SQL } from './daily-stats.ts';
import type { ModelDay, ModelNumbers, ModelRow } from './model-usage.schema.ts';

const PER_DAY = `select to_char(d, 'YYYY-MM-DD') as day,
    coalesce(sum(n) filter (where what in ('model input', 'model output')), 0)::float8 as tokens,
    coalesce(sum(n) filter (where what = 'model cost'), 0)::float8 as cost
  from ${DAYS} d left join ${RECENT_DAYS_SQL} c on c.day = d::date group by d order by d`;

const TOTALS = `select what, about, value, sum(n)::float8 as n, max(day)::text as last
  from ${RECENT_DAYS_SQL} c where what like 'model %' group by what, about, value having sum(n) > 0 order by value`;

type Total = { what: string; about: string; value: number; n: number; last: string };

export async function modelNumbers(pool: Pool, ai: AiConfig | null, span: number): Promise<ModelNumbers> {
  const [days, totals] = await Promise.all([
    pool.query<ModelDay>(PER_DAY, [span]),
    pool.query<Total>(TOTALS, [span]),
  ]);
  const used = days.rows.at(-1)?.tokens ?? 0;
  const kinds = Map.groupBy(totals.rows, ({ what }) => what);
  const refusals = (kinds.get('model refused') ?? []).map(({ about, n }) => ({ reason: about, hooks: n }));
  return {
    name: ai ? `${ai.provider}:${ai.model}` : null,
    budget: ai?.dailyTokens ? { tokens: ai.dailyTokens, used } : null,
    days: days.rows,
    models: (kinds.get('model runs') ?? [])
      .toSorted((a, b) => compare(b.last, a.last) || b.n - a.n || compare(a.about, b.about))
      .map(({ about }) => modelOf(about, kinds)),
    refusals: refusals.toSorted((a, b) => b.hooks - a.hooks || compare(a.reason, b.reason)),
  };
}

const compare = (a: string, b: string) => Number(a > b) - Number(a < b);

function modelOf(about: string, kinds: ReadonlyMap<string, readonly Total[]>): ModelRow {
  const [provider = '', model = ''] = about.split('\n');
  const of = (what: string) => (kinds.get(`model ${what}`) ?? []).filter((total) => total.about === about);
  const sum = (what: string) => of(what)[0]?.n ?? 0;
  return {
    provider,
    model,
    runs: sum('runs'),
    input_tokens: sum('input'),
    output_tokens: sum('output'),
    cost: sum('priced') > 0 ? sum('cost') : null,
    filled: sum('filled'),
    first_ms: medianMs(of('first')),
    last_ms: medianMs(of('last')),
  };
}

/** The median, from counts per tenth of a second in ascending order. */
function medianMs(tenths: readonly Total[]): number | null {
  let left = tenths.reduce((sum, { n }) => sum + n, 0) / 2;
  const half = tenths.find(({ n }) => {
    left -= n;
    return left <= 0;
  });
  return half ? half.value * 100 : null;
}
