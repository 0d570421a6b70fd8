import { HOOKS_PER_RUN } from '#features/credits/hooks-per-run.ts';
import type { Book } from '../book/book.ts';
import { type BookPoint, measureNearness } from '../book/chapter.ts';
import { RELEVANCE } from '../book/relevance-levels.ts';
import type { FoundPoint } from '../book/search.ts';
import { packedVectorOf } from '../book/word-vectors.ts';
import { type Brief, readBrief } from '../read/brief.ts';
import type { TopicAnswer } from '../topic-answer.ts';
import type { WriteRequest, WrittenHook } from '../writers/writer.ts';
import { type Candidate, countFromRelevance } from './candidates/candidate.ts';
import { bookCandidates } from './candidates/from-book.ts';
import { frameCandidates, pointCandidates } from './candidates/from-frames.ts';
import { isOwnWords, ownWordsCandidates } from './candidates/from-own-words.ts';
import { tradeCandidates } from './candidates/from-trade.ts';
import { typedCandidates } from './candidates/from-typed.ts';
import { chooseTen, type Quota } from './choose.ts';
import { fallbackHooks } from './fallback-hooks.ts';
import { createFreshness } from './freshness.ts';
import { createModelContext, type ModelContext } from './model-context.ts';
import { findDescribedPoints } from './points/described-subjects.ts';
import { asFoundPoint, findKnownPoints, isOtherTrade, suitsBrief } from './points/match-points.ts';
import { rateTopicAnswer } from './points/rate-topic-answer.ts';
import { findPoints } from './points/search-text.ts';
import { tradeFieldsByMeaning } from './points/trade-fields.ts';
import { createPreferenceBonus } from './preference-bonus.ts';
import { createRandom, hashText } from './random.ts';

/**
 * Writes ten hooks for a request, from the book, the creator's own words and frames. The same request gives the same
 * ten as long as the book and the counted uses of its lines stay the same.
 */

export type OfflineResult = {
  hooks: WrittenHook[];
  /** Whether the book knows the topic. */
  isKnown: boolean;
  brief: Pick<Brief, 'source' | 'profession' | 'language' | 'topic' | 'misspelled'>;
  modelContext: ModelContext;
  /** Null if the creator asked for more than the topic: with a point or with chosen angles. */
  answer: TopicAnswer | null;
};
export type EngineState = {
  book: Book;
  /** How often each line was used recently, by all users. */
  uses: ReadonlyMap<string, number>;
};

/** The minimum of ten hooks that come from the chosen angles and their neighbors, or that say the creator's point. */
const MIN_FROM_ANGLES = 7;
const MIN_FROM_POINT = 3;
/**
 * The minimum of ten hooks in the creator's own words, if there are that many: the topic's sentence and the
 * customer's moments.
 */
const MIN_OWN_WORDS = { known: 3, unknown: 5, withOtherQuotas: 1 };
/** This many chosen angles have enough lines; for fewer, neighboring points are added. */
const ENOUGH_ANGLES = 3;
const NEIGHBORS = 2;
/** If the book knows the topic, any line of its subjects is better than one off the topic. */
const MIN_RELEVANCE_OF_ENOUGH = { known: 0.1, unknown: RELEVANCE.probable };
const ENOUGH_LINES = 16;
const ENOUGH_TYPES = 10;
/**
 * A trade that neither the word lists nor the book know needs this many lines that are probably on the topic: for a
 * saddle fitter, all lines on saddles are about bicycles.
 */
const ENOUGH_PROBABLE = 3;

export function writeOffline(request: WriteRequest, { book, uses }: EngineState): OfflineResult {
  const read = readBrief(request, book.words);
  const brief = { ...read, tradeFields: read.tradeFields ?? tradeFieldsByMeaning(book, read) };
  const vectors = {
    topic: packedVectorOf(book.words, brief.topic),
    customer: packedVectorOf(book.words, `${request.idealCustomer} ${request.businessDescription}`),
  };
  const { points, isKnown } = searchFor(brief, book);
  const angles = request.angles.flatMap((id) => book.findPoint(id) ?? []);
  const angleTargets = angleTargetsOf(angles, brief);
  const random = createRandom(request.seed ^ hashText(request.topic));
  const { isNew, leastRecent } = createFreshness(request.history);

  const ofTopic = bookCandidates(brief, { points, isKnown, ...vectors }, uses);
  const ownWords = ownWordsCandidates(book, brief, {
    isNew,
    past: request.history.lineIds,
    bookLines: ofTopic,
  });
  const chosenPoints = { points: angleTargets, isKnown: true, ...vectors };
  const ofAngles = bookCandidates({ ...brief, shape: 'title' }, chosenPoints, uses);
  const ofPoint = brief.point ? pointCandidates(book.frames, brief, brief.point) : [];
  const candidates = dedupe([...ofTopic, ...ownWords, ...ofAngles, ...ofPoint]);

  const fresh = candidates.filter(isNew);
  const isUnknownTrade = brief.business !== '' && brief.tradeFields === null;
  const probable = countFromRelevance(fresh, RELEVANCE.probable);
  const hasLines = isUnknownTrade ? probable >= ENOUGH_PROBABLE : isKnown || brief.profession !== 'default';
  const typed = probable < HOOKS_PER_RUN ? typedCandidates(book.frames, brief, hasLines) : [];
  candidates.push(...typed);
  if (!hasEnoughLines(fresh, isKnown)) {
    const fields = fieldsOf(brief, isKnown ? points : []);
    const ofTrade = tradeCandidates(brief, book, { fields, ...vectors }, uses);
    candidates.push(...withoutDuplicatesOf(candidates, ofTrade));
    if (typed.length === 0 || candidates.filter(isNew).length < HOOKS_PER_RUN)
      candidates.push(...frameCandidates(book.frames, brief, random));
  }

  const chosen = chooseTen(leastRecent(candidates), {
    score: book.score,
    random,
    quotas: quotasFor(angleTargets, brief, isKnown),
    bonus: createPreferenceBonus(request, book),
  });
  const { source, profession, language, misspelled } = brief;
  const isMoreThanTopic = request.point || angles.length > 0;
  return {
    hooks: [...chosen.map(toWrittenHook), ...fallbackHooks()].slice(0, HOOKS_PER_RUN),
    isKnown,
    brief: { source, profession, language, topic: brief.topic, misspelled },
    modelContext: createModelContext(brief, points, angles),
    answer: isMoreThanTopic ? null : rateTopicAnswer(brief, isKnown, points, ofTopic),
  };
}

