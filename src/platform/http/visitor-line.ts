import { createLines } from '#platform/in-turn.ts';
import { widerNetwork } from './client-address.ts';
import type { RateLimits } from './rate-limits.ts';

/** So many pages of one network are written at once: between them everybody else has a turn. */
const AT_ONCE = 2;

const lines = new WeakMap<RateLimits, ReturnType<typeof createLines<string>>>();

/** Does the work when it is the turn of this network address; as many may wait as calls of one user. */
export function inVisitorLine<Result>(
  limits: RateLimits,
  address: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const inLine = lines.get(limits) ?? createLines<string>(AT_ONCE);
  lines.set(limits, inLine);
  return inLine(widerNetwork(address), limits.userLine, work);
}
