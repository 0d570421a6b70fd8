import type { ServerResponse } from 'node:http';
import type { Context } from 'hono';
import { HttpError } from './errors.ts';

const outgoingOf = (c: Context) => (c.env as { outgoing?: ServerResponse } | undefined)?.outgoing;

/** Ends a call whose client disconnected while it waited, because nobody would get the answer. */
export function requireClient(c: Context): void {
  if (outgoingOf(c)?.closed) throw new HttpError(408, 'The connection was closed');
}

/** Resolves when the answer was read or given up; undefined if there is nothing to wait for, as in tests. */
export function responseClosed(c: Context): Promise<void> | undefined {
  const outgoing = outgoingOf(c);
  if (!outgoing || outgoing.closed) return undefined;
  return new Promise((resolve) => outgoing.once('close', () => resolve()));
}
