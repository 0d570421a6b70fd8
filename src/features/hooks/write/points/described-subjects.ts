import { type Book, wordWeightOf } from '../../book/book.ts';
import type { BookPoint, BookSubject } from '../../book/chapter.ts';
import { cosines } from '../../book/cosines.ts';
import { RELEVANCE } from '../../book/relevance-levels.ts';
import type { FoundPoint } from '../../book/search.ts';
import { packedVectorOf } from '../../book/word-vectors.ts';
import { contentWords, toStem } from '../../book/words.ts';
import type { Brief } from '../../read/brief.ts';
import { relevanceFor, suitsBrief } from './match-points.ts';
import { findPoints } from './search-text.ts';

/**
 * Finds points by what the creator said of their business and customer, for topics that are not surely found by
 * themselves: "my back pain is gone" is about postpartum exercise if it is said to mothers "6 weeks postpartum".
 */

/**
 * Only a rare word chooses subjects: few subjects mention it, and at most three have it in their name. "Breakup" and
 * "aquarium" are such words, "marketing" and "leadership" are not (decision 50).
 */
const MIN_WEIGHT = 6;
const MAX_MENTIONS = 20;
const MAX_SUBJECTS = 3;
const MIN_NEARNESS = 0.42;
/** Words that were not typed as the topic count a little less. */
const DESCRIBED_FACTOR = 0.9;

export function findDescribedPoints(
  book: Book,
  brief: Brief,
  found: readonly FoundPoint[],
): readonly FoundPoint[] {
  const own = brief.tradeFields?.own;
  if (!own || brief.language || isSurelyFound(found, brief)) return found;
  const nearness = cosines(packedVectorOf(book.words, brief.topic), book.vectors);
  const isNear = ({ field, index }: BookSubject) =>
    field === own && (nearness[index] as number) >= MIN_NEARNESS;
  const best = new Map<BookPoint, FoundPoint>(found.map((match) => [match.point, match]));
  for (const word of describingWords(book, brief)) {
    const subjects = book.subjectsByTitle().get(toStem(word))?.filter(isNear) ?? [];
    if (subjects.length === 0 || subjects.length > MAX_SUBJECTS) continue;
    for (const match of findPoints(book, { topic: `${brief.topic} ${word}` })) {
      const relevance = match.relevance * DESCRIBED_FACTOR;
      if (subjects.includes(match.point.subject) && relevance > (best.get(match.point)?.relevance ?? 0))
        best.set(match.point, { ...match, relevance });
    }
  }
  return [...best.values()].sort((a, b) => b.relevance - a.relevance);
}

const isSurelyFound = (found: readonly FoundPoint[], brief: Brief): boolean =>
  found.some((match) => relevanceFor(brief, match) >= RELEVANCE.certain && suitsBrief(match.point, brief));

/** "Yoga teacher" and "HR directors" are who somebody is, and not what the topic is about. */
const WHO = /\b(?:\w+ )?(?:\w+(?:er|or|ist|ian|ant)|coach)s?\b/gi;

function describingWords(book: Book, { topic, customerText, business }: Brief): string[] {
  const typed = new Set(contentWords(topic).map(toStem));
  return [...new Set(contentWords(`${customerText}. ${business}`.replace(WHO, ' ')))].filter(
    (word) =>
      !typed.has(toStem(word)) &&
      wordWeightOf(book.words, word) >= MIN_WEIGHT &&
      countMentions(book, toStem(word)) <= MAX_MENTIONS,
  );
}

/** The number of subjects that mention a stem in a name. */
function countMentions({ stems, subjectsByStem: { starts } }: Book, stem: string): number {
  const id = stems.get(stem);
  return id === undefined ? 0 : (starts[id + 1] as number) - (starts[id] as number);
}
