/**
 * Word lists as the data files hold them: rows of words separated by spaces. `_` is a space inside a word, and a word
 * may be a pattern.
 */

const wordsOf = (rows: readonly string[]): string[] => rows.join(' ').split(' ');

export const setOf = (rows: readonly string[]): ReadonlySet<string> => new Set(wordsOf(rows));

/** The source of a regular expression that matches any of the words. */
export const anyOf = (rows: readonly string[]): string =>
  `(?:${wordsOf(rows).join('|').replaceAll('_', ' ')})`;

/** Finds any of the words in a text. */
export const matcherOf = (rows: readonly string[], flags = 'i'): RegExp =>
  new RegExp(`\\b${anyOf(rows)}\\b`, flags);

/** A pattern, and the reason to refuse what matches it or the text to put in its place. */
export type Rule = readonly [pattern: RegExp, meaning: string];
export const compileRules = (rules: readonly string[][], flags = 'i'): Rule[] =>
  rules.map(([pattern = '', meaning = '']) => [new RegExp(pattern, flags), meaning]);
