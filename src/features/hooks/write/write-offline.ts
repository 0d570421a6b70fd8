import { HOOKS_PER_RUN } from '#features/credits/free-runs.ts';
import type { Book } from '../book/book.ts';
import { type BookPoint, measureNearness } from '../book/chapter.ts';
import type { FoundPoint } from '../book/search.ts';
import { packedVectorOf } from '../book/word-vectors.ts';
import { type Brief, readBrief } from '../read/brief.ts';
import type { TopicAnswer } from '../topic-answer.ts';
import type { WriteRequest, WrittenHook } from '../writers/writer.ts';
import type { Candidate } from './candidate.ts';
import { chooseTen, type Quota } from './choose.ts';
import { fallbackHooks } from './fallback-hooks.ts';
import { createFreshness } from './freshness.ts';
import { bookCandidates } from './from-book.ts';
import { isOwnWords, ownCandidates } from './from-customer.ts';
import { frameCandidates, pointCandidates } from './from-frames.ts';
import { tradeCandidates } from './from-trade.ts';
import { asFoundPoint, findKnownPoints, isOtherTrade, suitsBrief } from './match-points.ts';
import { createModelContext, type ModelContext } from './model-context.ts';
import { createPreferenceBonus } from './preference-bonus.ts';
import { createRandom, hashText } from './random.ts';
import { findPoints } from './search-text.ts';
import { rateTopicCoverage } from './topic-coverage.ts';
import { tradeFieldsByMeaning } from './trade-fields.ts';

/**
 * Writes ten hooks for a request, from the book, the creator's own point and frames. The same request gives the same
 * ten as long as the book and the counted uses of its lines stay the same.
 */

export type OfflineResult = {
  hooks: WrittenHook[];
  foundInBook: boolean;
  brief: Pick<Brief, 'source' | 'profession' | 'language' | 'topic' | 'misspelled'>;
  modelContext: ModelContext;
  /** Null where the creator asked for more than the topic: their own point, or angles that they chose. */
  answer: TopicAnswer | null;
};
export type EngineState = {
  book: Book;
  /** How often lines were handed out recently, over all users. */
  uses: ReadonlyMap<string, number>;
};

/** How many of ten, at least, come from the chosen angles and their neighbors, or say the point that the creator typed. */
const FROM_ANGLES = 7;
const FROM_POINT = 3;
/** How many, at least, say what the creator typed, where there is enough of it: the topic's own sentence and the customer's moments. */
const OWN_WORDS = { known: 3, unknown: 5, besideChosen: 1 };
/** This many chosen angles have enough lines; with fewer, neighboring points are added. */
const ENOUGH_ANGLES = 3;
const NEIGHBORS = 2;
/** Where the topic was found, any line of its subjects is better than one beside it. */
const MIN_RELEVANCE_OF_ENOUGH = { known: 0.1, unknown: 0.5 };
const ENOUGH_LINES = 16;
const ENOUGH_TYPES = 10;

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
  const ownWords = ownCandidates(book, brief, { isNew, past: request.history.lineIds, beside: ofTopic });
  const chosenPoints = { points: angleTargets, isKnown: true, ...vectors };
  const ofAngles = bookCandidates({ ...brief, shape: 'title' }, chosenPoints, uses);
  const ofPoint = brief.point ? pointCandidates(book.frames, brief, brief.point) : [];
  const candidates = dedupe([...ofTopic, ...ownWords, ...ofAngles, ...ofPoint]);

  if (!hasEnoughLines(candidates.filter(isNew), isKnown)) {
    const fields = fieldsOf(brief, isKnown ? points : []);
    const ofTrade = tradeCandidates(brief, book, { fields, ...vectors }, uses);
    candidates.push(...withoutThoseOf(candidates, ofTrade), ...frameCandidates(book.frames, brief, random));
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
    foundInBook: isKnown,
    brief: { source, profession, language, topic: brief.topic, misspelled },
    modelContext: createModelContext(brief, points, angles),
    answer: isMoreThanTopic ? null : rateTopicCoverage(brief, isKnown, points, ofTopic),
  };
}

/**
 * The creator's own point and the customer's moments help to search only where the topic is not known: one word of them would
 * take over.
 */
function searchFor(brief: Brief, book: Book): { points: readonly FoundPoint[]; isKnown: boolean } {
  const { topic, point, language, moments, sentence } = brief;
  const ofTopic = language ? [] : findPoints(book, { topic });
  const also = point?.text ?? (sentence ? moments.join('. ') : '');
  const known = findKnownPoints(ofTopic, brief);
  if (known || !also) return { points: known ?? ofTopic, isKnown: known !== null };
  const ofBoth = findPoints(book, { topic, point: also }).filter(({ point }) => !isOtherTrade(point, brief));
  const knownOfBoth = findKnownPoints(ofBoth, brief);
  return { points: knownOfBoth ?? ofBoth, isKnown: knownOfBoth !== null };
}

/** The fields of the creator's trade and of what is known of the topic. */
const fieldsOf = ({ tradeFields }: Brief, [best]: readonly FoundPoint[]): ReadonlySet<string> =>
  new Set([tradeFields?.own ?? [], best?.point.subject.field ?? []].flat());

function withoutThoseOf(taken: readonly Candidate[], more: readonly Candidate[]): Candidate[] {
  const ids = new Set(taken.map(({ lineId }) => lineId));
  return dedupe(more).filter(({ lineId }) => !ids.has(lineId));
}

/** On the topic and different enough: frames would only be left over, or be chosen for their types. */
function hasEnoughLines(lines: readonly Candidate[], isKnown: boolean): boolean {
  const minRelevance = MIN_RELEVANCE_OF_ENOUGH[isKnown ? 'known' : 'unknown'];
  const sure = lines.filter(({ relevance }) => (relevance ?? 0) >= minRelevance);
  return sure.length >= ENOUGH_LINES && new Set(sure.map(({ type }) => type)).size >= ENOUGH_TYPES;
}

/** The chosen points, and beside one or two the points of their subjects that are nearest to them. */
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
  if (point) quotas.push({ isWanted: ({ from }) => from === 'point', min: FROM_POINT });
  if (angleTargets.length > 0) {
    const relevances = new Map(angleTargets.map(({ point, relevance }) => [point.id, relevance]));
    quotas.push(
      { isWanted: ({ group }) => relevances.get(group) === 1, min: FROM_ANGLES },
      // Only as many as the chosen angles themselves are short of.
      { isWanted: ({ group }) => relevances.has(group), min: FROM_ANGLES },
    );
  }
  const least = isKnown ? OWN_WORDS.known : OWN_WORDS.unknown;
  quotas.push({ isWanted: isOwnWords, min: quotas.length > 0 ? OWN_WORDS.besideChosen : least });
  return quotas;
}

/** Keeps each line once, in its most valuable form. */
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
  ...hook
}: Candidate): WrittenHook {
  return hook;
}
