import type { Services } from '#platform/services.ts';

const READ_EVERY_MS = 5000;
const TODAY = `date_trunc('day', now(), 'utc')`;
const USED_TODAY = `select coalesce(sum(input_tokens + output_tokens), 0)::float8 as tokens
  from model_runs where created_at >= ${TODAY}`;

/** The day's budget of tokens: what all processes used, read from the database every few seconds. */
export function createModelBudget(limit: number | null, { pool, log }: Pick<Services, 'pool' | 'log'>) {
  let used = 0;
  let readAt = Number.NEGATIVE_INFINITY;
  let warnedOn = '';
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
      if (limit === null) return true;
      if (performance.now() - readAt > READ_EVERY_MS)
        await read().catch((error) => log.warn({ err: error }, 'the tokens of today could not be added up'));
      if (used < limit) return true;
      const today = new Date().toISOString().slice(0, 10);
      if (warnedOn !== today)
        log.warn(
          { used, budget: limit },
          "the day's budget of tokens is used up: the book writes until midnight UTC",
        );
      warnedOn = today;
      return false;
    },
  };
}
