import type pg from 'pg';

/** Makes one connection look like a pool: concurrent queries run one after the other. */
export function serializeQueries(client: pg.PoolClient): Pick<pg.Pool, 'query'> {
  let last: Promise<unknown> = Promise.resolve();
  const query = (...words: unknown[]) => {
    const answer = last.then(() => client.query(...(words as Parameters<pg.PoolClient['query']>)));
    last = answer.catch(() => {});
    return answer;
  };
  return { query: query as unknown as pg.Pool['query'] };
}
