import { withoutAudience } from '../../book/audience-slot.ts';
import {
  AVERAGE_RATING,
  type BookLine,
  type BookPoint,
  type BookSubject,
  type Chapter,
} from '../../book/chapter.ts';
import { RELEVANCE } from '../../book/relevance-levels.ts';
import { type FoundPoint, MIN_SCORE_TYPED } from '../../book/search.ts';
import { cosine } from '../../book/word-vectors.ts';
import { contentWords } from '../../book/words.ts';
import { lengthFaults } from '../../length-rules.ts';
import { type Brief, GENTLE_TOPIC } from '../../read/brief.ts';
import { capitalize } from '../../read/grammatical-person.ts';
import { FIRST_SECONDS, secondsToSay } from '../../speaking-time.ts';
import { isNamed, isOtherTrade, relevanceFor, suitsBrief } from '../points/match-points.ts';
import { sayableAudience } from '../profession-rules.ts';
import type { Candidate } from './candidate.ts';
import { createLineFilter } from './line-filter.ts';

/** Makes candidates from lines of the book, only those that suit the audience and take the creator's side. */

/**
 * The lowest relevance of a usable line. If the book knows the topic, readers accepted 27 of 100 lines down to the
 * lower limit (docs/measurements/last-reading.md); if not, such lines are off the topic.
 */
const MIN_LINE_RELEVANCE = 0.28;
const MIN_LINE_RELEVANCE_KNOWN = 0.1;
/** A topic with more content words is narrow: it asks for one aspect of a subject (decision 39). */
const MAX_WORDS_OF_BROAD_TOPIC = 3;
const VALUE_WEIGHTS = {
  line: 0.6,
  customer: 0.3,
  short: 0.08,
  uses: 0.4,
  boost: 0.5,
  forTopicAudience: 0.15,
  pointName: { ofTrade: 2, other: 1 },
  rating: 0.4,
};
/** Subtracted from the value of lines beside the topic or outside the trade. */
const SECONDARY_PENALTY = 1;
/** With this many points on the topic in the creator's own trade, points of other trades come last. */
const ENOUGH_POINTS_OF_TRADE = 5;
/** With fewer points that are certainly on the topic, each may give a third line. */
const ENOUGH_CERTAIN_POINTS = 5;
/**
 * Only the part of a score above this counts. The score of a point's own name predicts best whether readers accept
 * its lines (decision 44).
 */
const AVERAGE_NAME_SCORE = 0.5;
const AVERAGE_LINE_COSINE = 0.34;
const AVERAGE_CUSTOMER_COSINE = 0.3;

/** The best points come first, so lines after this many are never chosen. */
const MAX_LINES = 120;

/** The result of a search. */
type SearchResult = {
  points: readonly FoundPoint[];
  /** The meaning of the topic, as a packed vector. */
  topic: Int8Array;
  /** The meaning of the customer and business descriptions, as a packed vector. */
  customer?: Int8Array;
  /** Whether the book knows the topic. */
  isKnown: boolean;
};

export function bookCandidates(
  brief: Brief,
  search: SearchResult,
  uses: ReadonlyMap<string, number>,
): Candidate[] {
  const { points, isKnown } = search;
  const minRelevance = isKnown ? MIN_LINE_RELEVANCE_KNOWN : MIN_LINE_RELEVANCE;
  const namedSubjects = findNamedSubjects(points, brief);
  const isOutsideTrade = createTradeFilter(points, brief);
  const toCandidates = createCandidateMaker(brief, search, uses);
  const candidates: Candidate[] = [];
  for (const match of points) {
    const isOfNamed = namedSubjects.has(match.point.subject);
    const relevance = Math.max(relevanceFor(brief, match), isOfNamed ? MIN_LINE_RELEVANCE_KNOWN : 0);
    if (relevance < minRelevance && !isOfNamed) continue;
    if (!suitsBrief(match.point, brief, isNamed(match))) continue;
    if (brief.sentence && relevance < RELEVANCE.onTopic && isOtherTrade(match.point, brief)) continue;
    if (relevance < RELEVANCE.probable && !isOfTrade(match.point, brief)) continue;
    if (candidates.length >= MAX_LINES) break;
    if (relevance < RELEVANCE.onTopic && !brief.gentle && GENTLE_TOPIC.test(match.point.subject.name))
      continue;
    const isSecondary =
      (namedSubjects.size > 0 && relevance < RELEVANCE.onTopic && !isOfNamed) || isOutsideTrade(match);
    candidates.push(...toCandidates(match, relevance, isSecondary ? SECONDARY_PENALTY : 0));
  }
  return candidates.sort((a, b) => b.value - a.value);
}

