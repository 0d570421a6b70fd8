import type { ServerResponse } from 'node:http';
import type { Context } from 'hono';

/** The end of an answer on its way, read or given up; undefined where there is nothing to wait for, as in tests. */
export function responseClosed(c: Context): Promise<void> | undefined {
  const { outgoing } = (c.env ?? {}) as { outgoing?: ServerResponse };
  if (!outgoing || outgoing.closed) return undefined;
  return new Promise((resolve) => outgoing.once('close', () => resolve()));
}
