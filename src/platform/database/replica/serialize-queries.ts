import type pg from 'pg';

/** One connection for reads that were written for a pool: what is asked at once is answered one after the other. */
export function serializeQueries(client: pg.PoolClient): Pick<pg.Pool, 'query'> {
  let last: Promise<unknown> = Promise.resolve();
  const query = (...words: unknown[]) => {
    const answer = last.then(() => client.query(...(words as Parameters<pg.PoolClient['query']>)));
    last = answer.catch(() => {});
    return answer;
  };
  return { query: query as unknown as pg.Pool['query'] };
}
