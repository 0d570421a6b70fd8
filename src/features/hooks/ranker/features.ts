import { surfaceOf } from './surface.ts';
import { tidy, wordsOf } from './text.ts';

/**
 * 2^22 slots for about 500,000 n-grams. A text also holds n-grams that training never saw; in a crowded table they
 * fall on other n-grams' weights, and 2^19 slots cost half a point to a point. Empty slots pack to almost nothing.
 */
const TABLE_BITS = 22;
export const TABLE_SIZE = 1 << TABLE_BITS;

/**
 * How loudly each kind of n-gram speaks. Under L2 a smaller value means a stronger penalty: many rare
 * character n-grams must agree before they outweigh one word. Tuned by cross-validation on the training tests only.
 */
const LOUDNESS = { word: 1, pair: 0.7, half: 0.4, characters: 0.35 };
const CHARACTER_LENGTHS = [3, 4, 5];

export type Features = {
  /** hashed n-gram → value */
  readonly grams: ReadonlyMap<number, number>;
  /** in the order of SURFACE_NAMES */
  readonly surface: readonly number[];
};

const FNV_PRIME = 16777619;

/** FNV-1a over UTF-16 units with murmur's finaliser, whose high bits are well mixed; they pick the slot. */
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

function gramsOf(words: readonly string[]): Map<number, number> {
  const grams = new Map<number, number>();
  // Presence, not count: a word said twice does not appeal twice.
  const put = (hashed: number, value: number) => grams.set(finish(hashed) >>> (32 - TABLE_BITS), value);
  const middle = Math.ceil(words.length / 2);
  words.forEach((word, i) => {
    put(hash(SEED.word, word), LOUDNESS.word);
    put(hash(i < middle ? SEED.early : SEED.late, word), LOUDNESS.half);
  });
  for (let i = 0; i <= words.length; i++) {
    // The ends count as words, so that the first and the last word have weights of their own.
    const before = hash(SEED.pair, words[i - 1] ?? '^');
    put(hash(hash(before, ' '), words[i] ?? '$'), LOUDNESS.pair);
  }
  const line = ` ${words.join(' ')} `;
  for (const length of CHARACTER_LENGTHS) {
    for (let from = 0; from + length <= line.length; from++) {
      put(hash(SEED.characters, line, from, from + length), LOUDNESS.characters);
    }
  }
  return grams;
}

export function featuresOf(text: string): Features {
  const tidied = tidy(text);
  const words = wordsOf(tidied);
  return { grams: gramsOf(words), surface: surfaceOf(tidied, words) };
}
