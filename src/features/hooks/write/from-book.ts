import type { BookLine, BookPoint, BookSubject, Chapter } from '../book/chapter.ts';
import { cosine, type Direction } from '../book/direction.ts';
import { type FoundPoint, MIN_SCORE_NAMED } from '../book/search.ts';
import { tellingWords } from '../book/words.ts';
import type { Brief } from '../read/brief.ts';
import { PROFESSIONAL_FIELDS } from '../read/profession.ts';
import { mentionsUS } from '../read/region.ts';
import { isOppositeAudience, suits } from '../read/roles.ts';
import { FIRST_SECONDS, secondsToSay } from '../speaking-time.ts';
import { sayTo, withOwnViews } from './audience.ts';
import type { Candidate } from './candidate.ts';
import { lengthFaults } from './length-rules.ts';
import { excludedTypes, sayableAudience } from './profession-rules.ts';

/** Lines of the book for a brief, aimed: only those that suit the audience and stand on the creator's side. */

/**
 * Below this a frame around the whole topic is better than a line beside it. Where the topic is found, readers would say a
 * third of the lines down to the lower one, and no frame.
 */
const MIN_LINE_RELEVANCE = 0.28;
const MIN_LINE_RELEVANCE_KNOWN = 0.1;
/** From this relevance on, the topic counts as found. */
export const MIN_RELEVANCE_FOUND = 0.31;
const MIN_LINE_RELEVANCE_CLAIM = 0.3;
const MAX_CLAIM_LINES = 8;
/**
 * A claim of which the book knows so much is as good as a subject; its side is minded all the same. Where its subject is
 * known, readers would say no frame around a claim, and some of the lines; a story of one's own is told by frames.
 */
const MIN_RELEVANCE_SURE_CLAIM = 0.7;
/** "Toddler won't stay in bed" is no opinion that somebody could be against. */
const TROUBLE_WORDS = /\b(?:won['’]?t|can['’]?t|cannot|keeps?|kept|refuses?|wants? to|hates?)\b/i;

/** Topics of more telling words ask for one thing of a subject. */
const MAX_WORDS_BROAD = 3;
const VALUE_WEIGHTS = {
  line: 0.36,
  customer: 0.2,
  short: 0.08,
  uses: 0.16,
  named: 0.15,
  exact: 2,
  stray: 0.6,
};
/** A point that is surely about the topic; and one whose subject is what was typed. */
const MIN_RELEVANCE_ON_TOPIC = 0.6;
const MIN_RELEVANCE_SUBJECT_NAMED = 0.9;
const USUAL_LINE_COSINE = 0.34;
const USUAL_CUSTOMER_COSINE = 0.3;

/** The best points come first: lines after this many are never chosen. */
const MAX_LINES = 120;

/** `customer` is whom the creator speaks to, and what they do. */
export type Found = {
  points: readonly FoundPoint[];
  topic: Direction;
  customer?: Direction;
  found: boolean;
};

