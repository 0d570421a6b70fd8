/** An answer to `GET /api/hooks`, ready to be sent. */
export type ListAnswer = { body: Buffer<ArrayBuffer>; etag: string; link: string | null };
/** What was asked for. */
export type ListRequest = { userId: number; limit: number | undefined; before: number | null };

/** The limit for all answers together, which are outside of JavaScript's heap. */
const MAX_BYTES = 8 * 1024 * 1024;
/** The limit for one user, so that long lists do not displace everybody's first pages. */
const MAX_ANSWER_BYTES = 128 * 1024;
/** The memory of an entry besides its body. */
const ENTRY_BYTES = 512;

/**
 * Caches answers for as long as the user's hooks stay the same (docs/decisions/0045). An answer is found by the
 * revision that the request read from the database, so it does not matter which process wrote.
 */
export function createListCache(maxBytes = MAX_BYTES) {
  /** In the order of the last use. */
  const cache = new Map<string, { revision: string; answer: ListAnswer }>();
  let bytes = 0;

  function remove(key: string): void {
    const entry = cache.get(key);
    if (!entry) return;
    cache.delete(key);
    bytes -= entry.answer.body.length + ENTRY_BYTES;
  }

  return {
    get(request: ListRequest, revision: string | null): ListAnswer | null {
      const key = keyOf(request);
      const entry = cache.get(key);
      if (!entry || entry.revision !== revision) return null;
      cache.delete(key);
      cache.set(key, entry);
      return entry.answer;
    },
    /**
     * The revision must come from the statement that read the hooks. From another moment, the answer would be stored
     * under a wrong revision.
     */
    store(request: ListRequest, revision: string, answer: ListAnswer): void {
      const key = keyOf(request);
      remove(key);
      if (answer.body.length > MAX_ANSWER_BYTES) return;
      cache.set(key, { revision, answer });
      bytes += answer.body.length + ENTRY_BYTES;
      for (const oldest of cache.keys()) {
        if (bytes <= maxBytes) break;
        remove(oldest);
      }
    },
  };
}

const keyOf = ({ userId, limit, before }: ListRequest) => `${userId} ${limit} ${before}`;
