/** Joins a pattern and an input into a sentence. */

import type { Choice } from './choice.ts';
import type { CompiledPattern, Part } from './compile.ts';
import type { HookContext } from './context.ts';
import { isPluralNoun } from './english/nouns.ts';
import { thirdPerson } from './english/verbs.ts';
import { hasOddSpace, words } from './english/words.ts';
import type { SlotName } from './pattern.ts';
import { addressee, nominalOf, slotValue } from './slots.ts';
import { saidIn, type Value } from './value.ts';

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

const isCapitalOrFigure = (code: number): boolean => (code > 64 && code < 91) || (code > 47 && code < 58);

/** What a text may need: its spaces made single, a doubled full stop made one, a sentence within made to begin large. */
const SPACES = 1;
const STOPS = 2;
const CAPITALS = 4;

/** Looks for all of them in one walk: most texts need nothing. */
function needsOf(text: string): number {
  let needs = 0;
  let before = 0;
  let beyond = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 0x20 || (code === 0x20 && before === 0x20)) needs |= SPACES;
    else if (code > 126) beyond = true;
    before = code;
    if ((code !== 0x2e && code !== 0x3f && code !== 0x21) || i + 1 === text.length) continue;
    const next = text.charCodeAt(i + 1);
    if (next === 0x2e) needs |= STOPS;
    const space = next === 0x22 || next === 0x201d ? i + 2 : i + 1;
    if (text.charCodeAt(space) === 0x20 && !isCapitalOrFigure(text.charCodeAt(space + 1))) needs |= CAPITALS;
  }
  return beyond && hasOddSpace(text) ? needs | SPACES : needs;
}

/** Capitals at sentence starts; names such as "iPhone" keep theirs. */
function capitalised(joined: string): string {
  let text = joined;
  let needs = needsOf(text);
  if ((needs & SPACES) !== 0) {
    text = text.replace(/\s+/g, ' ');
    needs = needsOf(text);
  }
  const doubled = (needs & STOPS) !== 0;
  if (doubled) text = text.replace(/([.?!])\.(?=\s|$)/g, '$1');
  if (!isCapitalOrFigure(text.charCodeAt(0)))
    text = text.replace(
      /^((?:["“„¿¡]|« ?)*)(\p{Ll}+)(?=[^\p{L}]|$)/u,
      (_, quote: string, word: string) => quote + word.replace(/^./u, upper),
    );
  // After a quoted question or cry the sentence may go on: You said "no!" and meant it.
  if (doubled || (needs & CAPITALS) !== 0)
    text = text.replace(
      /((?:[.?!]|\.["”]) (?:["“„¿¡]|« ?)*)(\p{Ll}+)(?=[^\p{L}]|$)/gu,
      (_, before: string, word: string) =>
        /\bvs\. $/.test(before) ? before + word : before + word.replace(/^./u, upper),
    );
  return text.trim();
}

/** One chooses "a townhouse or a duplex"; the question itself is "townhouse or duplex". */
const CHOSEN = /(?:choose|pick|today,|it|it's) $/i;

/** "A townhouse vs a duplex" is said without its articles, and so is the question whether it is one or the other. */
function asTitle(text: string, { topic: { sides } }: HookContext): string {
  if (!sides?.bare) return text;
  const { a, b, bare } = sides;
  const alone = (side: string) => side.replace(/^(?:an?|the) /i, '');
  return text
    .replace(`${a} vs ${b}`, `${bare[0]} vs ${bare[1]}`)
    .replace(`${a} or ${b}`, (choice, at: number, whole: string) =>
      CHOSEN.test(whole.slice(0, at)) && whole.charAt(at + choice.length) !== '?'
        ? choice
        : `${bare[0]} or ${bare[1]}`,
    )
    .replace(`${a}: `, `${alone(a)}: `)
    .replace(`. ${b}: `, `. ${alone(b)}: `);
}

/** French sets its high marks off with a space at which no line breaks. */
function frenchSpaces(text: string): string {
  return text.replace(/ (?=[?!:;»])|(?<=«) /g, '\u00a0');
}

/** What stands in each slot, in the pattern's `slotOrder`. */
export type SlotValues = readonly Value[];
export type Filled = { text: string; values: SlotValues };

/** Null when one slot has no form for this choice. */
export function slotValues(
  compiled: CompiledPattern,
  context: HookContext,
  choice: Choice,
): SlotValues | null {
  const { slotOrder, callsAudience, gates } = compiled;
  const values = new Array<Value>(slotOrder.length);
  for (let at = 0; at < slotOrder.length; at++) {
    const slot = slotOrder[at] as SlotName;
    const value =
      slot === 'aud' && callsAudience
        ? addressee(context, choice, gates)
        : slotValue(slot, context, choice, gates);
    if (value === null) return null;
    values[at] = saidIn(value, context);
  }
  return values;
}

/** Where a thing stands as any other word: first, after a colon, and after words that ask for no article. */
const PLAIN_PLACES = { first: /(?:^|: )$/u, anywhere: /(?:^|: |(?<!\p{L})(?:Thema|over|sobre|de) )$/u };

/** "zum Thema Sauerteigbrot": what is not sure to be a thing stays quoted. */
function withPlainLabel(text: string, { topic: { plainLabel, rawLabel } }: HookContext): string {
  if (plainLabel === undefined || rawLabel === null) return text;
  const [quoted = '', before = '', said = ''] = /^([^“„«]*)[“„«] ?([^”“„»]+?) ?[”“»]/u.exec(text) ?? [];
  return said === rawLabel && PLAIN_PLACES[plainLabel].test(before)
    ? `${before}${said}${text.slice(quoted.length)}`
    : text;
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
  // Joined at once, because what is added bit by bit is slow to look through.
  const { parts } = compiled;
  const pieces = new Array<string>(parts.length);
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at] as Part;
    if (typeof part === 'string') pieces[at] = part;
    else {
      const { text: value } = values[part.at] as Value;
      pieces[at] = part.agree ? agree(part.agree, isPlural(part.slot, value, plural)) : value;
    }
  }
  return asTitle(withPlainLabel(pieces.join(''), context), context);
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
  { frame, slots, slotOrder, gates }: CompiledPattern,
  values: SlotValues,
): boolean {
  if (gates.language && sharesRoot(values)) return true;
  for (let index = 0; index < values.length; index++) {
    // The two sides of a comparison may share a noun: "fixed rate or variable rate".
    if (slotOrder[index] === 'b' && slots.has('a')) continue;
    for (const root of (values[index] as Value).stems) {
      if (frame.has(root)) return true;
      for (let before = 0; before < index; before++)
        if ((values[before] as Value).stems.includes(root)) return true;
    }
  }
  return false;
}

const ROOT = 6;

/** "risparmio" and "risparmi": endings that we do not know are left off. */
function sharesRoot(values: SlotValues): boolean {
  const seen = new Set<string>();
  for (const { text } of values) {
    const roots = words(text.toLowerCase()).flatMap((word) =>
      word.length >= ROOT ? word.slice(0, ROOT) : [],
    );
    if (roots.some((root) => seen.has(root))) return true;
    for (const root of roots) seen.add(root);
  }
  return false;
}