export function bookCandidates(
  brief: Brief,
  { points, topic, customer, found: known }: Found,
  uses: ReadonlyMap<string, number>,
): Candidate[] {
  const wear = measureWear(uses);
  const isClaim = (brief.shape === 'claim' || brief.shape === 'story') && !TROUBLE_WORDS.test(brief.topic);
  const few = brief.shape === 'story' || !known;
  const claim = isClaim && few && !points.some(({ relevance }) => relevance >= MIN_RELEVANCE_SURE_CLAIM);
  const minRelevance = claim
    ? MIN_LINE_RELEVANCE_CLAIM
    : known
      ? MIN_LINE_RELEVANCE_KNOWN
      : MIN_LINE_RELEVANCE;
  const leftAlone = excludedTypes(brief);
  const foreign = brief.abroad && !mentionsUS(brief.source);
  const audience = sayableAudience(brief);
  const candidates: Candidate[] = [];
  const called = calledByName(points, brief);
  const isNarrow = tellingWords(brief.topic).length > MAX_WORDS_BROAD;
  for (const { point, relevance: found, boost, reasons } of points) {
    const isCalled = called.has(point.subject);
    const relevance = Math.max(
      adjustForField(found, point.subject.field, brief),
      isCalled ? MIN_LINE_RELEVANCE_KNOWN : 0,
    );
    if (relevance < minRelevance && !isCalled) continue;
    const exact = reasons.narrow >= MIN_SCORE_NAMED;
    if (!suitsBrief(point, brief, exact)) continue;
    if (candidates.length >= MAX_LINES) break;
    const named = isForNamed(point, brief) ? VALUE_WEIGHTS.named : 0;
    const stray =
      called.size > 0 && relevance < MIN_RELEVANCE_ON_TOPIC && !isCalled ? VALUE_WEIGHTS.stray : 0;
    const about = aboutPoint(point, relevance);
    const { chapter } = point;
    for (let index = point.lines[0]; index < point.lines[1]; index++) {
      const line = chapter.line(index);
      if (leftAlone.has(line.type) || isOppositeAudience(line.sides, brief.roles)) continue;
      if (foreign && mentionsUS(line.say)) continue;
      const near =
        boost +
        named +
        VALUE_WEIGHTS.line * (cosine(topic, chapter.vectors.lines, index) - USUAL_LINE_COSINE) +
        (customer
          ? VALUE_WEIGHTS.customer * (cosine(customer, chapter.vectors.lines, index) - USUAL_CUSTOMER_COSINE)
          : 0);
      const value = relevance + (near - stray - VALUE_WEIGHTS.uses * wear(line, point));
      const spoken = { ...line, say: withOwnViews(line.say, brief.topic) };
      const candidate = fromLine(spoken, about, value, audience);
      const more = exact ? VALUE_WEIGHTS.exact * (reasons.narrow - MIN_SCORE_NAMED) : 0;
      candidates.push({ ...candidate, allowsThirdLine: exact || isNarrow, value: candidate.value + more });
    }
  }
  const best = candidates.sort((a, b) => b.value - a.value);
  return claim ? best.slice(0, MAX_CLAIM_LINES) : best;
}

/** Subjects with a point that is called what was typed: their other lines come before what shares a word with it elsewhere. */
function calledByName(points: readonly FoundPoint[], brief: Brief): ReadonlySet<BookSubject> {
  const exact = points.filter(
    ({ point, relevance, reasons }) =>
      adjustForField(relevance, point.subject.field, brief) >= MIN_RELEVANCE_SUBJECT_NAMED &&
      reasons.narrow >= MIN_SCORE_NAMED &&
      suitsBrief(point, brief, true),
  );
  return new Set(exact.map(({ point }) => point.subject));
}

