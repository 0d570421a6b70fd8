import type { Book } from '../book/book.ts';
import { type BookPoint, measureNearness } from '../book/chapter.ts';
import { RELEVANCE } from '../book/relevance-levels.ts';
import { packedVectorOf } from '../book/word-vectors.ts';
import { REWRITE_KINDS, type RewriteKind } from '../changes/rewrite-kinds.ts';
import { lengthFaults } from '../length-rules.ts';
import { type Brief, readBrief } from '../read/brief.ts';
import { capitalize } from '../read/grammatical-person.ts';
import { countWords } from '../speaking-time.ts';
import { spokenWords, wordOverlap } from '../spoken-words.ts';
import type { RewriteKindsRequest, RewriteRequest, WrittenHook } from '../writers/writer.ts';
import type { Candidate } from './candidates/candidate.ts';
import { bookCandidates } from './candidates/from-book.ts';
import { frameCandidates, pointCandidates } from './candidates/from-frames.ts';
import { hookFaults } from './hook-faults.ts';
import { asFoundPoint } from './points/match-points.ts';
import { findPoints } from './points/search-text.ts';
import { createRandom, hashText, type Random } from './random.ts';
import { rephrase } from './rephrase.ts';
import { canMeetGoal, countHarshness, meetsGoal } from './rewrite-goals.ts';
import { type EngineState, toWrittenHook } from './write-offline.ts';

/** Rewrites one hook: by rephrasing the sentence first, then from its own point, then from the nearest points. */

const MAX_WORD_OVERLAP = 0.6;
/** The group of a candidate that is the hook's own sentence, rephrased. */
const REPHRASED = 'rephrased';
/** Points of one subject nearer than this say nearly the same. */
const MIN_NEARNESS = 0.66;
const MAX_NEAR = 4;

export function rewriteOffline(
  request: RewriteRequest,
  state: EngineState,
  brief = readBrief(request, state.book.words),
): WrittenHook | null {
  const { how, hook } = request;
  const random = createRandom(request.seed ^ hashText(hook.text));
  const isNew = createNoveltyCheck(request);
  for (const source of sourcesFor(request, brief, state, random)) {
    const fit = source().filter(
      (candidate) =>
        isNew(candidate) && meetsGoal(how, candidate.text, hook.text) && isClean(candidate, brief),
    );
    const best = fit.sort((a, b) => rateRewrite(how, b) - rateRewrite(how, a))[0];
    if (best) return toWrittenHook(best);
  }
  return null;
}

/** The kinds of rewrites that are possible for a hook. */
export function findRewriteKinds(request: RewriteKindsRequest, state: EngineState): RewriteKind[] {
  const brief = readBrief(request, state.book.words);
  return REWRITE_KINDS.filter(
    (how) => canMeetGoal(how, request.hook.text) && rewriteOffline({ ...request, how }, state, brief),
  );
}

const isClean = ({ text, from }: Candidate, brief: Brief) =>
  from === 'book' || hookFaults(text, brief).length === 0;

/** For "shorter", shorter lines count more; else the value in a run counts. */
function rateRewrite(how: RewriteKind, { value, text }: Candidate): number {
  return how === 'shorter' ? value - countWords(text) / 10 : value;
}

/** Refuses texts that the user has had before, and texts that are nearly the current hook. */
function createNoveltyCheck({ hook, history }: RewriteRequest) {
  const lines = new Set(history.lineIds.flat());
  const texts = new Set([...history.hooks, hook.text].map((text) => text.toLowerCase()));
  const now = new Set(spokenWords(hook.text));
  return ({ lineId, text, from, group }: Candidate) => {
    if (texts.has(text.toLowerCase())) return false;
    if (group === REPHRASED) return true;
    if (from === 'book' && lines.has(lineId)) return false;
    return wordOverlap(now, new Set(spokenWords(text))) < MAX_WORD_OVERLAP;
  };
}

type Source = () => Candidate[];

