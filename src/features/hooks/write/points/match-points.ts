import type { BookPoint, BookSubject } from '../../book/chapter.ts';
import { RELEVANCE } from '../../book/relevance-levels.ts';
import { type FoundPoint, MIN_SCORE_NAMED } from '../../book/search.ts';
import type { Brief } from '../../read/brief.ts';
import { isTrueIn } from '../../read/country.ts';
import { PROFESSIONAL_FIELDS } from '../../read/profession.ts';
import { isOppositeAudience, suitsRoles } from '../../read/roles.ts';
import { matcherOf } from '../../read/word-lists.ts';
import words from '../words.json' with { type: 'json' };

/** Decides which of the found points this creator can use, and how relevant these are to them. */

/** Wraps a point that the creator or a rewrite chose as if a search had found it. */
export const asFoundPoint = (point: BookPoint, relevance: number): FoundPoint => ({
  point,
  relevance,
  boost: 0,
  reasons: { subjectName: 1, pointName: 1, nearness: 1, coverage: 1 },
});

/** Returns whether the topic is the name of the point. */
export const isNamed = ({ reasons }: FoundPoint): boolean => reasons.pointName >= MIN_SCORE_NAMED;

const OWN_FIELD_BONUS = 0.08;
const OTHER_TRADE_PENALTY = 0.12;
/** A word shared by chance gives a small relevance: an "offset account" has nothing to do with an "offset smoker". */
const EVERYDAY_FIELD_PENALTY = { sure: 0.04, unsure: 0.15 };

/**
 * The relevance of a point for this creator. A therapist and a coach mean different things by "boundaries", so a
 * point of another trade needs a higher relevance.
 */
export function relevanceFor(
  { tradeFields }: Pick<Brief, 'tradeFields'>,
  { point, relevance }: FoundPoint,
): number {
  const { field } = point.subject;
  if (!tradeFields) return relevance;
  if (field === tradeFields.own) return Math.min(1, relevance + OWN_FIELD_BONUS);
  if (tradeFields.near.includes(field)) return relevance;
  if (PROFESSIONAL_FIELDS.has(field)) return relevance - OTHER_TRADE_PENALTY;
  const { sure, unsure } = EVERYDAY_FIELD_PENALTY;
  return relevance - (relevance >= RELEVANCE.onTopic ? sure : unsure);
}

/**
 * Returns whether a point belongs to another trade. A sentence shares words with many trades: "we changed one thing"
 * is not about change management.
 */
export const isOtherTrade = (
  { subject: { field } }: BookPoint,
  { tradeFields, profession }: Pick<Brief, 'tradeFields' | 'profession'>,
): boolean =>
  tradeFields !== null &&
  profession !== 'default' &&
  field !== tradeFields.own &&
  PROFESSIONAL_FIELDS.has(field) &&
  !tradeFields.near.includes(field);

const MIN_NEAR_TRADE = { cosine: 0.62, points: 6 };
/** The topic counts as known if `points` of the `of` best points are of one subject in the creator's trade. */
const MIN_AGREEMENT = { best: 0.2, of: 10, points: 5 };

/**
 * The points that a run may use; null if the book does not know the topic. It also counts as known if the creator's
 * trade has many points near to it: "starving at 4pm" is in no name and no line, yet what a nutritionist says about
 * hunger beats lines of the trade that are off the topic.
 */
export function findKnownPoints(points: readonly FoundPoint[], brief: Brief): readonly FoundPoint[] | null {
  const nearlyFound = new Set<BookSubject>();
  let nearTrade = 0;
  for (const match of points) {
    const { subject } = match.point;
    const relevance = relevanceFor(brief, match);
    const isNearTrade =
      subject.field === brief.tradeFields?.own && match.reasons.nearness >= MIN_NEAR_TRADE.cosine;
    const isNearlyFound = relevance >= RELEVANCE.nearlyFound;
    if ((!isNearlyFound && !isNearTrade) || !suitsBrief(match.point, brief, isNamed(match))) continue;
    if (relevance >= RELEVANCE.found || (isNearlyFound && nearlyFound.has(subject))) return points;
    if (isNearlyFound) nearlyFound.add(subject);
    if (isNearTrade) nearTrade++;
  }
  // For other trades the nearest field may be wrong: a doula may work with the dying, and a gardener may grow bonsai.
  if (brief.profession === 'default') return null;
  const isKnown = nearTrade >= MIN_NEAR_TRADE.points || bestPointsAgree(points, brief);
  return isKnown ? points.filter(({ point }) => point.subject.field === brief.tradeFields?.own) : null;
}

function bestPointsAgree(points: readonly FoundPoint[], brief: Brief): boolean {
  const best = points
    .filter(({ point }) => suitsBrief(point, brief))
    .map((match) => ({ subject: match.point.subject, relevance: relevanceFor(brief, match) }))
    .sort((a, b) => b.relevance - a.relevance)
    .slice(0, MIN_AGREEMENT.of);
  if (!best[0] || best[0].relevance < MIN_AGREEMENT.best) return false;
  return best.some(
    ({ subject }) =>
      subject.field === brief.tradeFields?.own &&
      best.filter((other) => other.subject === subject).length >= MIN_AGREEMENT.points,
  );
}

/** Returns whether a point suits the audience and the country, and takes the creator's side of a claim. */
export function suitsBrief(point: BookPoint, brief: Brief, isNamed = false): boolean {
  // A term that exists in only one country is meant if it was typed: "voetstoots".
  const isMeant = isNamed && brief.country === null && point.country !== 'US';
  if (!isTrueIn(brief.country, point.country) && !isMeant) return false;
  const subject = point.subject.roles;
  if (!suitsRoles(point.roles, { ...brief.roles, subject, isNamed })) return false;
  // A point without roles has the audience of its subject.
  if (point.roles.length === 0 && isOppositeAudience(subject, brief.roles)) return false;
  if (point.stance === null || (brief.shape !== 'claim' && brief.shape !== 'dont')) return true;
  return point.stance === (isAgainst(brief) ? 'against' : 'for');
}

const AGAINST_WORDS = matcherOf(words.against);
function isAgainst({ topic, shape }: Brief): boolean {
  return shape === 'dont' || AGAINST_WORDS.test(topic);
}
