/** The frames whose gates hold for an input, found among six thousand. */
import { type CompiledPattern, compilePattern } from './compile.ts';
import type { HookContext } from './context.ts';
import { gatesHoldIn, isOfShape } from './eligible.ts';
import { ALL_PATTERNS } from './patterns/all.ts';
import { refusalsIn } from './refusals.ts';
import { slotMask } from './slot-bits.ts';
import { availableMask } from './slots.ts';
import type { Topic } from './topic/topic.ts';

export const COMPILED: readonly CompiledPattern[] = ALL_PATTERNS.map(compilePattern);

/**
 * Frames that need the same slots. What each does by its words stands in arrays beside them, and most frames share their
 * gates with others: few of them need be looked at themselves, and memory is what a search like this waits for.
 */
type Group = {
  mask: number;
  frames: readonly CompiledPattern[];
  speaking: Int32Array;
  telling: Int32Array;
  types: Uint8Array;
  /** One frame for each set of gates, and which of them stands for each frame. */
  samples: readonly CompiledPattern[];
  sampleOf: Uint16Array;
};

function groupOf(frames: readonly CompiledPattern[]): Group {
  const places = new Map<string, number>();
  const samples: CompiledPattern[] = [];
  const sampleOf = Uint16Array.from(frames, (compiled) => {
    const key = JSON.stringify(compiled.gates);
    const place = places.get(key) ?? samples.push(compiled) - 1;
    places.set(key, place);
    return place;
  });
  return {
    mask: frames[0]?.mask ?? 0,
    frames,
    speaking: Int32Array.from(frames, ({ speaking }) => speaking),
    telling: Int32Array.from(frames, ({ telling }) => telling),
    types: Uint8Array.from(frames, ({ type }) => type),
    samples,
    sampleOf,
  };
}

/** Which slots an input must fill for a pattern; two of them may share a bit. */
const slotsOf = ({ slots }: CompiledPattern): string =>
  [...slots]
    .filter((slot) => slotMask([slot]) !== 0)
    .sort()
    .join();

const groups = new Map<string, readonly Group[]>();

/**
 * The patterns for topics of this shape by the slots they need: most ask for a form that the topic does not have, or
 * for another shape, and are never looked at.
 */
function groupsFor(topic: Topic): readonly Group[] {
  const { shape, alsoNominal, sensitive, language, borrowed, lends } = topic;
  const key = `${shape} ${alsoNominal} ${sensitive} ${language} ${borrowed} ${lends}`;
  let found = groups.get(key);
  if (!found) {
    const fitting = COMPILED.filter(
      (compiled) =>
        isOfShape(compiled, topic) &&
        (sensitive || compiled.gates.sensitive !== 'only') &&
        (compiled.gates.language === undefined || compiled.gates.language === language),
    );
    found = [...Map.groupBy(fitting, slotsOf).values()].map(groupOf);
    groups.set(key, found);
  }
  return found;
}

const UNASKED = 0;
const HOLDS = 1;
const FAILS = 2;

export function holdingIn(context: HookContext): CompiledPattern[] {
  const available = availableMask(context);
  const refused = refusalsIn(context);
  const gatesHold = gatesHoldIn(context);
  const found: CompiledPattern[] = [];
  for (const { mask, frames, speaking, telling, types, samples, sampleOf } of groupsFor(context.topic)) {
    if ((mask & available) !== mask) continue;
    const unspoken = refused.speaking(mask);
    const untold = refused.telling(mask);
    const verdicts = new Uint8Array(samples.length);
    for (let at = 0; at < frames.length; at++) {
      if (((speaking[at] as number) & unspoken) !== 0 || ((telling[at] as number) & untold) !== 0) continue;
      if ((refused.types & (1 << (types[at] as number))) !== 0) continue;
      const sample = sampleOf[at] as number;
      if (verdicts[sample] === UNASKED)
        verdicts[sample] = gatesHold(samples[sample] as CompiledPattern) ? HOLDS : FAILS;
      if (verdicts[sample] === HOLDS) found.push(frames[at] as CompiledPattern);
    }
  }
  return found;
}
