import pg from 'pg';

/**
 * A client behind a pooler that shares sessions: a statement prepared by name would be there in one of them and missing
 * in the next. Without its name it is prepared again each time, which costs the server a little.
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
