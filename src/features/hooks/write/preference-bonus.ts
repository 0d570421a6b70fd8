import type { Book } from '../book/book.ts';
import { measureNearness } from '../book/chapter.ts';
import { type Taste, toneOf } from '../preferences/taste.ts';
import { countWords } from '../speaking-time.ts';
import type { WriteRequest } from '../writers/writer.ts';
import type { Candidate } from './candidates/candidate.ts';
import { drawResultsBonus } from './results-bonus.ts';

/** What a candidate gains or loses by its type and by what is known about this creator. */
export type PreferenceBonus = (candidate: Candidate) => number;

/** The most that taste can add, small enough that relevance decides. */
const MAX_TASTE = 0.2;
const WEIGHT = { type: 0.05, length: 0.18, question: 0.025, tone: 0.025, subject: 0.02, near: 0.05 };
/** The usual number of words of hooks, and their spread. */
const WORDS = { usual: 9, spread: 3 };
/** Two points are about the same thing from this nearness on. */
const MIN_NEARNESS = 0.5;

export function createPreferenceBonus(
  { history, seed }: Pick<WriteRequest, 'history' | 'seed'>,
  book: Book,
): PreferenceBonus {
  const results = history.results ?? [];
  const byType = drawResultsBonus(results, seed);
  const taste = history.taste ? tasteBonus(history.taste, book) : null;
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
    return Math.max(-MAX_TASTE, Math.min(MAX_TASTE, sum));
  };
}

/** How near a point is to the nearest point of the given lines, from 0 to 1. */
function nearnessTo(lines: readonly string[], book: Book): (group: string) => number {
  const liked = [...new Set(lines.flatMap((line) => book.findPointOfLine(line) ?? []))];
  const cache = new Map<string, number>();
  return (group) => {
    const cached = cache.get(group);
    if (cached !== undefined) return cached;
    const point = liked.length > 0 ? book.findPoint(group) : undefined;
    const nearest = point ? Math.max(...liked.map((one) => measureNearness(one, point))) : 0;
    const near = Math.max(0, Math.min(1, (nearest - MIN_NEARNESS) / (1 - MIN_NEARNESS)));
    cache.set(group, near);
    return near;
  };
}
