import { compileRules } from '../read/word-lists.ts';
import banned from './claims.json' with { type: 'json' };

/** Refuses claims that the user did not supply: figures, results, studies, clients, credentials, guarantees. */

const BANNED = compileRules(banned);

/**
 * All patterns in one, starting at a word boundary. Most texts match none, and nine searches take four times as long.
 */
const ANY_BANNED = new RegExp(
  `\\b(?:${BANNED.map(([pattern]) => pattern.source.replace(/^\\b/, '')).join('|')})`,
  'i',
);

const NUMBER_WORD = /\b(?:eleven|twelve|fifteen|twenty|fifty|hundred|thousand|million|billion|percent)\b/gi;

/** A figure with its unit: 10, 10k and 10% are three different figures. */
const FIGURE = /\p{Nd}+(?:[.,]\p{Nd}+)*(?:\s?%|(?:k|m|bn|x)(?![\p{L}\p{Nd}]))?/giu;
const PART_OF_WORD = /[\p{L}\p{N}]/u;

/** Whole figures: "5" is not in "2025". */
export function findFigures(text: string): string[] {
  return (text.match(FIGURE) ?? []).map((figure) => figure.replaceAll(/[,\s]/g, '').toLowerCase());
}

/** Whole words: "million" is not in "millionaire". */
function containsWords(source: string, words: string): boolean {
  for (let at = source.indexOf(words); at >= 0; at = source.indexOf(words, at + 1)) {
    const around = [source[at - 1], source[at + words.length]];
    if (!around.some((letter) => letter !== undefined && PART_OF_WORD.test(letter))) return true;
  }
  return false;
}

/** `source` is the text that claims may come from, in lower case. If it is empty, no figure passes. */
export function claimFaults(text: string, source: string): string[] {
  const faults: string[] = [];
  for (const [pattern, reason] of ANY_BANNED.test(text) ? BANNED : []) {
    const match = pattern.exec(text);
    if (match && !containsWords(source, match[0].toLowerCase()))
      faults.push(`claim: ${reason} ("${match[0]}")`);
  }
  const figures = findFigures(text);
  const typed = new Set(figures.length > 0 ? findFigures(source) : []);
  for (const figure of figures) if (!typed.has(figure)) faults.push(`claim: figure ${figure}`);
  for (const [word] of text.toLowerCase().matchAll(NUMBER_WORD)) {
    if (!containsWords(source, word)) faults.push(`claim: number ${word}`);
  }
  if (/[$€£%]/.test(text) && !/[$€£%]/.test(source)) faults.push('claim: money or percentage');
  return faults;
}
