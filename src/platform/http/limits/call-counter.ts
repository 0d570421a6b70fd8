import type { HttpError } from '../errors.ts';
import { isRateLimited, type LimitName, type RateLimits } from './rate-limits.ts';

/** Calls per write: one write for each call would cost more than most reads. */
const CALLS_PER_WRITE = 10;
const USED_WITHIN_MS = 10_000;
/** For how long the process remembers a refusal, so that a flood does not reach the database. */
const REFUSED_MS = 5000;
const REMEMBERED = 10_000;

type Block = { left: number; until: number; recorded: Promise<void> };
export type CountCall = (id: number) => Promise<void>;

/** Counts the calls of a key or a user in all processes together, and refuses with 429 when there were too many. */
export function createCallCounter(
  limits: Pick<RateLimits, 'consume'>,
  name: LimitName,
  blockSize = CALLS_PER_WRITE,
): CountCall {
  const blocks = new Map<number, Block>();
  return (id) => {
    const now = performance.now();
    const block = blocks.get(id);
    if (block && block.left > 0 && block.until > now) {
      block.left--;
      return block.recorded;
    }
    if (blocks.size >= REMEMBERED) blocks.clear();
    const recorded = limits.consume(name, id).catch((error) => {
      if (isRateLimited(error)) {
        const ms = Math.min(REFUSED_MS, Number((error as HttpError).headers['Retry-After']) * 1000);
        blocks.set(id, { left: Number.POSITIVE_INFINITY, until: performance.now() + ms, recorded });
      } else blocks.delete(id);
      throw error;
    });
    blocks.set(id, { left: blockSize - 1, until: now + USED_WITHIN_MS, recorded });
    return recorded;
  };
}
