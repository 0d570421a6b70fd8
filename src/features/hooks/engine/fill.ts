/** Joins a pattern and an input into a sentence. */
import type { CompiledPattern } from './compile.ts';
import type { HookContext } from './context.ts';
import { isPluralNoun } from './english/nouns.ts';
import { thirdPerson } from './english/verbs.ts';
import { words } from './english/words.ts';
import type { SlotName } from './pattern.ts';
import { type Choice, nominalOf, slotValue } from './slots.ts';
import { contentStems } from './stems.ts';

const AGREEMENT: Record<string, readonly [singular: string, plural: string]> = {
  is: ['is', 'are'],
  isnt: ["isn't", "aren't"],
  was: ['was', 'were'],
  do: ['does', 'do'],
  dont: ["doesn't", "don't"],
  have: ['has', 'have'],
  havent: ["hasn't", "haven't"],
  it: ['it', 'them'],
  its: ['its', 'their'],
  this: ['this', 'these'],
  that: ['that', 'those'],
  heres: ["here's", 'here are'],
};

function agree(word: string, plural: boolean): string {
  const pair = AGREEMENT[word];
  if (pair) return plural ? pair[1] : pair[0];
  return plural ? word : thirdPerson(word);
}

function isPlural(slot: SlotName, value: string, plural: boolean): boolean {
  return slot === 'np'
    ? plural
    : isPluralNoun(words(value).at(-1) ?? '') && !/ing\b/.test(words(value)[0] ?? '');
}

/** Capitals at sentence starts; names such as "iPhone" keep theirs. */
function finish(text: string): string {
  const upper = (letter: string) => letter.toUpperCase();
  return (
    text
      .replace(/\s+/g, ' ')
      .replace(/([.?!])\.(?=\s|$)/g, '$1')
      .replace(
        /^(["“]?)(\p{Ll}+)(?=[^\p{L}]|$)/u,
        (_, quote: string, word: string) => quote + word.replace(/^./u, upper),
      )
      // After a quoted question or cry the sentence may go on: You said "no!" and meant it.
      .replace(/((?:[.?!]|\.["”]) ["“]?)(\p{Ll}+)(?=[^\p{L}]|$)/gu, (_, before: string, word: string) =>
        /\bvs\. $/.test(before) ? before + word : before + word.replace(/^./u, upper),
      )
      .trim()
  );
}

export type Filled = { text: string; values: Map<SlotName, string> };

/** Null when a slot has no form for this choice. */
export function fillPattern(compiled: CompiledPattern, context: HookContext, choice: Choice): Filled | null {
  const gates = compiled.pattern.when ?? {};
  const values = new Map<SlotName, string>();
  const np = nominalOf(context, gates);
  const second = choice.other === true && np?.other !== undefined;
  const plural = !second && ((choice.short ? (np?.corePlural ?? np?.plural) : np?.plural) ?? false);
  for (const slot of compiled.slots) {
    const value = slotValue(slot, context, choice, gates);
    if (value === null) return null;
    values.set(slot, value);
  }
  let text = '';
  for (const part of compiled.parts) {
    if (typeof part === 'string') text += part;
    else {
      const value = values.get(part.slot) as string;
      text += part.agree ? agree(part.agree, isPlural(part.slot, value, plural)) : value;
    }
  }
  return { text: finish(text), values };
}

/** Two slots, or a slot and the frame, that say the same word: "moms … meal prep for busy moms". */
export function repeatsAcrossSlots(
  compiled: CompiledPattern,
  values: ReadonlyMap<SlotName, string>,
): boolean {
  const seen = new Set(compiled.frame);
  for (const [slot, value] of values) {
    const stems = contentStems(value);
    // The two sides of a comparison may share a noun: "fixed rate or variable rate".
    if (slot !== 'b' || !values.has('a')) for (const root of stems) if (seen.has(root)) return true;
    for (const root of stems) seen.add(root);
  }
  return false;
}
