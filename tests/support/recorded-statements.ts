import pg from 'pg';
import { vi } from 'vitest';

/** Records the text of every SQL statement once, until it is ended. */
export function recordStatements(): { statements: Set<string>; end(): void } {
  const statements = new Set<string>();
  const query = pg.Client.prototype.query as (...words: unknown[]) => unknown;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...words: unknown[]
  ) {
    const [first] = words;
    const text = typeof first === 'string' ? first : (first as { text?: string } | undefined)?.text;
    if (text) statements.add(text);
    return query.apply(this, words);
  } as never);
  return { statements, end: () => spy.mockRestore() };
}
