import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { createKeyedLimiter } from '#platform/keyed-limiter.ts';
import { widerNetwork } from '../security/client-ip.ts';
import type { RateLimits } from './rate-limits.ts';

/** How many calls of one network run at once. */
const MAX_CONCURRENT = 2;

type Deps = { limits: RateLimits; clientIp(c: Context): string };
const limiters = new WeakMap<RateLimits, ReturnType<typeof createKeyedLimiter<string>>>();

/** Limits expensive calls that need no account. Each network has its own queue, as long as that of one user. */
export function limitVisitor({ limits, clientIp }: Deps) {
  const limiter = limiters.get(limits) ?? createKeyedLimiter<string>(MAX_CONCURRENT);
  limiters.set(limits, limiter);
  return createMiddleware((c, next) => limiter(widerNetwork(clientIp(c)), limits.userQueueLimit, next));
}
