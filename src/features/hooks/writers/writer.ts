import type { History } from '../engine/candidates.ts';
import type { HookType } from '../engine/hook-types.ts';

/** What a writer knows of the creator and of what it wrote for them before. */
export type WriteRequest = {
  topic: string;
  /** Empty until the user has told us. */
  businessDescription: string;
  idealCustomer: string;
  firstName: string | null;
  /** What the user got in their last runs, so that nothing comes twice. */
  history: History;
  /** The same seed and request give the same hooks, where the writer can promise it. */
  seed: number;
};

export type WrittenHook = {
  type: HookType;
  text: string;
  tip: string;
  /** The pattern behind it, for the novelty of later runs; null where there is none. */
  patternId: string | null;
  /** Where a writer can fall back on another: who wrote this one. */
  by?: 'model' | 'pattern';
};

/**
 * Writes the hooks of one run: ten, each given out as soon as it is ready. Throwing, stopping short or
 * going on after `signal` means that the run is given back.
 */
export type Writer = {
  /** Stored with the run. */
  name: string;
  write(request: WriteRequest, signal: AbortSignal): AsyncIterable<WrittenHook> | Iterable<WrittenHook>;
};
