import { stemmer } from 'stemmer';
import { setOf } from '../read/word-lists.ts';
import lists from './words.json' with { type: 'json' };

/** The words of a text as the search compares them: in lower case, without possessive endings. */
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
const MAX_STEMS_CACHED = 50_000;

export function toStem(word: string): string {
  let stem = stems.get(word);
  if (stem === undefined) {
    stem = /^[a-z]{4,24}$/.test(word) ? stemmer(word) : word.replace(/s$/, '') || word;
    if (stems.size < MAX_STEMS_CACHED) stems.set(word, stem);
  }
  return stem;
}

/** Stop words: no topic is about them. */
const STOP_WORDS = setOf(lists.stopWords);

/** Words that say little about a topic: they count, but do not find a topic by themselves. */
const WEAK_WORDS = setOf(lists.weak);

/** Contractions such as "I'd" and "they're" are stop words too. */
const CONTRACTION = /'(?:d|re|ve|ll|m|t|s)$/;

/** Counts, sums and repetitions ("7", "22k", "3x"), but not names: "couch to 5k", "a 10k run", "my 401k". */
const COUNT = /^(?:\d{1,2}x?|(?!10k|401k)\d{2,3}k)$/;

export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word) || CONTRACTION.test(word) || COUNT.test(word);
}

const COMPOUND = /\b[a-z]+(?:-[a-z]+)+\b|\b\d+(?:\/\d+)+\b/g;
/** Names with a number: the 4% rule is not the 1% rule. */
const NUMBERED = /\b\d+% rule\b|\b(?:section|rule of) \d+\b/g;

/** Names with a part that is a stop word elsewhere. */
const JOINED_NAME = /\b(vs|no)[ -](code|shows?)\b/g;

/**
 * The words that a text is about. "One-on-one" and "50/30/20" are such words, though all of their parts are stop
 * words.
 */
export function contentWords(written: string): string[] {
  const lower = written.toLowerCase().replace(JOINED_NAME, '$1$2');
  const compounds = lower.match(COMPOUND) ?? [];
  return [
    ...splitWords(lower).filter((word) => !isStopWord(word)),
    ...compounds.filter((word) => word.split(/[-/]/).every(isStopWord)),
    ...(lower.replaceAll(' percent rule', '% rule').match(NUMBERED) ?? []),
  ];
}

const MAX_SHORT_WORD = 2;

/** The same, or the longer stop words of a text that has no other words: "how to get over someone". */
export function searchedWords(text: string): string[] {
  const words = contentWords(text);
  return words.length > 0 ? words : splitWords(text).filter((word) => word.length > MAX_SHORT_WORD);
}

export const isWeakWord = (word: string): boolean => WEAK_WORDS.has(word);
