import { surfaceFeatures } from './surface.ts';
import { normalizeText, tokenize } from './text.ts';

/**
 * 2^22 slots for about 500,000 n-grams. A text also holds n-grams that training never saw. In a crowded table they
 * hit the weights of other n-grams: 2^19 slots cost half a point to a point. Empty slots pack to almost nothing.
 */
const TABLE_BITS = 22;
export const TABLE_SIZE = 1 << TABLE_BITS;

/**
 * The value of each kind of n-gram. Under L2 a smaller value means a stronger penalty: many rare character n-grams
 * must agree before they outweigh one word. Tuned by cross-validation on the training tests only.
 */
const GRAM_WEIGHTS = { word: 1, pair: 0.7, half: 0.4, characters: 0.35 };
const CHARACTER_LENGTHS = [3, 4, 5];

export type Features = {
  /** hashed n-gram → value */
  readonly grams: ReadonlyMap<number, number>;
  /** in the order of SURFACE_NAMES */
  readonly surface: readonly number[];
};

const FNV_PRIME = 16777619;

/** FNV-1a over UTF-16 units with murmur's finalizer, whose high bits are well mixed; they pick the slot. */
function hash(seed: number, text: string, from = 0, to = text.length): number {
  let h = seed;
  for (let i = from; i < to; i++) h = Math.imul(h ^ text.charCodeAt(i), FNV_PRIME);
  return h;
}

function finish(hashed: number): number {
  let h = hashed;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

export function hashText(text: string): number {
  return finish(hash(2166136261, text));
}

/** A seed per kind keeps the word "he" apart from the characters "he". */
const SEED = {
  word: hash(2166136261, 'word:'),
  pair: hash(2166136261, 'pair:'),
  early: hash(2166136261, 'early:'),
  late: hash(2166136261, 'late:'),
  characters: hash(2166136261, 'characters:'),
};

type Put = (slot: number, value: number) => void;

const slotOf = (hashed: number): number => finish(hashed) >>> (32 - TABLE_BITS);

/** The slots of one word's weights: anywhere in the line, in its first half and in its second. */
export const wordSlots = (word: string) => ({
  anywhere: slotOf(hash(SEED.word, word)),
  early: slotOf(hash(SEED.early, word)),
  late: slotOf(hash(SEED.late, word)),
});

/** Puts a slot and a value for every word and every pair of words; repeated ones are put twice. */
function putWordGrams(words: readonly string[], put: Put): void {
  const middle = Math.ceil(words.length / 2);
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!;
    put(slotOf(hash(SEED.word, word)), GRAM_WEIGHTS.word);
    put(slotOf(hash(i < middle ? SEED.early : SEED.late, word)), GRAM_WEIGHTS.half);
  }
  for (let i = 0; i <= words.length; i++) {
    // The ends count as words, so that the first and the last word have weights of their own.
    const before = hash(SEED.pair, words[i - 1] ?? '^');
    put(slotOf(hash(hash(before, ' '), words[i] ?? '$')), GRAM_WEIGHTS.pair);
  }
}

const lineOf = (words: readonly string[]): string => ` ${words.join(' ')} `;

export function extractFeatures(text: string): Features {
  const normalized = normalizeText(text);
  const words = tokenize(normalized);
  const grams = new Map<number, number>();
  // Presence, not count: a word does not appeal more when it is repeated.
  const put: Put = (slot, value) => grams.set(slot, value);
  putWordGrams(words, put);
  const line = lineOf(words);
  for (let from = 0; from < line.length; from++) {
    for (const length of CHARACTER_LENGTHS) {
      if (from + length > line.length) break;
      put(slotOf(hash(SEED.characters, line, from, from + length)), GRAM_WEIGHTS.characters);
    }
  }
  return { grams, surface: surfaceFeatures(normalized, words) };
}
