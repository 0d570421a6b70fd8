import type { Book } from '../../book/book.ts';
import { RELEVANCE } from '../../book/relevance-levels.ts';
import type { Angle } from '../../hooks.schema.ts';
import { readBrief } from '../../read/brief.ts';
import type { AnglesRequest } from '../../writers/writer.ts';
import { relevanceFor, suitsBrief } from './match-points.ts';
import { findPoints } from './search-text.ts';

const MAX_ANGLES = 12;
const MAX_SUBJECTS = 3;

/** The points of the book about a topic, best first, for the creator to choose from. */
export function findAngles(request: AnglesRequest, book: Book): Angle[] {
  const brief = readBrief({ ...request, point: null }, book.words);
  if (brief.language || brief.shape === 'opaque') return [];
  const subjects = new Set<string>();
  const angles: Angle[] = [];
  for (const match of findPoints(book, { topic: brief.topic })) {
    const { point } = match;
    if (angles.length === MAX_ANGLES) break;
    if (relevanceFor(brief, match) < RELEVANCE.found || !suitsBrief(point, brief)) continue;
    if (subjects.add(point.subject.id).size > MAX_SUBJECTS) break;
    angles.push({ id: point.id, chip: point.chip, subject: point.subject.name });
  }
  return angles;
}
