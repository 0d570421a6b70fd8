/**
 * Splits a text for the ranker. Training and inference share this module: a model is only as good as the agreement
 * between the two.
 */

/** Bounds the time a hostile input can take; no headline or hook is longer. */
const MAX_LENGTH = 400;

const WORD = /\p{L}[\p{L}\p{M}]*(?:'[\p{L}\p{M}]+)*|\p{N}+(?:[.,]\p{N}+)*/gu;
const LINK = /https?:\/\/\S+/g;

/** Makes equal what a reader takes as the same: curly quotes, full-width letters, odd spaces. */
export function normalizeText(text: string): string {
  return text
    .slice(0, MAX_LENGTH)
    .normalize('NFKC')
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .trim();
}

export const startsWithDigit = (text: string): boolean => /^\p{N}/u.test(text);

/** The lowercase words of a normalized text. Large numbers keep only their length: 4,300 and 5,100 are the same. */
export function tokenize(normalized: string): string[] {
  const said = (normalized.includes('://') ? normalized.replace(LINK, ' ') : normalized).toLowerCase();
  const tokens: string[] = said.match(WORD) ?? [];
  for (let i = 0; i < tokens.length; i++) {
    const word = tokens[i]!;
    if (word.length > 2 && startsWithDigit(word)) tokens[i] = '#'.repeat(Math.min(4, word.length));
  }
  return tokens;
}

/**
 * The form in which two texts count as the same: without case, links, apostrophes and punctuation. Distinct texts are
 * counted, and near-duplicates found, in this form.
 */
export function textKey(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(LINK, ' ')
    .replace(/['‘’ʼ]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
