/** Limits the wait for a model: some time for each hook, and never beyond the end of its run. */
export type ModelDeadline = {
  signal: AbortSignal;
  /** A hook has come: the wait starts again. */
  renew(): void;
  /** All has come: only the provider's last words are waited for. */
  endWithin(ms: number): void;
  end(): void;
};

export function createModelDeadline(outer: AbortSignal, hookMs: number, until: number): ModelDeadline {
  const over = new AbortController();
  const give = (ms: number) => setTimeout(() => over.abort(new Error('The model took too long')), ms);
  const left = () => Math.max(0, until - performance.now());
  let timer = give(Math.min(hookMs, left()));
  const wait = (ms: number) => {
    clearTimeout(timer);
    timer = give(Math.min(ms, left()));
  };
  return {
    signal: AbortSignal.any([outer, over.signal]),
    renew: () => wait(hookMs),
    endWithin: wait,
    end() {
      clearTimeout(timer);
      over.abort();
    },
  };
}