/**
 * Subjects with a point that is named like the topic. Their lines come before lines of subjects that only share a
 * word with it.
 */
function findNamedSubjects(points: readonly FoundPoint[], brief: Brief): ReadonlySet<BookSubject> {
  const namedPoints = points.filter(
    (match) =>
      relevanceFor(brief, match) >= RELEVANCE.certain &&
      isNamed(match) &&
      suitsBrief(match.point, brief, true),
  );
  return new Set(namedPoints.map(({ point }) => point.subject));
}

/** Returns a test for points outside the creator's trade, for a trade that has enough points on the topic itself. */
function createTradeFilter(points: readonly FoundPoint[], brief: Brief): (match: FoundPoint) => boolean {
  const { tradeFields } = brief;
  const ofTrade = points.filter(
    (match) =>
      match.point.subject.field === tradeFields?.own &&
      match.relevance >= RELEVANCE.onTopic &&
      suitsBrief(match.point, brief, isNamed(match)),
  );
  if (!tradeFields || ofTrade.length < ENOUGH_POINTS_OF_TRADE) return () => false;
  const hasTypedPoint = ofTrade.some(isTyped);
  return (match) => {
    const { field } = match.point.subject;
    if (field === tradeFields.own) return false;
    return hasTypedPoint || !(tradeFields.near.includes(field) || isTyped(match));
  };
}

const isTyped = ({ reasons }: FoundPoint) =>
  Math.max(reasons.subjectName, reasons.pointName) >= MIN_SCORE_TYPED;

const isOfTrade = ({ subject: { field } }: BookPoint, { tradeFields }: Brief) =>
  tradeFields === null || field === tradeFields.own || tradeFields.near.includes(field);

type MakeCandidates = (match: FoundPoint, relevance: number, penalty: number) => Candidate[];

/** Makes candidates of the lines of a point, without lines that this creator cannot say. */
function createCandidateMaker(
  brief: Brief,
  search: SearchResult,
  uses: ReadonlyMap<string, number>,
): MakeCandidates {
  const canSay = createLineFilter(brief);
  const allowsThirdLine = createThirdLineRule(brief, search.points);
  const countExtraUses = createUseCounter(uses);
  const audience = sayableAudience(brief);
  return (match, relevance, penalty) => {
    const { point } = match;
    const about = aboutPoint(point, relevance);
    const nameBonus = nameBonusOf(match, brief);
    const mayBeThird = allowsThirdLine(match, relevance);
    const candidates: Candidate[] = [];
    for (let index = point.lines[0]; index < point.lines[1]; index++) {
      const line = point.chapter.line(index);
      if (!canSay(line, about.payoff)) continue;
      const usesPenalty = VALUE_WEIGHTS.uses * countExtraUses(line, point);
      const value =
        relevance +
        (nearnessBonus(index, match, brief, search) - penalty - usesPenalty) +
        ratingValue(line.rating, relevance);
      const spoken = { ...line, say: withTypedViews(line.say, brief.topic) };
      const candidate = toCandidate(spoken, about, value, audience);
      candidates.push({ ...candidate, allowsThirdLine: mayBeThird, value: candidate.value + nameBonus });
    }
    return candidates;
  };
}

function createThirdLineRule(brief: Brief, points: readonly FoundPoint[]) {
  const isNarrow = contentWords(brief.topic).length > MAX_WORDS_OF_BROAD_TOPIC;
  const certain = points.filter(
    (match) =>
      relevanceFor(brief, match) >= RELEVANCE.certain && suitsBrief(match.point, brief, isNamed(match)),
  );
  const areFew = certain.length < ENOUGH_CERTAIN_POINTS;
  return (match: FoundPoint, relevance: number): boolean =>
    isNamed(match) || isNarrow || (areFew && relevance >= RELEVANCE.certain);
}

