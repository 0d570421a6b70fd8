import type { Book, BookPoint } from '../book/book.ts';
import type { FoundPoint } from '../book/search.ts';
import type { Brief } from '../read/brief.ts';
import { sayTo } from './audience.ts';
import { inField, MARK, suitsBrief } from './from-book.ts';

/** What the book knows that is nearest to a brief, for a model to think with. */
export type Material = { aims: string[]; knowledge: { point: string; lines: string[] }[] };

const MOST_POINTS = 8;
const MOST_LINES = 2;

export function materialFor(
  book: Book,
  brief: Brief,
  found: readonly FoundPoint[],
  angles: readonly BookPoint[],
): Material {
  const near = found.filter(
    ({ point, relevance }) =>
      inField(relevance, point.subject.field, brief.profession) >= MARK && suitsBrief(point, brief),
  );
  const points = [...new Set([...angles, ...near.slice(0, MOST_POINTS).map(({ point }) => point)])];
  return {
    aims: angles.map(({ point }) => point),
    knowledge: points
      .slice(0, MOST_POINTS)
      .map((point) => ({ point: point.point, lines: linesOf(book, point) })),
  };
}

function linesOf(book: Book, { lines: [from, to] }: BookPoint): string[] {
  const last = Math.min(to, from + MOST_LINES);
  return Array.from({ length: last - from }, (_, i) => sayTo(book.line(from + i).say, null));
}
