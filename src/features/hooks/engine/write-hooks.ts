/**
 * The hook engine's public face. Pure: no I/O, and the same input and seed give the same ten hooks.
 *
 * - `writeHooks(request)`: ten finished hooks, `{ type, text, tip, patternId }`, for every input there is.
 * - `planRun(request)`: the same ten as slots for the model writer, each with its pattern's frame, condition and
 *   the finished fallback text, and the context that `checkHook` needs.
 * - `checkHook(text, context)` (check-hook.ts): reasons to refuse a text; empty when it may be shown.
 *
 * `history.patternIds` holds the pattern ids of earlier runs, newest run first; `history.hooks` the texts.
 * `score` is a pure ranker: higher is the better headline. Without it, weights and chance decide.
 */

import type { HookType } from '../hook-types.ts';
import type { History } from './candidates.ts';
import { type HookContext, type HookInput, readContext } from './context.ts';
import { chooseTen } from './plan.ts';
import type { Scorer } from './planner.ts';
import { createRandom, hashText } from './random.ts';

export type HookRequest = HookInput & {
  history?: History;
  seed: number;
  score?: Scorer;
};

export type PlannedHook = {
  type: HookType;
  text: string;
  tip: string;
  patternId: string;
};

/** One of the ten places of a run. */
export type RunSlot = PlannedHook & {
  /** The frame with its slots in braces. */
  template: string;
  /** What must be true for the creator to say it. */
  truth: string | null;
  carriesTopic: boolean;
  carriesCustomer: boolean;
};

export type RunPlan = { slots: readonly RunSlot[]; context: HookContext };

const NO_HISTORY: History = { patternIds: [], hooks: [] };

export function planRun(request: HookRequest): RunPlan {
  const context = readContext(request);
  const random = createRandom(request.seed ^ hashText(request.topic));
  const chosen = chooseTen(context, request.history ?? NO_HISTORY, random, request.score ?? null);
  const slots = chosen.map(({ pattern, text, carriesTopic, carriesCustomer }) => ({
    type: pattern.type,
    text,
    tip: pattern.tips[Math.floor(random() * pattern.tips.length)] ?? pattern.tips[0],
    patternId: pattern.id,
    template: pattern.template,
    truth: pattern.truth ?? null,
    carriesTopic,
    carriesCustomer,
  }));
  return { slots, context };
}

export function writeHooks(request: HookRequest): PlannedHook[] {
  return planRun(request).slots.map(({ type, text, tip, patternId }) => ({ type, text, tip, patternId }));
}
