import { stemmer } from 'stemmer';
import { setOf } from '../read/word-lists.ts';
import lists from './words.json' with { type: 'json' };

/** Words as the search compares them: lower case, no possessives, and by their stems where two forms mean one thing. */
export function splitWords(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/[’‘`]/g, "'")
      .match(/[\p{L}\p{N}]+(?:'[\p{L}]+)?/gu)
      ?.map((word) => word.replace(/'s$/, '')) ?? []
  );
}

const stems = new Map<string, string>();
const STEMS_KEPT = 50_000;

export function toStem(word: string): string {
  let stem = stems.get(word);
  if (stem === undefined) {
    stem = /^[a-z]{4,24}$/.test(word) ? stemmer(word) : word.replace(/s$/, '') || word;
    if (stems.size < STEMS_KEPT) stems.set(word, stem);
  }
  return stem;
}

/** Words that a topic is not about. */
const EMPTY = setOf(lists.empty);

/** Words that say little about it: they count, but no topic is found by them alone. */
const WEAK = setOf(lists.weak);

/** Contractions such as "I'd" and "they're" are stop words too. */
const CONTRACTED = /'(?:d|re|ve|ll|m|t|s)$/;

export function isStopWord(word: string): boolean {
  return EMPTY.has(word) || CONTRACTED.test(word) || /^\d{1,2}$/.test(word);
}

const COMPOUND = /\b[a-z]+(?:-[a-z]+)+\b|\b\d+(?:\/\d+)+\b/g;
/** The number is the name: the 4% rule is not the 1% rule. */
const NUMBERED = /\b\d+% rule\b|\b(?:section|rule of) \d+\b/g;

/** Names of which a part is an empty word elsewhere. */
const JOINED_NAME = /\b(vs|no)[ -](code|shows?)\b/g;

/** The words that a text is about. "One-on-one" and "50/30/20" say something, though none of their parts does. */
export function contentWords(written: string): string[] {
  const lower = written.toLowerCase().replace(JOINED_NAME, '$1$2');
  const compounds = lower.match(COMPOUND) ?? [];
  return [
    ...splitWords(lower).filter((word) => !isStopWord(word)),
    ...compounds.filter((word) => word.split(/[-/]/).every(isStopWord)),
    ...(lower.replaceAll(' percent rule', '% rule').match(NUMBERED) ?? []),
  ];
}

const MAX_LETTERS_SMALL = 2;

/** The same, and of "how to get over someone", which says what it is about in words that say nothing elsewhere, these. */
export function searchedWords(text: string): string[] {
  const words = contentWords(text);
  return words.length > 0 ? words : splitWords(text).filter((word) => word.length > MAX_LETTERS_SMALL);
}

export const isWeakWord = (word: string): boolean => WEAK.has(word);
