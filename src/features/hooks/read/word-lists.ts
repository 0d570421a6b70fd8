/** Word lists as the data files hold them: rows of words separated by spaces; `_` is a space inside a word. */

const wordsOf = (rows: readonly string[]): string[] => rows.join(' ').split(' ');

export const setOf = (rows: readonly string[]): ReadonlySet<string> => new Set(wordsOf(rows));

/** The source of a regular expression that matches any of the words. */
export const anyOf = (rows: readonly string[]): string =>
  `(?:${wordsOf(rows).join('|').replaceAll('_', ' ')})`;
