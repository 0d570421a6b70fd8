import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { createKeyedLimiter } from '#platform/keyed-limiter.ts';
import { widerNetwork } from './client-address.ts';
import type { RateLimits } from './rate-limits.ts';

/** Calls of one network that run at once, so that other networks get their turn. */
const AT_ONCE = 2;

type Deps = { limits: RateLimits; clientAddress(c: Context): string };
const limiters = new WeakMap<RateLimits, ReturnType<typeof createKeyedLimiter<string>>>();

/**
 * Limits calls that cost something and need no account: each network address has its own queue, as long as that of
 * one user.
 */
export function limitVisitor({ limits, clientAddress }: Deps) {
  const limiter = limiters.get(limits) ?? createKeyedLimiter<string>(AT_ONCE);
  limiters.set(limits, limiter);
  return createMiddleware((c, next) => limiter(widerNetwork(clientAddress(c)), limits.userLine, next));
}
