/** How long another process may serve an old version. The process that writes clears its cache. */
const MAX_AGE_MS = 10_000;
const MAX_ENTRIES = 500;

/** A cache by key for a few seconds. Callers that ask while a value is being loaded share that load. */
export function createReadCache() {
  const entries = new Map<string, { until: number; value: unknown }>();
  const loading = new Map<string, Promise<unknown>>();

  const get = <Value>(key: string): Value | null => {
    const cached = entries.get(key);
    return cached && cached.until > Date.now() ? (cached.value as Value) : null;
  };

  async function load<Value>(key: string, read: () => Promise<Value>): Promise<Value> {
    const reading = read();
    loading.set(key, reading);
    try {
      const value = await reading;
      // The cache was cleared meanwhile. The value answers the waiting callers, but is not cached.
      if (loading.get(key) !== reading) return value;
      // A missing value is not cached: it may appear later, and invented keys must not fill the memory.
      if (value === null) entries.delete(key);
      else {
        if (entries.size >= MAX_ENTRIES) entries.clear();
        entries.set(key, { until: Date.now() + MAX_AGE_MS, value });
      }
      return value;
    } finally {
      if (loading.get(key) === reading) loading.delete(key);
    }
  }

  return {
    get,
    async getOrLoad<Value>(key: string, read: () => Promise<Value>): Promise<Value> {
      const cached = get<Value>(key);
      if (cached !== null) return cached;
      return (loading.get(key) as Promise<Value> | undefined) ?? load(key, read);
    },
    delete: (key: string) => entries.delete(key),
    clear() {
      entries.clear();
      loading.clear();
    },
  };
}