/** The sources of a rewrite, nearest to the hook first. */
function sourcesFor(request: RewriteRequest, brief: Brief, state: EngineState, random: Random): Source[] {
  const { book } = state;
  const { how, hook } = request;
  const rephrased = () => rephraseHook(request, brief);
  const frames = () => {
    const candidates = frameCandidates(book.frames, brief, random);
    const topic = spokenWords(brief.topic).filter((word) => word.length > 3);
    return namesTopic(topic, hook.text)
      ? candidates.filter(({ text }) => namesTopic(topic, text))
      : candidates;
  };
  if (brief.language) return [frames];
  const typed = brief.point;
  if (hook.from === 'point' && typed)
    return [rephrased, () => pointCandidates(book.frames, brief, typed), frames];
  const point = pointOf(request, brief, book);
  const ofTopic = () => {
    const points = findPoints(book, { topic: brief.topic }).map(({ point }) => point);
    return linesOfPoints(points.slice(0, MAX_NEAR), brief, state);
  };
  if (!point) return [rephrased, ofTopic, frames];
  const pointText = () => pointTextCandidates(point, brief, book);
  const ofNeighbors = () => linesOfPoints(nearest(point), brief, state);
  const ofPoint = () => linesOfPoints([point], brief, state);
  // Neighboring points say something else, so they are neither a softer version of this hook nor a question about it.
  return how === 'again' || how === 'shorter'
    ? [rephrased, ofPoint, pointText, ofNeighbors]
    : [rephrased, ofPoint, pointText];
}

/** Returns whether a text mentions the topic by its own words. */
function namesTopic(words: readonly string[], text: string): boolean {
  const spoken = new Set(spokenWords(text));
  return words.filter((word) => spoken.has(word)).length * 2 >= Math.max(1, words.length);
}

/** The point behind a hook: that of its line, that of its angle, or the one nearest to its words. */
function pointOf({ hook, topic }: RewriteRequest, brief: Brief, book: Book): BookPoint | null {
  const id = hook.lineId ?? '';
  const angle = id.startsWith('frame/') ? id.split('@')[1] : undefined;
  if (angle) return book.findPoint(angle) ?? null;
  const own = book.findPointOfLine(id);
  if (own || hook.from !== 'model') return own ?? null;
  const [best] = findPoints(book, { topic, point: hook.point ?? brief.point?.text });
  return best && best.relevance >= RELEVANCE.found ? best.point : null;
}

function nearest(point: BookPoint): BookPoint[] {
  return point.chapter.points
    .filter((other) => other !== point)
    .map((other) => ({ other, near: measureNearness(point, other) }))
    .filter(({ near }) => near >= MIN_NEARNESS)
    .sort((a, b) => b.near - a.near)
    .slice(0, MAX_NEAR)
    .map(({ other }) => other);
}

function linesOfPoints(points: readonly BookPoint[], brief: Brief, { book, uses }: EngineState): Candidate[] {
  const matches = points.map((point, place) => asFoundPoint(point, 1 - place / 10));
  const topic = packedVectorOf(book.words, brief.topic);
  return bookCandidates({ ...brief, shape: 'title' }, { points: matches, topic, isKnown: true }, uses);
}

/** The text of the point itself, in frames. */
function pointTextCandidates(point: BookPoint, brief: Brief, book: Book): Candidate[] {
  return pointCandidates(book.frames, brief, { text: point.text.replace(/\.$/, ''), shape: 'point' }).map(
    (candidate) => ({
      ...candidate,
      from: 'frame',
      payoff: point.payoff,
      subject: point.subject.name,
      lineId: `${candidate.lineId}@${point.id}`,
      value: 1 - countWords(candidate.text) / 20 - countHarshness(candidate.text) / 10,
    }),
  );
}

/** Returns the same hook with its sentence rephrased. */
function rephraseHook({ how, hook }: RewriteRequest, { audience }: Brief): Candidate[] {
  const called = audience ? `${capitalize(audience)}, ` : null;
  const uncalled = how === 'shorter' && called && hook.text.startsWith(called);
  const text = uncalled ? capitalize(hook.text.slice(called.length)) : rephrase(how, hook.text, hook.type);
  if (text === null || lengthFaults(text).length > 0) return [];
  return [
    {
      ...hook,
      text,
      lineId: hook.lineId ?? 'own',
      value: 1,
      appeal: null,
      group: REPHRASED,
      namesAudience: false,
    },
  ];
}
