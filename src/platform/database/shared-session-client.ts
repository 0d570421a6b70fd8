import pg from 'pg';

/**
 * A client for a pooler that shares sessions. A named prepared statement would exist in one session and be missing in
 * the next. Without a name it is prepared each time, which costs the server a little.
 */
export class SharedSessionClient extends pg.Client {
  override query(...args: never[]): never {
    const [query, ...rest] = args as unknown[];
    return super.query(withoutName(query) as never, ...(rest as never[])) as never;
  }
}

function withoutName(query: unknown): unknown {
  const plain = typeof query === 'object' && query !== null && 'text' in query && !('submit' in query);
  return plain ? { ...query, name: undefined } : query;
}