/**
 * The creator's point and the customer's moments are searched for only if the topic is not known: one word of them
 * would dominate the search.
 */
function searchFor(brief: Brief, book: Book): { points: readonly FoundPoint[]; isKnown: boolean } {
  const { topic, point, language, moments, sentence } = brief;
  const ofTopic = language ? [] : findDescribedPoints(book, brief, findPoints(book, { topic }));
  const also = point?.text ?? (sentence ? moments.join('. ') : '');
  const knownPoints = findKnownPoints(ofTopic, brief);
  if (knownPoints || !also) return { points: knownPoints ?? ofTopic, isKnown: knownPoints !== null };
  const ofBoth = findPoints(book, { topic, point: also }).filter(
    (found) => !isOtherTrade(found.point, brief),
  );
  const knownPointsOfBoth = findKnownPoints(ofBoth, brief);
  return { points: knownPointsOfBoth ?? ofBoth, isKnown: knownPointsOfBoth !== null };
}

/** The field of the creator's trade and that of the best point. */
const fieldsOf = ({ tradeFields }: Brief, [best]: readonly FoundPoint[]): ReadonlySet<string> =>
  new Set([tradeFields?.own ?? [], best?.point.subject.field ?? []].flat());

function withoutDuplicatesOf(taken: readonly Candidate[], more: readonly Candidate[]): Candidate[] {
  const ids = new Set(taken.map(({ lineId }) => lineId));
  return dedupe(more).filter(({ lineId }) => !ids.has(lineId));
}

/**
 * Returns whether there are enough lines on the topic, of enough types. If so, frames would not be used, or only for
 * their types.
 */
function hasEnoughLines(lines: readonly Candidate[], isKnown: boolean): boolean {
  const minRelevance = MIN_RELEVANCE_OF_ENOUGH[isKnown ? 'known' : 'unknown'];
  const relevant = lines.filter(({ relevance }) => (relevance ?? 0) >= minRelevance);
  return relevant.length >= ENOUGH_LINES && new Set(relevant.map(({ type }) => type)).size >= ENOUGH_TYPES;
}

/** The chosen points; for fewer than three, also the nearest points of their subjects. */
function angleTargetsOf(angles: readonly BookPoint[], brief: Brief): FoundPoint[] {
  const chosen = angles.map((point) => asFoundPoint(point, 1));
  const perAngle = Math.ceil((ENOUGH_ANGLES - angles.length) / angles.length) * NEIGHBORS;
  const near = angles.flatMap((angle) =>
    angle.chapter.points
      .filter((point) => !angles.includes(point) && suitsBrief(point, brief))
      .map((point) => asFoundPoint(point, (1 + measureNearness(angle, point)) / 2))
      .sort((a, b) => b.relevance - a.relevance)
      .slice(0, Math.max(0, perAngle)),
  );
  return [...chosen, ...near];
}

function quotasFor(angleTargets: readonly FoundPoint[], { point }: Brief, isKnown: boolean): Quota[] {
  const quotas: Quota[] = [];
  if (point) quotas.push({ isWanted: ({ from }) => from === 'point', min: MIN_FROM_POINT });
  if (angleTargets.length > 0) {
    const relevances = new Map(angleTargets.map((target) => [target.point.id, target.relevance]));
    quotas.push(
      { isWanted: ({ group }) => relevances.get(group) === 1, min: MIN_FROM_ANGLES },
      // Filled only as far as the chosen angles themselves have too few lines.
      { isWanted: ({ group }) => relevances.has(group), min: MIN_FROM_ANGLES },
    );
  }
  const least = isKnown ? MIN_OWN_WORDS.known : MIN_OWN_WORDS.unknown;
  quotas.push({ isWanted: isOwnWords, min: quotas.length > 0 ? MIN_OWN_WORDS.withOtherQuotas : least });
  return quotas;
}

/** Keeps each line once, in its most valued form. */
function dedupe(candidates: readonly Candidate[]): Candidate[] {
  const best = new Map<string, Candidate>();
  for (const candidate of candidates) {
    const other = best.get(candidate.lineId);
    if (!other || other.value < candidate.value) best.set(candidate.lineId, candidate);
  }
  return [...best.values()];
}

export function toWrittenHook({
  value,
  appeal,
  group,
  namesAudience,
  allowsThirdLine,
  comparedText,
  ...hook
}: Candidate): WrittenHook {
  return hook;
}
