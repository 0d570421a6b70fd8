import type { WordVectors } from '../book/word-vectors.ts';
import lists from './verbs.json' with { type: 'json' };
import { anyOf, setOf } from './word-lists.ts';

/** Verbs that a topic can begin with: "give better feedback". The second list holds those that are as often nouns. */
export const VERBS = setOf(lists.verbs);
const ALSO_NOUNS = setOf(lists.alsoNouns);
const AFTER_VERB = new RegExp(`^(?:${anyOf(lists.afterVerb)}|\\d+)$`, 'i');

export function beginsWithVerb(words: readonly string[]): boolean {
  const [first = '', second = ''] = words;
  const verb = first.toLowerCase();
  if (!VERBS.has(verb) || words.length < 2) return false;
  return !ALSO_NOUNS.has(verb) || AFTER_VERB.test(second);
}

const BASES: ReadonlyMap<string, string> = new Map(Object.entries(lists.bases));

/** "saving" → "save": the most common word that it can come from. */
export function toBaseForm(doing: string, vectors: WordVectors): string | null {
  const { places, rarity } = vectors;
  const irregular = BASES.get(doing);
  if (irregular) return irregular;
  const stem = doing.slice(0, -3);
  const forms = [stem, `${stem}e`, ...(/(.)\1$/.test(stem) ? [stem.slice(0, -1)] : [])];
  const existing = forms
    .filter((form) => VERBS.has(form) || places.has(form))
    .sort((a, b) => Number(VERBS.has(b)) - Number(VERBS.has(a)) || rank(a) - rank(b));
  function rank(form: string): number {
    const place = places.get(form);
    return place === undefined ? 99 : (rarity[place] as number);
  }
  const [, before, rest] = /^(over|under|re|un|mis|pre|out)-?(\w{3,}ing)$/.exec(doing) ?? [];
  const whole = existing[0] ?? (rest ? toBaseForm(rest, vectors) : null);
  return whole && !existing[0] ? `${before}${whole}` : whole;
}

/** "save for a house" → "saving for a house". */
export function toIngForm(action: string): string {
  const [verb = '', ...rest] = action.split(' ');
  return [ingFormOf(verb), ...rest].join(' ');
}

const DOUBLES_LAST_LETTER = /^(?:(?:[^aeiou]|qu)*[aeiou][bdgklmnprt])$/i;
const ALSO_DOUBLED = setOf(lists.doubledToo);

function ingFormOf(verb: string): string {
  const lower = verb.toLowerCase();
  if (lower.endsWith('ie')) return `${verb.slice(0, -2)}ying`;
  if (/[^aeioy]e$/.test(lower) || /ue$/.test(lower)) return `${verb.slice(0, -1)}ing`;
  if (lower === 'be' || /(?:ee|oe|ye)$/.test(lower)) return `${verb}ing`;
  if (lower !== 'rebuild' && (DOUBLES_LAST_LETTER.test(lower) || ALSO_DOUBLED.has(lower)))
    return `${verb}${verb.at(-1)}ing`;
  return `${verb}ing`;
}

const FINITE = new RegExp(
  `^(?:he|she|they|we) [a-z]+(?:s|ed|n't)(?=\\s)|(?:^|\\s)(?:${anyOf(lists.finite)}|${anyOf(lists.finiteWithObject)} (?:me|us|you|him|her|them|it|to|that|I'm|\\w+ing))(?=\\s|$)`,
  'i',
);
const OTHER_CLAUSE = new RegExp(` ${anyOf(lists.otherClauses)} `, 'i');
/** Ignores relative clauses: "mistakes that ruin sourdough" has no finite verb of its own. */
export function hasFiniteVerb(text: string): boolean {
  return FINITE.test(text.split(OTHER_CLAUSE)[0] as string);
}
