/** Which of several good frames is said: what readers like a little better, and what suits this creator. */
import type { CompiledPattern } from './compile.ts';
import type { HookContext } from './context.ts';

/** How much of a repetition within the run a creator's taste outweighs: two with one topic should sound different. */
const TASTE = 0.2;

/** The weight of a frame that readers always like, and what a frame of one less costs beside it. */
const BEST_WEIGHT = 2;
const LIKING = 0.8;

/** A trouble or a wish is liked best where those who have it are named: so costs one told to nobody, where they have a name. */
const TO_NOBODY = 0.2;

/** A pair of words that is heard again counts more than a frame that is liked a little less. */
const REPETITION = 3;
/** What a word too many costs; longer hooks are liked and repeat less, and a run of them is tiring. */
const OVERRUN = 0.04;

/** What speaks against a hook: what it repeats of the run, how little it is liked, and how much too long the run gets. */
export function costOf(distaste: number, repeated: number, overrun: number): number {
  return REPETITION * repeated + distaste + OVERRUN * overrun;
}

/** What readers like less of a frame, and this creator of equally good ones about the topic; that goes by who it is. */
export function distasteOf(
  { hash, carriesCustomer, carriesInnerLife, slots, pattern }: CompiledPattern,
  { voice, topic, isCalled }: HookContext,
): number {
  const toNobody = isCalled && carriesInnerLife && !slots.has('aud') ? TO_NOBODY : 0;
  const disliked = (BEST_WEIGHT - Math.min(pattern.weight ?? 1, BEST_WEIGHT)) * LIKING + toNobody;
  if (carriesCustomer || topic.shape === 'opaque') return disliked;
  return disliked + ((Math.imul(hash ^ voice, 2654435761) >>> 8) / 2 ** 24) * TASTE;
}
