/**
 * How the ranker reads a text. Training and inference share this module: a model is only as good as the
 * agreement between the two.
 */

/** Bounds the time a hostile input can take; no headline or hook is longer. */
const LONGEST_TEXT = 400;

const WORD = /\p{L}[\p{L}\p{M}]*(?:'[\p{L}\p{M}]+)*|\p{N}+(?:[.,]\p{N}+)*/gu;
const LINK = /https?:\/\/\S+/g;

/** One spelling for what a reader takes as the same: curly quotes, full-width letters, odd spaces. */
export function normalizeText(text: string): string {
  return text
    .slice(0, LONGEST_TEXT)
    .normalize('NFKC')
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .trim();
}

export const startsWithDigit = (text: string): boolean => /^\p{N}/u.test(text);

/** Lower-case words of a tidied text. Large figures keep their size only: 4,300 and 5,100 say the same here. */
export function tokenize(tidied: string): string[] {
  const said = (tidied.includes('://') ? tidied.replace(LINK, ' ') : tidied).toLowerCase();
  const tokens: string[] = said.match(WORD) ?? [];
  for (let i = 0; i < tokens.length; i++) {
    const word = tokens[i]!;
    if (word.length > 2 && startsWithDigit(word)) tokens[i] = '#'.repeat(Math.min(4, word.length));
  }
  return tokens;
}

/**
 * The form in which two texts count as one text: case, links, apostrophes and punctuation do not make a headline
 * another headline. Distinct texts are counted, and near-duplicates found, on this form.
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
