/** The patterns that fit an input, each with how much it is wanted, and its filled text on demand. */
import { isClean } from './check-hook.ts';
import { type CompiledPattern, compilePattern } from './compile.ts';
import type { HookContext } from './context.ts';
import { isEligible } from './eligible.ts';
import { words } from './english/words.ts';
import { fillPattern, repeatsAcrossSlots } from './fill.ts';
import { LEXICON_SLOTS, type SlotName } from './pattern.ts';
import { ALL_PATTERNS } from './patterns/all.ts';
import type { Random } from './random.ts';

export type History = {
  /** Pattern ids of earlier runs, newest run first. */
  patternIds: readonly (readonly string[])[];
  /** Texts of earlier hooks, in any order. */
  hooks: readonly string[];
};

export type Candidate = {
  compiled: CompiledPattern;
  /** Runs since this pattern was last used: 0 is the newest run, Infinity never. */
  age: number;
  /** Weight, fit and chance; higher comes first. */
  priority: number;
  text: string | null;
  /** First two words of `text`. */
  opener: string;
  /** The longer phrases of topic and customer in `text`: a run should not say one of them ten times. */
  phrases: readonly string[];
  tried: boolean;
};

/** No pattern comes back within this many runs. */
export const REST_RUNS = 5;

const COMPILED: readonly CompiledPattern[] = ALL_PATTERNS.map(compilePattern);

export function normalText(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The first two words, as a listener hears them. */
export function openerOf(text: string): string {
  return normalText(words(text).slice(0, 3).join(' ')).split(' ').slice(0, 2).join(' ');
}

function ages(history: History): Map<string, number> {
  const found = new Map<string, number>();
  history.patternIds.forEach((run, index) => {
    for (const id of run) if (!found.has(id)) found.set(id, index);
  });
  return found;
}

/** Forms that the user typed fit better than forms we derived; kind frames fit sad topics. */
function fitOf({ slots, pattern }: CompiledPattern, { topic }: HookContext): number {
  let fit = pattern.weight ?? 1;
  const derived =
    (slots.has('np') && topic.np?.derived) ||
    ((slots.has('vp') || slots.has('vpFull') || slots.has('ger')) && topic.verb?.derived) ||
    ((slots.has('wh') || slots.has('whThey')) && topic.wh?.derived) ||
    ((slots.has('q') || slots.has('qLower')) && topic.question?.derived);
  if (derived) fit *= 0.7;
  const own =
    slots.has('stmt') ||
    slots.has('items') ||
    slots.has('a') ||
    slots.has('badVp') ||
    slots.has('badGer') ||
    slots.has('q') ||
    slots.has('qLower');
  if (own && !derived) fit *= 1.6;
  if (topic.sensitive && pattern.tone === 'gentle') fit *= 1.8;
  // Quoting the topic is what is left when its forms run out.
  if (slots.has('rawLabel') && topic.shape !== 'opaque')
    fit *= topic.label === null && topic.np === null ? 0.6 : 0.3;
  return fit;
}

/** The patterns whose gates hold for an input. */
export function eligiblePatterns(context: HookContext): CompiledPattern[] {
  return COMPILED.filter((compiled) => isEligible(compiled, context));
}

export function findCandidates(context: HookContext, history: History, random: Random): Candidate[] {
  const used = ages(history);
  const found: Candidate[] = [];
  for (const compiled of COMPILED) {
    const chance = 0.55 + 0.9 * random();
    if (!isEligible(compiled, context)) continue;
    const age = used.get(compiled.pattern.id) ?? Number.POSITIVE_INFINITY;
    found.push({
      compiled,
      age,
      priority: fitOf(compiled, context) * chance,
      text: null,
      opener: '',
      phrases: [],
      tried: false,
    });
  }
  return found.sort((left, right) => right.priority - left.priority);
}

/** From three words on, saying a phrase again is heard. */
function longPhrases(values: ReadonlyMap<SlotName, string>): string[] {
  const lexicon: ReadonlySet<string> = new Set([...LEXICON_SLOTS, 'role', 'aRole']);
  return (
    [...values]
      .filter(([slot, value]) => !lexicon.has(slot) && words(value).length > 2)
      // By its last words, so that "set boundaries" and "setting boundaries" are one.
      .map(([, value]) => words(value.toLowerCase()).slice(-4).join(' '))
  );
}

const ATTEMPTS = 8;

/** Fills a candidate with a text that is clean and new to this user; null when there is none. */
export function textOf(
  candidate: Candidate,
  context: HookContext,
  known: ReadonlySet<string>,
  preferShort: boolean,
  random: Random,
): string | null {
  if (candidate.tried) return candidate.text;
  candidate.tried = true;
  const pick = (length: number) => Math.floor(random() * length);
  // The more the user has had, the longer it takes to find what is left.
  const more = known.size > 60 ? 2 : 1;
  const attempts = candidate.compiled.varies ? ATTEMPTS * more : 4;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const short = (attempt % 2 === 1) !== preferShort;
    const filled = fillPattern(candidate.compiled, context, { short, other: attempt % 4 > 1, pick });
    if (!filled || (known.size > 0 && known.has(normalText(filled.text)))) continue;
    if (repeatsAcrossSlots(candidate.compiled, filled.values)) continue;
    if (!isClean(filled.text, context)) continue;
    candidate.text = filled.text;
    candidate.opener = openerOf(filled.text);
    candidate.phrases = longPhrases(filled.values);
    break;
  }
  return candidate.text;
}
