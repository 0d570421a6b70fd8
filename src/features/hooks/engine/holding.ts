/** The frames whose gates hold for an input, found among six thousand. */
import { type CompiledPattern, compilePattern } from './compile.ts';
import type { HookContext } from './context.ts';
import { gatesHoldIn, isOfShape } from './eligible.ts';
import type { Gates } from './pattern.ts';
import { ALL_PATTERNS } from './patterns/all.ts';
import { refusalsIn } from './refusals.ts';
import { slotMask } from './slot-bits.ts';
import { availableMask } from './slots.ts';
import type { Topic } from './topic/topic.ts';

export const COMPILED: readonly CompiledPattern[] = ALL_PATTERNS.map(compilePattern);

/**
 * Frames in groups that need the same slots. What each does by its words stands in arrays beside them, and most frames
 * share their gates with others: few of them need be looked at themselves, and memory is what such a search waits for.
 */
type Shelf = {
  frames: readonly CompiledPattern[];
  speaking: Int32Array;
  telling: Int32Array;
  types: Uint8Array;
  /** One frame for each set of slots and gates, and which of them stands for each frame. */
  samples: readonly CompiledPattern[];
  sampleOf: Uint16Array;
  /** The slots of each group, and where it begins; the last begins nothing. */
  masks: Int32Array;
  starts: Int32Array;
};

function shelfOf(groups: readonly (readonly CompiledPattern[])[]): Shelf {
  const frames = groups.flat();
  // Frames with the same gates share them as one object.
  const samples: CompiledPattern[] = [];
  const sampleOf = new Uint16Array(frames.length);
  let at = 0;
  for (const group of groups) {
    const places = new Map<Gates, number>();
    for (const compiled of group) {
      const place = places.get(compiled.gates) ?? samples.push(compiled) - 1;
      places.set(compiled.gates, place);
      sampleOf[at++] = place;
    }
  }
  const starts = new Int32Array(groups.length + 1);
  groups.forEach((group, place) => {
    starts[place + 1] = (starts[place] as number) + group.length;
  });
  return {
    frames,
    speaking: Int32Array.from(frames, ({ speaking }) => speaking),
    telling: Int32Array.from(frames, ({ telling }) => telling),
    types: Uint8Array.from(frames, ({ type }) => type),
    samples,
    sampleOf,
    masks: Int32Array.from(groups, ([first]) => first?.mask ?? 0),
    starts,
  };
}

/** Which slots an input must fill for a pattern; two of them may share a bit. */
const slotsOf = ({ slots }: CompiledPattern): string =>
  [...slots]
    .filter((slot) => slotMask([slot]) !== 0)
    .sort()
    .join();

const shelves = new Map<string, Shelf>();

/**
 * The patterns for topics of this shape by the slots they need: most ask for a form that the topic does not have, or
 * for another shape, and are never looked at.
 */
function shelfFor(topic: Topic): Shelf {
  const { shape, alsoNominal, sensitive, language, borrowed, lends } = topic;
  const key = `${shape} ${alsoNominal} ${sensitive} ${language} ${borrowed} ${lends}`;
  let found = shelves.get(key);
  if (!found) {
    const fitting = COMPILED.filter(
      (compiled) =>
        isOfShape(compiled, topic) &&
        (sensitive || compiled.gates.sensitive !== 'only') &&
        (compiled.gates.language === undefined || compiled.gates.language === language),
    );
    found = shelfOf([...Map.groupBy(fitting, slotsOf).values()]);
    shelves.set(key, found);
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
  const { frames, speaking, telling, types, samples, sampleOf, masks, starts } = shelfFor(context.topic);
  const verdicts = new Uint8Array(samples.length);
  const found: CompiledPattern[] = [];
  for (let group = 0; group < masks.length; group++) {
    const mask = masks[group] as number;
    if ((mask & available) !== mask) continue;
    const unspoken = refused.speaking(mask);
    const untold = refused.telling(mask);
    const end = starts[group + 1] as number;
    for (let at = starts[group] as number; at < end; at++) {
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
