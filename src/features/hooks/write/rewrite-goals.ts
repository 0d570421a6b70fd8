import type { RewriteKind } from '../changes/rewrite-kinds.ts';
import { matcherOf, setOf } from '../read/word-lists.ts';
import { countWords } from '../speaking-time.ts';
import words from './words.json' with { type: 'json' };

/** What makes a rewrite shorter, softer or a question, for the book and for a model. */

/** A shorter version has at least this many words fewer: one would not be noticed. */
const SHORTER_BY = 2;

const BLAME = matcherOf(words.blame);
const SAID_TO_YOU =
  /\byou(?:'re| are) (?!not\b|allowed\b|home\b)|\byou (?:should|must|need to|have to|keep|always|forgot|skipped)\b/i;
/** Verbs that make a sentence an order if it begins with one. */
export const IMPERATIVES = [...setOf(words.imperatives)];
const ORDER = new RegExp(`(?:^|[.?!] )(?:don't|do|quit|${IMPERATIVES.join('|')})\\b`, 'i');

/** Counts the ways in which a hook is harsh: blame, orders and "you are". */
export function countHarshness(text: string): number {
  return [BLAME, SAID_TO_YOU, ORDER].filter((pattern) => pattern.test(text)).length;
}

export const isQuestion = (text: string) => /\?["”’']?$/.test(text);

/** Returns whether any text could meet this goal. */
export function canMeetGoal(how: RewriteKind, before: string): boolean {
  if (how === 'softer') return countHarshness(before) > 0;
  return how !== 'question' || !isQuestion(before);
}

/** Returns whether a text meets the goal, compared with the current hook. */
export function meetsGoal(how: RewriteKind, text: string, before: string): boolean {
  switch (how) {
    case 'again':
      return true;
    case 'shorter':
      return countWords(text) <= countWords(before) - SHORTER_BY;
    case 'softer':
      return countHarshness(text) === 0 && canMeetGoal(how, before);
    case 'question':
      return isQuestion(text) && canMeetGoal(how, before);
  }
}
