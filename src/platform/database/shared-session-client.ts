import pg from 'pg';

/**
 * A client behind a pooler that shares sessions: a statement prepared by name would be there in one of them and missing
 * in the next. Without its name it is prepared again each time, which costs the server a little.
 */
export class SharedSessionClient extends pg.Client {
  override query(...given: never[]): never {
    const [asked, ...rest] = given as unknown[];
    return super.query(unnamed(asked) as never, ...(rest as never[])) as never;
  }
}

function unnamed(asked: unknown): unknown {
  const plain = typeof asked === 'object' && asked !== null && 'text' in asked && !('submit' in asked);
  return plain ? { ...asked, name: undefined } : asked;
}
