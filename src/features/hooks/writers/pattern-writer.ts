import { type PlannedHook, writeHooks } from '../engine/write-hooks.ts';
import { score } from '../ranker/ranker.ts';
import type { WriteRequest, Writer, WrittenHook } from './writer.ts';

/** Writes from the product's own patterns, in this process: no provider, no key, a few milliseconds. */
export const patternWriter: Writer = {
  name: 'pattern',
  write: (request) => writeHooks({ ...request, history: patternHistory(request), score }).map(ofPattern),
};

export function patternHistory({ history }: WriteRequest) {
  return { patternIds: history.lineIds, hooks: history.hooks };
}

export function ofPattern({ type, text, tip, patternId }: PlannedHook): WrittenHook {
  const nothing = { onScreenText: null, point: null, payoff: null, subject: null, relevance: null };
  return { type, text, tip, ...nothing, from: 'frame', lineId: patternId };
}
