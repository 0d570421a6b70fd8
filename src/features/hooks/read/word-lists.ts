/** Lists of words as they stand in the data files: rows of words with blanks between; `_` is a blank inside one. */

const wordsOf = (rows: readonly string[]): string[] => rows.join(' ').split(' ');

export const setOf = (rows: readonly string[]): ReadonlySet<string> => new Set(wordsOf(rows));

/** The source of an expression for any of the words. */
export const anyOf = (rows: readonly string[]): string =>
  `(?:${wordsOf(rows).join('|').replaceAll('_', ' ')})`;
