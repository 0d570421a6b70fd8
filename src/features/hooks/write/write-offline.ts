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
import { bookCandidates } from './from-book.ts';
import { isOwnWords, ownCandidates } from './from-customer.ts';
import { frameCandidates, pointCandidates } from './from-frames.ts';
import { tradeCandidates } from './from-trade.ts';
import { homeByMeaning } from './home-field.ts';
import { asFoundPoint, findKnownPoints, isOtherTrade, suitsBrief } from './match-points.ts';
import { createModelContext, type ModelContext } from './model-context.ts';
import { createPreferenceBonus } from './preference-bonus.ts';
import { createRandom, hashText } from './random.ts';
import { findPoints } from './search-text.ts';
import { rateTopicCoverage } from './topic-coverage.ts';

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
/** Runs after which a line may come back, where there is nothing else left. */
const REST_RUNS = 20;
const FRAME_REST_RUNS = 5;
const MIN_RELEVANCE_FOR_ENOUGH = 0.5;
/** Where the topic was found, any line of its subjects is better than one beside it. */
const MIN_RELEVANCE_WHEN_KNOWN = 0.1;
const ENOUGH_LINES = 16;
const ENOUGH_TYPES = 10;

export function writeOffline(request: WriteRequest, { book, uses }: EngineState): OfflineResult {
  const read = readBrief(request, book.words);
  const brief = { ...read, home: read.home ?? homeByMeaning(book, read) };
  const topic = packedVectorOf(book.words, brief.topic);
  const customer = packedVectorOf(book.words, `${request.idealCustomer} ${request.businessDescription}`);
  const { matches, known } = searchFor(brief, book);
  const points = known ?? matches;
  const isKnown = known !== null;
  const angles = request.angles.flatMap((id) => book.findPoint(id) ?? []);
  const angleTargets = angleTargetsOf(angles, brief);
  const random = createRandom(request.seed ^ hashText(request.topic));
  const ofTopic = bookCandidates(brief, { points, topic, customer, isKnown }, uses);
  const isFresh = freshnessFilter(request.history);
  const lines = [
    ...ofTopic,
    ...ownCandidates(book, brief, {
      isFresh: (candidate) => isFresh(candidate, 0),
      past: request.history.lineIds,
      beside: ofTopic,
    }),
    ...bookCandidates(
      { ...brief, shape: 'title' },
      { points: angleTargets, topic, customer, isKnown: true },
      uses,
    ),
    ...(brief.point ? pointCandidates(book.frames, brief, brief.point) : []),
  ];
  const candidates = dedupe(lines);
  const fresh = candidates.filter((line) => isFresh(line, 0));
  if (!hasEnoughLines(fresh, isKnown ? MIN_RELEVANCE_WHEN_KNOWN : MIN_RELEVANCE_FOR_ENOUGH))
    candidates.push(
      ...withoutKnown(
        tradeCandidates(brief, book, { fields: fieldsOf(brief, known), topic, customer }, uses),
        candidates,
      ),
      ...frameCandidates(book.frames, brief, random),
    );
  const chosen = chooseTen(dropRecentlySeen(candidates, isFresh), {
    score: book.score,
    random,
    quotas: quotasFor(angleTargets, brief, isKnown),
    bonus: createPreferenceBonus(request, book),
  });
  const { source, profession, language, misspelled } = brief;
  const hooks = [...chosen.map(toWrittenHook), ...fallbackHooks()].slice(0, HOOKS_PER_RUN);
  const modelContext = createModelContext(brief, points, angles);
  const answer =
    request.point || angles.length > 0 ? null : rateTopicCoverage(brief, isKnown, points, ofTopic);
  return {
    hooks,
    foundInBook: isKnown,
    brief: { source, profession, language, topic: brief.topic, misspelled },
    modelContext,
    answer,
  };
}

/**
 * The creator's own point and the customer's moments help to search only where the topic is not known: one word of them would
 * take over.
 */
function searchFor(brief: Brief, book: Book) {
  const { topic, point, language, moments, sentence } = brief;
  const matches = language ? [] : findPoints(book, { topic });
  const known = findKnownPoints(matches, brief);
  const also = point?.text ?? (sentence ? moments.join('. ') : '');
  if (known || !also) return { matches, known };
  const more = findPoints(book, { topic, point: also }).filter(({ point }) => !isOtherTrade(point, brief));
  return { matches: more, known: findKnownPoints(more, brief) };
}

/** The fields of the creator's trade and of what is known of the topic. */
const fieldsOf = ({ home }: Brief, known: readonly FoundPoint[] | null): ReadonlySet<string> =>
  new Set([home?.field ?? [], known?.[0]?.point.subject.field ?? []].flat());

function withoutKnown(lines: readonly Candidate[], known: readonly Candidate[]): Candidate[] {
  const ids = new Set(known.map(({ lineId }) => lineId));
  return dedupe(lines).filter(({ lineId }) => !ids.has(lineId));
}

/** On the topic and different enough: frames would only be left over, or be chosen for their types. */
function hasEnoughLines(lines: readonly Candidate[], minRelevance: number): boolean {
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
    const known = best.get(candidate.lineId);
    if (!known || known.value < candidate.value) best.set(candidate.lineId, candidate);
  }
  return [...best.values()];
}

/** How strict a run is with what the user had before; each step gives up a little. */
const FRESHNESS_LEVELS = [
  { line: Number.POSITIVE_INFINITY, frame: FRAME_REST_RUNS, texts: true },
  { line: Number.POSITIVE_INFINITY, frame: 1, texts: true },
  { line: REST_RUNS, frame: 0, texts: true },
  { line: 3, frame: 0, texts: false },
];
type IsFresh = (candidate: Candidate, step: number) => boolean;

function freshnessFilter({ lineIds, hooks }: WriteRequest['history']): IsFresh {
  const texts = new Set(hooks.map((text) => text.toLowerCase()));
  const lastRun = new Map<string, number>();
  lineIds.forEach((ids, run) => {
    for (const id of ids) if (!lastRun.has(id)) lastRun.set(id, run);
  });
  return ({ lineId, from, text }, step) => {
    const { line, frame, texts: fresh } = FRESHNESS_LEVELS[step] as (typeof FRESHNESS_LEVELS)[number];
    const age = lastRun.get(lineId) ?? Number.POSITIVE_INFINITY;
    if (age < (from === 'book' ? line : frame)) return false;
    return !(fresh && texts.size > 0 && texts.has(text.toLowerCase()));
  };
}

/** Leaves out what the user has had; the longest ago comes back first where too little would be left. */
function dropRecentlySeen(candidates: readonly Candidate[], isFresh: IsFresh): readonly Candidate[] {
  for (let step = 0; step < FRESHNESS_LEVELS.length; step++) {
    const left = candidates.filter((candidate) => isFresh(candidate, step));
    if (left.length >= HOOKS_PER_RUN) return left;
  }
  return candidates;
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
