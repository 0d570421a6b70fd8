import { RELEVANCE } from '../../book/relevance-levels.ts';
import type { FoundPoint } from '../../book/search.ts';
import { contentWords, toStem } from '../../book/words.ts';
import type { Brief } from '../../read/brief.ts';
import type { ListedTopic, TopicAnswer } from '../../topic-answer.ts';
import { type Candidate, countFromRelevance } from '../candidates/candidate.ts';
import { relevanceFor, suitsBrief } from './match-points.ts';

/**
 * A topic with fewer lines of RELEVANCE.answering is answered partly. Of 59 topics that were found and read blind, the
 * 22 partly answered ones had 4.0 usable lines of ten, the others 6.1 (decision 36).
 */
const MIN_LINES_ANSWERED = 4;
/** A subject below this relevance is not a neighbor. */
const MIN_RELEVANCE_NEIGHBOR = 0.2;
const MAX_WORDS_LISTED = 14;

/** `lines` are all lines that the book has for the topic, including those that the user has had. */
export function rateTopicAnswer(
  brief: Brief,
  isKnown: boolean,
  points: readonly FoundPoint[],
  lines: readonly Candidate[],
): TopicAnswer {
  const answering = countFromRelevance(lines, RELEVANCE.answering);
  return {
    grade: !isKnown ? 'not found' : answering < MIN_LINES_ANSWERED ? 'partly' : 'answered',
    topic: brief.shape === 'opaque' ? null : toListedTopic(brief.topic),
    profession: brief.profession,
    subject: nearestSubject(brief, points),
  };
}

function nearestSubject(brief: Brief, points: readonly FoundPoint[]): string | null {
  let best = MIN_RELEVANCE_NEIGHBOR;
  let nearest: string | null = null;
  for (const match of points) {
    const relevance = relevanceFor(brief, match);
    if (relevance <= best || !suitsBrief(match.point, brief)) continue;
    best = relevance;
    nearest = match.point.subject.id;
  }
  return nearest;
}

/** E-mail and web addresses. */
const ADDRESS = /@|:\/\/|^www\.|\.(?:com|org|net|info|io|co|me|uk|de)\b/i;
/** Phone numbers, dates of birth, account numbers; "401k" and "50/30/20" are shorter. */
const LONG_NUMBER = /[+(]{0,2}\d(?:[\s()./-]{0,2}\d){6,}/g;

export function toListedTopic(topic: string): ListedTopic | null {
  const words = topic
    .replaceAll(LONG_NUMBER, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && !ADDRESS.test(word));
  const stems = new Set(contentWords(words.join(' ')).map(toStem));
  if (stems.size === 0 || words.length > MAX_WORDS_LISTED) return null;
  return { words: words.join(' '), key: [...stems].sort().join(' ') };
}