function nearnessBonus(
  line: number,
  { point, boost }: FoundPoint,
  brief: Brief,
  { topic, customer }: SearchResult,
): number {
  const cosineTo = (vector: Int8Array) => cosine(vector, point.chapter.vectors.lines, line);
  return (
    VALUE_WEIGHTS.boost * boost +
    (isForTopicAudience(point, brief) ? VALUE_WEIGHTS.forTopicAudience : 0) +
    VALUE_WEIGHTS.line * (cosineTo(topic) - AVERAGE_LINE_COSINE) +
    (customer ? VALUE_WEIGHTS.customer * (cosineTo(customer) - AVERAGE_CUSTOMER_COSINE) : 0)
  );
}

function nameBonusOf({ point, reasons }: FoundPoint, brief: Brief): number {
  const weight = VALUE_WEIGHTS.pointName[isOfTrade(point, brief) ? 'ofTrade' : 'other'];
  return weight * Math.max(0, reasons.pointName - AVERAGE_NAME_SCORE);
}

/**
 * A line's rating decides among lines on the topic: of those rated 4, other readers accepted 90 of 100; of those
 * rated 2, 54 (decision 44). Off the topic, a strong line is as useless as a weak one.
 */
const ratingValue = (rating: number, relevance: number): number =>
  VALUE_WEIGHTS.rating * (rating - AVERAGE_RATING) * (relevance >= RELEVANCE.certain ? 1 : relevance / 2);

/**
 * How much more often a line was used recently than the least used line of its subject: lines take turns, subjects do
 * not.
 */
function createUseCounter(uses: ReadonlyMap<string, number>): (line: BookLine, point: BookPoint) => number {
  const least = new Map<Chapter, number>();
  const getFewestUses = (chapter: Chapter): number => {
    let fewest = least.get(chapter);
    if (fewest === undefined) {
      fewest = Number.POSITIVE_INFINITY;
      for (let line = 0; line < chapter.lineCount; line++)
        fewest = Math.min(fewest, uses.get(chapter.lineId(line)) ?? 0);
      least.set(chapter, fewest);
    }
    return fewest;
  };
  if (uses.size === 0) return () => 0;
  return ({ id }, { chapter }) => Math.log1p(uses.get(id) ?? 0) - Math.log1p(getFewestUses(chapter));
}

/** What the lines of a point have in common. */
type AboutPoint = Pick<Candidate, 'point' | 'payoff' | 'subject' | 'relevance' | 'group'>;

const aboutPoint = ({ text: point, payoff, subject, id }: BookPoint, relevance: number): AboutPoint => ({
  point,
  payoff,
  subject: subject.name,
  relevance: Math.round(relevance * 100) / 100,
  group: id,
});

function toCandidate(line: BookLine, about: AboutPoint, value: number, audience: string | null): Candidate {
  const addressed =
    audience !== null && line.say.startsWith('{aud}') ? withAudience(line.say, audience) : null;
  const namesAudience = addressed !== null && lengthFaults(addressed).length === 0;
  const text = namesAudience ? addressed : withoutAudience(line.say);
  const short = secondsToSay(text) <= FIRST_SECONDS ? VALUE_WEIGHTS.short : 0;
  return {
    ...about,
    type: line.type,
    text,
    tip: line.tip,
    onScreenText: line.screen,
    from: 'book',
    lineId: line.id,
    value: value + short,
    appeal: line.appeal,
    namesAudience,
  };
}

/**
 * Returns whether a point is for the audience that the topic names ("for entrepreneurs"). Its lines come before lines
 * for everybody.
 */
function isForTopicAudience({ roles, subject }: BookPoint, brief: Brief): boolean {
  const { topic } = brief.roles;
  return (
    topic.size > 0 &&
    (roles.some((role) => topic.has(role)) || [...subject.roles].some((role) => topic.has(role)))
  );
}

function withAudience(say: string, audience: string): string {
  return say.replace(/^\{aud\}, /, `${capitalize(audience)}, `).replace('{aud}', audience);
}

const VIEWS = /(?<![\d,.])\d{3}(?=[ -]view(?:s|ers?)?\b)|(?<=\bstuck at )\d{3}\b/;

/**
 * A creator who typed "stuck at 300 views" should not say 200. Lines with several figures, or with four digits, are
 * not changed.
 */
function withTypedViews(text: string, topic: string): string {
  const typed = VIEWS.exec(topic)?.[0];
  return typed && text.match(/\d[\d,.]*/g)?.length === 1 ? text.replace(VIEWS, typed) : text;
}
