import { writeHooks } from '../engine/write-hooks.ts';
import { score } from '../ranker/ranker.ts';
import type { Writer } from './writer.ts';

/** Writes from the product's own patterns, in this process: no provider, no key, a few milliseconds. */
export const patternWriter: Writer = {
  name: 'pattern',
  write: (request) => writeHooks({ ...request, score }),
};
