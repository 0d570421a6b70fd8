import type { Book, BookPoint } from '../book/book.ts';
import { nearnessOf } from '../book/search.ts';
import { countWords } from '../speaking-time.ts';
import type { Taste } from '../taste.ts';
import type { WriteRequest } from '../writers/writer.ts';
import type { Candidate } from './candidate.ts';
import { resultsBonus } from './results.ts';
import { toneOf } from './tone.ts';

/** What a candidate gains or loses by what is known of this creator: little enough that relevance decides. */
export type PreferenceBonus = (candidate: Candidate) => number;

const MOST_TASTE = 0.07;
const WEIGHT = { type: 0.025, length: 0.068, question: 0.012, tone: 0.012, subject: 0.01, near: 0.012 };
/** About how long hooks are, and how much they differ. */
const WORDS = { usual: 9, spread: 3 };
/** From here on two points are about the same thing. */
const NEAR = 0.5;

export function preferenceBonusOf(
  { history, seed }: Pick<WriteRequest, 'history' | 'seed'>,
  book: Book,
): PreferenceBonus | undefined {
  const byType = resultsBonus(history.results ?? [], seed);
  const taste = history.taste ? tasteBonus(history.taste, book) : null;
  if (!byType && !taste) return undefined;
  return (candidate) => (byType?.get(candidate.type) ?? 0) + (taste?.(candidate) ?? 0);
}

function tasteBonus(taste: Taste, book: Book): PreferenceBonus {
  const near = nearnessTo(taste.lines, book);
  return ({ type, text, subject, group }) => {
    const long = (countWords(text) - WORDS.usual) / WORDS.spread;
    const sum =
      WEIGHT.type * (taste.types[type] ?? 0) +
      WEIGHT.length * taste.length * Math.max(-1, Math.min(1, long)) +
      WEIGHT.question * taste.question * (text.includes('?') ? 1 : -0.3) +
      WEIGHT.tone * taste.tone * toneOf(text) +
      WEIGHT.subject * ((subject && taste.subjects[subject]) || 0) +
      WEIGHT.near * near(group);
    return Math.max(-MOST_TASTE, Math.min(MOST_TASTE, sum));
  };
}

/** How near a point of the book is to the nearest of those behind some lines, from 0 to 1. */
function nearnessTo(lines: readonly string[], book: Book): (group: string) => number {
  const liked = [...new Set(lines.flatMap((line) => pointOfLine(book, line) ?? []))];
  const known = new Map<string, number>();
  return (group) => {
    const before = known.get(group);
    if (before !== undefined) return before;
    const point = liked.length > 0 ? book.findPoint(group) : undefined;
    const nearest = point ? Math.max(...liked.map((one) => nearnessOf(book, one, point))) : 0;
    const near = Math.max(0, Math.min(1, (nearest - NEAR) / (1 - NEAR)));
    known.set(group, near);
    return near;
  };
}

function pointOfLine(book: Book, line: string): BookPoint | undefined {
  const id = line.split('#', 1)[0];
  const subject = book.subjects.find((one) => one.id === id);
  return subject?.points.find(({ lines: [from, to] }) => {
    for (let at = from; at < to; at++) if (book.lineId(at) === line) return true;
    return false;
  });
}
