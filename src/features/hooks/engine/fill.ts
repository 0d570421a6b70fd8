/** Joins a pattern and an input into a sentence. */

import type { Choice } from './choice.ts';
import type { CompiledPattern } from './compile.ts';
import type { HookContext } from './context.ts';
import { isPluralNoun } from './english/nouns.ts';
import { thirdPerson } from './english/verbs.ts';
import { words } from './english/words.ts';
import type { SlotName } from './pattern.ts';
import { addressee, nominalOf, slotValue } from './slots.ts';
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

const upper = (letter: string) => letter.toUpperCase();

/** Capitals at sentence starts; names such as "iPhone" keep theirs. Looks before it replaces: most texts need little. */
function capitalised(joined: string): string {
  let text = joined;
  if (/\s{2}|[^\S ]/.test(text)) text = text.replace(/\s+/g, ' ');
  if (/[.?!]\.(?=\s|$)/.test(text)) text = text.replace(/([.?!])\.(?=\s|$)/g, '$1');
  text = text.replace(
    /^((?:["“„¿¡]|« ?)*)(\p{Ll}+)(?=[^\p{L}]|$)/u,
    (_, quote: string, word: string) => quote + word.replace(/^./u, upper),
  );
  // After a quoted question or cry the sentence may go on: You said "no!" and meant it.
  if (/[.?!]["”]? /.test(text))
    text = text.replace(
      /((?:[.?!]|\.["”]) (?:["“„¿¡]|« ?)*)(\p{Ll}+)(?=[^\p{L}]|$)/gu,
      (_, before: string, word: string) =>
        /\bvs\. $/.test(before) ? before + word : before + word.replace(/^./u, upper),
    );
  return text.trim();
}

/** "A townhouse vs a duplex" is said without its articles, and so is the question whether it is one or the other. */
function asTitle(text: string, { topic: { sides } }: HookContext): string {
  if (!sides?.bare) return text;
  const { a, b, bare } = sides;
  return text
    .replace(`${a} vs ${b}`, `${bare[0]} vs ${bare[1]}`)
    .replace(`${a} or ${b}?`, `${bare[0]} or ${bare[1]}?`);
}

/** French sets its high marks off with a space at which no line breaks. */
function frenchSpaces(text: string): string {
  return text.replace(/ (?=[?!:;»])|(?<=«) /g, '\u00a0');
}

/** What stands in each slot, in the pattern's `slotOrder`. */
export type SlotValues = readonly string[];
export type Filled = { text: string; values: SlotValues };

/** Null when one slot has no form for this choice. */
export function slotValues(
  compiled: CompiledPattern,
  context: HookContext,
  choice: Choice,
): SlotValues | null {
  const { slotOrder, callsAudience, gates } = compiled;
  const values: string[] = [];
  for (const slot of slotOrder) {
    const value =
      slot === 'aud' && callsAudience
        ? addressee(context, choice, gates)
        : slotValue(slot, context, choice, gates);
    if (value === null) return null;
    values.push(value);
  }
  return values;
}

/** The sentence before it is finished. */
export function joinParts(
  compiled: CompiledPattern,
  context: HookContext,
  choice: Choice,
  values: SlotValues,
): string {
  const np = nominalOf(context, compiled.gates);
  const second = choice.other === true && np?.other !== undefined;
  // A brief form has the number of the whole.
  const brief = choice.brief === true && (context.topic.brief?.np.length ?? 0) > 0;
  const plural = brief
    ? (np?.plural ?? false)
    : !second && ((choice.short ? (np?.corePlural ?? np?.plural) : np?.plural) ?? false);
  let text = '';
  for (const part of compiled.parts) {
    if (typeof part === 'string') text += part;
    else {
      const value = values[part.at] as string;
      text += part.agree ? agree(part.agree, isPlural(part.slot, value, plural)) : value;
    }
  }
  return asTitle(text, context);
}

/** As it is shown. */
export function finish(joined: string, { gates }: CompiledPattern): string {
  const said = capitalised(joined);
  return gates.language === 'fr' ? frenchSpaces(said) : said;
}

/** Null when a slot has no form for this choice. */
export function fillPattern(compiled: CompiledPattern, context: HookContext, choice: Choice): Filled | null {
  const values = slotValues(compiled, context, choice);
  return values && { text: finish(joinParts(compiled, context, choice, values), compiled), values };
}

/** Two slots, or a slot and the frame, that say the same word: "moms … meal prep for busy moms". */
export function repeatsAcrossSlots(
  { frame, slots, slotOrder }: CompiledPattern,
  values: SlotValues,
): boolean {
  const seen: ReadonlySet<string>[] = [frame];
  for (const [index, value] of values.entries()) {
    const stems = contentStems(value);
    // The two sides of a comparison may share a noun: "fixed rate or variable rate".
    if (slotOrder[index] !== 'b' || !slots.has('a')) {
      for (const root of stems) for (const said of seen) if (said.has(root)) return true;
    }
    seen.push(stems);
  }
  return false;
}
