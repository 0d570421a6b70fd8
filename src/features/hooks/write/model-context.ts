import { withoutAudience } from '../book/audience-slot.ts';
import type { BookPoint } from '../book/chapter.ts';
import { RELEVANCE } from '../book/relevance-levels.ts';
import type { FoundPoint } from '../book/search.ts';
import type { Brief } from '../read/brief.ts';
import { relevanceFor, suitsBrief } from './points/match-points.ts';

/** The points and lines of the book nearest to a brief, given to a model as material. */
export type ModelContext = { aims: string[]; knowledge: { point: string; lines: string[] }[] };

/** Points that are not near lead a model away from the topic. */
const MAX_POINTS = 8;

export function createModelContext(
  brief: Brief,
  points: readonly FoundPoint[],
  angles: readonly BookPoint[],
): ModelContext {
  const near = points.filter(
    (match) => relevanceFor(brief, match) >= RELEVANCE.near && suitsBrief(match.point, brief),
  );
  const shown = [...new Set([...angles, ...near.slice(0, MAX_POINTS).map(({ point }) => point)])];
  return {
    aims: angles.map(({ text }) => text),
    knowledge: shown.slice(0, MAX_POINTS).map((point) => ({ point: point.text, lines: [bestLine(point)] })),
  };
}

/** One line shows the style; more would leave the model fewer ways to say the point. */
function bestLine({ chapter, lines: [from, to] }: BookPoint): string {
  let best = from;
  for (let line = from + 1; line < to; line++)
    if (chapter.ratingOf(line) > chapter.ratingOf(best)) best = line;
  return withoutAudience(chapter.line(best).say);
}
