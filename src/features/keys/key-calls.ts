import type { RateLimits } from '#platform/http/rate-limits.ts';

/** So many calls are counted by one write: a write for each would cost a read more than the reading. */
const COUNTED_AT_ONCE = 10;
const USED_WITHIN_MS = 10_000;
const REMEMBERED = 10_000;

type Block = { left: number; until: number; counted: Promise<void> };

/** Counts the calls of a key, and refuses with 429 when there were too many: by all processes together. */
export function createKeyCalls(limits: RateLimits): (keyId: number) => Promise<void> {
  const blocks = new Map<number, Block>();
  return (keyId) => {
    const now = performance.now();
    const block = blocks.get(keyId);
    if (block && block.left > 0 && block.until > now) {
      block.left--;
      return block.counted;
    }
    if (blocks.size >= REMEMBERED) blocks.clear();
    const counted = limits.take('keyCalls', keyId).catch((error) => {
      blocks.delete(keyId);
      throw error;
    });
    blocks.set(keyId, { left: COUNTED_AT_ONCE - 1, until: now + USED_WITHIN_MS, counted });
    return counted;
  };
}
