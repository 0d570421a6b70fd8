import type { WordVectors } from '../book/word-vectors.ts';
import lists from './spelling.json' with { type: 'json' };
import { setOf } from './word-lists.ts';

/** Corrects a misspelled word if one common word is clearly meant. Names and capitalized words are left alone. */

const MIN_LENGTH = 5;
const MIN_LENGTH_TWO_TYPOS = 9;
/**
 * The highest rarity of a word that a correction may give. Short words have too many neighbors: "minky" is not a typo
 * of "mink".
 */
const MAX_RARITY = { short: 9.5, long: 13.2, rare: 17 };
const SHORT_LENGTH = 5;
/** From this length on, a word with one wrong letter is corrected even to a rare word: perimenopause, magnesium. */
const MIN_LENGTH_RARE_WORD = 8;
const MAX_CORRECTED = 3;

const COMMON_TYPOS: ReadonlyMap<string, string> = new Map(Object.entries(lists.commonTypos));

/** Correct words that the table lacks and that are close to a common one. */
const CORRECT = setOf(lists.right);

/** A word that the creator also typed in `elsewhere` is not corrected. */
export function correctSpelling(text: string, words: WordVectors, elsewhere = ''): string {
  // Many unknown words in one text are probably intended.
  let left = MAX_CORRECTED;
  return text.replace(/[\p{L}']+/gu, (word) => {
    if (left === 0 || !isSuspect(word, words) || elsewhere.includes(word)) return word;
    left--;
    return findCorrection(word, words) ?? word;
  });
}

/** Corrects only typos that cannot be another word, for texts that the book is not searched for. */
export const correctCommonTypos = (text: string): string =>
  text.replace(/[\p{L}']+/gu, (word) => COMMON_TYPOS.get(word) ?? word);

function isSuspect(word: string, words: WordVectors): boolean {
  if (COMMON_TYPOS.has(word)) return true;
  if (CORRECT.has(word) || word.length < MIN_LENGTH || word.length > 20 || !/^[a-z]+$/.test(word))
    return false;
  return !words.places.has(word) && !words.places.has(word.replace(SUFFIX, '')) && !isCompound(word, words);
}

const SUFFIX = /(?:e?s|ed|ing|er|ly)$/;
const PREFIX = /^(?:re|un|non|de|pre|anti|over|under|out|sub|mini|micro|multi|co)(?=.{3})/;

/** "Rehair" and "spoolpin" are words of a trade, though the table lacks them. */
function isCompound(word: string, { places }: WordVectors): boolean {
  const isKnown = (part: string) => places.has(part) || places.has(part.replace(SUFFIX, ''));
  const rest = word.replace(PREFIX, '');
  if (rest !== word && isKnown(rest)) return true;
  for (let at = 4; at <= word.length - 4; at++)
    if (places.has(word.slice(0, at)) && isKnown(word.slice(at))) return true;
  return false;
}

function findCorrection(word: string, words: WordVectors): string | null {
  const correction = COMMON_TYPOS.get(word);
  if (correction) return correction;
  let best: { word: string; cost: number } | null = null;
  const most = word.length >= MIN_LENGTH_TWO_TYPOS ? 2 : 1;
  const common = word.length <= SHORT_LENGTH ? MAX_RARITY.short : MAX_RARITY.long;
  const rarest = word.length >= MIN_LENGTH_RARE_WORD ? MAX_RARITY.rare : common;
  for (let place = 0; place < words.words.length; place++) {
    const rarity = words.rarity[place] as number;
    if (rarity > rarest) continue;
    // A typo in lower case is not meant as a name, so only lowercase words match.
    const other = words.words[place] as string;
    if (other[0] !== word[0] || Math.abs(other.length - word.length) > most) continue;
    const steps = distance(word, other, most);
    if (steps > (rarity > common ? 1 : most)) continue;
    // An inflected form of a rare word is not a typo: chickpea, monetized.
    if (rarity > common && other.slice(0, -2) === word.slice(0, other.length - 2)) continue;
    const cost = steps * 6 + rarity;
    if (!best || cost < best.cost) best = { word: other, cost };
  }
  return best?.word ?? null;
}

/** Edit distance: letters to change, add, drop or swap. Stops counting beyond `most`. */
function distance(a: string, b: string, most: number): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(
        (row[j] as number) + 1,
        (next[j - 1] as number) + 1,
        (row[j - 1] as number) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] as number) + 1);
      next[j] = cost;
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    before = row;
    row = next;
  }
  return row[b.length] as number;
}
