/** A receiver that takes longer than this is slow. For an hour its deliveries have a lower priority. */
const SLOW_MS = 3000;
const SLOW_FOR_MS = 3_600_000;
const MAX_SLOW = 10_000;

export type SlowEndpoints = ReturnType<typeof createSlowEndpoints>;

/** Which endpoints answer slowly, as far as this process has called them. */
export function createSlowEndpoints() {
  const slowUntil = new Map<number, number>();
  return {
    isSlow: (endpointId: number): boolean => (slowUntil.get(endpointId) ?? 0) > Date.now(),
    recordTime(endpointId: number, ms: number): void {
      if (ms < SLOW_MS) {
        slowUntil.delete(endpointId);
        return;
      }
      if (slowUntil.size >= MAX_SLOW) slowUntil.clear();
      slowUntil.set(endpointId, Date.now() + SLOW_FOR_MS);
    },
  };
}
