/** Limits the log lines of a key per minute; the next minute's first line says how many were skipped. */
export function createLogQuota(lines: number) {
  const keys = new Map<string, { until: number; count: number }>();
  return (key: string): { write: boolean; skipped?: number } => {
    const now = performance.now();
    const last = keys.get(key);
    if (last && now < last.until) return { write: ++last.count <= lines };
    keys.set(key, { until: now + 60_000, count: 1 });
    return last && last.count > lines ? { write: true, skipped: last.count - lines } : { write: true };
  };
}