/** How much more often a line was used recently than the least used one of its subject: lines take turns, subjects do not. */
function measureWear(uses: ReadonlyMap<string, number>): (line: BookLine, point: BookPoint) => number {
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

const OWN_FIELD_BONUS = 0.08;
const OTHER_TRADE_PENALTY = 0.12;
const EVERYDAY_FIELD_PENALTY = 0.04;

/** A therapist who says "boundaries" means other ones than a coach; a line of another trade must be surer. */
export function adjustForField(
  relevance: number,
  field: string,
  { profession, home }: Pick<Brief, 'profession' | 'home'>,
): number {
  if (!home) return relevance;
  if (field === home.field) return Math.min(1, relevance + OWN_FIELD_BONUS);
  if (PROFESSIONAL_FIELDS.has(field))
    return home.near.includes(field) ? relevance : relevance - OTHER_TRADE_PENALTY;
  return profession === 'default' ? relevance : relevance - EVERYDAY_FIELD_PENALTY;
}

/** Two points of one subject with this relevance count as much as one that is found. */
const MIN_RELEVANCE_NEARLY_FOUND = 0.24;
const MIN_NEAR_HOME = { cosine: 0.62, points: 6 };
/** The topic counts as known if `points` of the `of` best points are of one subject of the creator's profession. */
const MIN_AGREEMENT = { best: 0.2, of: 10, points: 5 };

/**
 * The points that a run may draw on where the book knows the topic, or knows much in the creator's own trade that is near to
 * it: "starving at 4pm" is in no name and no line, yet what a nutritionist says of hunger is better than a frame.
 */
export function knownPoints(points: readonly FoundPoint[], brief: Brief): readonly FoundPoint[] | null {
  const nearly = new Set<BookSubject>();
  let near = 0;
  for (const { point, relevance: found, reasons } of points) {
    const { subject } = point;
    const relevance = adjustForField(found, subject.field, brief);
    const isNear = subject.field === brief.home?.field && reasons.near >= MIN_NEAR_HOME.cosine;
    const exact = reasons.narrow >= MIN_SCORE_NAMED;
    if ((relevance < MIN_RELEVANCE_NEARLY_FOUND && !isNear) || !suitsBrief(point, brief, exact)) continue;
    if (relevance >= MIN_RELEVANCE_FOUND || (relevance >= MIN_RELEVANCE_NEARLY_FOUND && nearly.has(subject)))
      return points;
    if (relevance >= MIN_RELEVANCE_NEARLY_FOUND) nearly.add(subject);
    if (isNear) near++;
  }
  // Of other trades the book holds a part alone: a doula may sit with the dying, and a garden may be a bonsai.
  if (brief.profession === 'default') return null;
  const known = near >= MIN_NEAR_HOME.points || bestPointsAgree(points, brief);
  return known ? points.filter(({ point }) => point.subject.field === brief.home?.field) : null;
}

function bestPointsAgree(points: readonly FoundPoint[], brief: Brief): boolean {
  const best = points
    .filter(({ point }) => suitsBrief(point, brief))
    .map(({ point, relevance }) => ({
      subject: point.subject,
      relevance: adjustForField(relevance, point.subject.field, brief),
    }))
    .sort((a, b) => b.relevance - a.relevance)
    .slice(0, MIN_AGREEMENT.of);
  if (!best[0] || best[0].relevance < MIN_AGREEMENT.best) return false;
  return best.some(
    ({ subject }) =>
      subject.field === brief.home?.field &&
      best.filter((other) => other.subject === subject).length >= MIN_AGREEMENT.points,
  );
}

/** What the lines of a point have in common. */
type AboutPoint = Pick<Candidate, 'point' | 'payoff' | 'subject' | 'relevance' | 'group'>;

const aboutPoint = ({ point, payoff, subject, id }: BookPoint, relevance: number): AboutPoint => ({
  point,
  payoff,
  subject: subject.name,
  relevance: Math.round(relevance * 100) / 100,
  group: id,
});

function fromLine(line: BookLine, about: AboutPoint, value: number, audience: string | null): Candidate {
  const named = audience !== null && line.say.startsWith('{aud}') ? sayTo(line.say, audience) : null;
  const calls = named !== null && lengthFaults(named).length === 0;
  const text = calls ? named : sayTo(line.say, null);
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
    namesAudience: calls,
  };
}

/** "For entrepreneurs": what is written for them comes before what is written for everybody. */
function isForNamed({ roles, subject }: BookPoint, brief: Brief): boolean {
  const { topic } = brief.roles;
  return (
    topic.size > 0 &&
    (roles.some((role) => topic.has(role)) || [...subject.roles].some((role) => topic.has(role)))
  );
}

/** Returns whether a point suits the audience and region, and stands on the creator's side of a claim. */
export function suitsBrief(point: BookPoint, brief: Brief, exact = false): boolean {
  if (point.region === (brief.abroad ? 'US' : 'elsewhere')) return false;
  const subject = point.subject.roles;
  if (!suits(point.roles, { ...brief.roles, subject, exact })) return false;
  // A point for nobody in particular is for those whom its subject is for.
  if (point.roles.length === 0 && isOppositeAudience(subject, brief.roles)) return false;
  if (point.stance === null || (brief.shape !== 'claim' && brief.shape !== 'dont')) return true;
  return point.stance === (isAgainst(brief) ? 'against' : 'for');
}

const AGAINST_WORDS =
  /\b(?:waste|scams?|bad|worst|overrated|not worth|don't need|do not need|doesn't work|myth|never|stop|isn't|aren't|shouldn't|wrong|useless|pointless|ruin\w*|kill\w*|lie|lies|rip-?off|mistake|avoid|skip)\b/i;
function isAgainst({ topic, shape }: Brief): boolean {
  return shape === 'dont' || AGAINST_WORDS.test(topic);
}
