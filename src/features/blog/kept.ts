/** How long another process may show what was; this one forgets at once when it writes. */
const KEPT_MS = 10_000;
const KEPT_AT_MOST = 500;

/** What was read a moment ago, by name. Who asks while it is being read waits for the same answer. */
export function createKept() {
  const kept = new Map<string, { until: number; value: unknown }>();
  const loading = new Map<string, Promise<unknown>>();

  const find = <Value>(key: string): Value | null => {
    const known = kept.get(key);
    return known && known.until > Date.now() ? (known.value as Value) : null;
  };

  async function load<Value>(key: string, read: () => Promise<Value>): Promise<Value> {
    const reading = read();
    loading.set(key, reading);
    try {
      const value = await reading;
      // Begun before the last write: good enough for those who asked then, and for nobody else.
      if (loading.get(key) !== reading) return value;
      // What is not there is asked for again: it may come, and nobody can fill the memory with names.
      if (value === null) kept.delete(key);
      else {
        if (kept.size >= KEPT_AT_MOST) kept.clear();
        kept.set(key, { until: Date.now() + KEPT_MS, value });
      }
      return value;
    } finally {
      if (loading.get(key) === reading) loading.delete(key);
    }
  }

  return {
    find,
    async keep<Value>(key: string, read: () => Promise<Value>): Promise<Value> {
      const known = find<Value>(key);
      if (known !== null) return known;
      return (loading.get(key) as Promise<Value> | undefined) ?? load(key, read);
    },
    drop: (key: string) => kept.delete(key),
    forget() {
      kept.clear();
      loading.clear();
    },
  };
}
