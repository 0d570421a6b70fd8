import type { WordVectors } from '../book/word-vectors.ts';
import lists from './spelling.json' with { type: 'json' };

/** Corrects a misspelled word where one common word is plainly meant; names and words with capitals are left alone. */

const MIN_LENGTH = 5;
const FAR_LENGTH = 9;
/** Rarer words than this are not what somebody meant. Short words have too many neighbors: minky is no mink. */
const COMMON = { short: 9.5, long: 13.2, almost: 17 };
const SHORT_LENGTH = 5;
/** A word so long with one wrong letter is meant, rare as it may be: perimenopause, magnesium. */
const TELLING_LENGTH = 8;
const MAX_CORRECTED = 3;

const WELL_KNOWN: ReadonlyMap<string, string> = new Map(Object.entries(lists.wellKnown));

/** Right, though the table of words does not hold them, and near to a common one. */
const RIGHT: ReadonlySet<string> = new Set(lists.right);

/** A word that the creator also typed elsewhere is not corrected. */
export function correctSpelling(text: string, words: WordVectors, elsewhere = ''): string {
  // Many unknown words in one text are probably intended.
  let left = MAX_CORRECTED;
  return text.replace(/[\p{L}']+/gu, (word) => {
    if (left === 0 || !isSuspect(word, words) || elsewhere.includes(word)) return word;
    left--;
    return findCorrection(word, words) ?? word;
  });
}

/** Only what nobody can mean: the rest of a text that is not searched with stays as it was typed. */
export const correctWellKnown = (text: string): string =>
  text.replace(/[\p{L}']+/gu, (word) => WELL_KNOWN.get(word) ?? word);

function isSuspect(word: string, words: WordVectors): boolean {
  if (WELL_KNOWN.has(word)) return true;
  if (RIGHT.has(word) || word.length < MIN_LENGTH || word.length > 20 || !/^[a-z]+$/.test(word)) return false;
  return !words.places.has(word) && !words.places.has(word.replace(ENDING, '')) && !isMadeOfTwo(word, words);
}

const ENDING = /(?:e?s|ed|ing|er|ly)$/;
const BEGINNING = /^(?:re|un|non|de|pre|anti|over|under|out|sub|mini|micro|multi|co)(?=.{3})/;

/** "Rehair" and "spoolpin" are words of a trade, though nobody else knows them. */
function isMadeOfTwo(word: string, { places }: WordVectors): boolean {
  const isKnown = (part: string) => places.has(part) || places.has(part.replace(ENDING, ''));
  const rest = word.replace(BEGINNING, '');
  if (rest !== word && isKnown(rest)) return true;
  for (let at = 4; at <= word.length - 4; at++)
    if (places.has(word.slice(0, at)) && isKnown(word.slice(at))) return true;
  return false;
}

function findCorrection(word: string, words: WordVectors): string | null {
  const known = WELL_KNOWN.get(word);
  if (known) return known;
  let best: { word: string; cost: number } | null = null;
  const most = word.length >= FAR_LENGTH ? 2 : 1;
  const common = word.length <= SHORT_LENGTH ? COMMON.short : COMMON.long;
  const rarest = word.length >= TELLING_LENGTH ? COMMON.almost : common;
  for (let place = 0; place < words.words.length; place++) {
    const rarity = words.rarity[place] as number;
    if (rarity > rarest) continue;
    // A misspelled word in small letters is not meant as a name, so only words in small letters match.
    const other = words.words[place] as string;
    if (other[0] !== word[0] || Math.abs(other.length - word.length) > most) continue;
    const steps = distance(word, other, most);
    if (steps > (rarity > common ? 1 : most)) continue;
    // Another form of a rare word is no mistake: chickpea, monetized.
    if (rarity > common && other.slice(0, -2) === word.slice(0, other.length - 2)) continue;
    const cost = steps * 6 + rarity;
    if (!best || cost < best.cost) best = { word: other, cost };
  }
  return best?.word ?? null;
}

/** Letters to change, add, drop or swap; stops counting beyond `most`. */
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
