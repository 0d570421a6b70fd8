import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { createLines } from '#platform/in-turn.ts';
import { widerNetwork } from './client-address.ts';
import type { RateLimits } from './rate-limits.ts';

/** Calls of one network that run at once, so that other networks get their turn. */
const AT_ONCE = 2;

type Needs = { limits: RateLimits; clientAddress(c: Context): string };
const lines = new WeakMap<RateLimits, ReturnType<typeof createLines<string>>>();

/**
 * For calls that cost something and need no account: each is done when it is the turn of its network address. As many
 * may wait as calls of one user.
 */
export function visitorLine({ limits, clientAddress }: Needs) {
  const inLine = lines.get(limits) ?? createLines<string>(AT_ONCE);
  lines.set(limits, inLine);
  return createMiddleware((c, next) => inLine(widerNetwork(clientAddress(c)), limits.userLine, next));
}
