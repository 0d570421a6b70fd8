import { HOOKS_PER_RUN } from '#features/credits/free-runs.ts';
import type { Book, BookPoint } from '../book/book.ts';
import { type FoundPoint, queryOf } from '../book/search.ts';
import { type Brief, readBrief } from '../read/brief.ts';
import type { WriteRequest, WrittenHook } from '../writers/writer.ts';
import type { Candidate } from './candidate.ts';
import { chooseTen } from './choose.ts';
import { bookCandidates, FOUND, inField, suitsBrief } from './from-book.ts';
import { frameCandidates, pointCandidates } from './from-frames.ts';
import { leanOf } from './lean.ts';
import { type Material, materialFor } from './material.ts';
import { plainHooks } from './plain.ts';
import { createRandom, hashText } from './random.ts';
import { findPoints, searchText } from './search-text.ts';
import { worldOf } from './world.ts';

/** Ten hooks for a request, from the book, the creator's own point and frames. Pure: the same request gives the same ten. */

export type Offline = {
  hooks: WrittenHook[];
  found: boolean;
  brief: Pick<Brief, 'source' | 'profession' | 'language' | 'topic' | 'misspelt'>;
  material: Material;
};
export type Knowledge = {
  book: Book;
  /** How often lines were handed out lately, to anybody. */
  uses: ReadonlyMap<string, number>;
  score: (text: string) => number;
};

/** At least so many of ten are about the angles that the creator chose, or say the point that they typed. */
const FROM_ANGLES = 7;
const FROM_POINT = 3;
/** Runs after which a line may come back, where there is nothing else left. */
const REST_RUNS = 20;
const FRAME_REST_RUNS = 5;
const SURE = 0.5;
const ENOUGH_LINES = 16;
const ENOUGH_TYPES = 10;

export function writeOffline(request: WriteRequest, knowledge: Knowledge): Offline {
  const { book } = knowledge;
  const brief = readBrief(request, book.words);
  const query = queryOf(book, brief.topic, searchText(brief));
  const points = brief.language ? [] : findPoints(book, brief);
  const found = points.some(
    ({ point, relevance }) =>
      inField(relevance, point.subject.field, brief.profession) >= FOUND && suitsBrief(point, brief),
  );
  const angles = request.angles.flatMap((id) => book.findPoint(id) ?? []);
  const random = createRandom(request.seed ^ hashText(request.topic));
  const lines = [
    ...bookCandidates(book, brief, { points, query, found }, knowledge.uses),
    ...angleCandidates(angles, brief, query, knowledge),
    ...(brief.point
      ? pointCandidates(book.frames, brief, { point: brief.point, chip: null, from: 'point' })
      : []),
  ];
  const candidates = dedupe(lines);
  const isFresh = freshIn(request.history);
  if (!enough(candidates.filter((line) => isFresh(line, 0))))
    candidates.push(
      ...frameCandidates({ frames: book.frames, world: worldOfBrief(book, brief) }, brief, random),
    );
  const chosen = chooseTen(unheard(candidates, isFresh), {
    score: knowledge.score,
    random,
    wanted: wantedOf(angles, brief),
    lean: leanOf(request, book),
  });
  const { source, profession, language, topic, misspelt } = brief;
  const hooks = [...chosen.map(toHook), ...plainHooks()].slice(0, HOOKS_PER_RUN);
  const material = materialFor(book, brief, points, angles);
  return { hooks, found, brief: { source, profession, language, topic, misspelt }, material };
}

const BUSINESS_READ = 300;
const worldOfBrief = (book: Book, { topic, business, language }: Brief) =>
  language ? null : worldOf(book, topic, business.slice(0, BUSINESS_READ));

/** Surely on the topic and different enough: frames would only be left over. */
function enough(lines: readonly Candidate[]): boolean {
  const sure = lines.filter(({ relevance }) => (relevance ?? 0) >= SURE);
  return sure.length >= ENOUGH_LINES && new Set(sure.map(({ type }) => type)).size >= ENOUGH_TYPES;
}

function angleCandidates(
  angles: readonly BookPoint[],
  brief: Brief,
  query: ReturnType<typeof queryOf>,
  { book, uses }: Knowledge,
): Candidate[] {
  const found: FoundPoint[] = angles.map((point) => ({
    point,
    relevance: 1,
    aim: 0,
    reasons: { subject: 1, near: 1, narrow: 1, covered: 1 },
  }));
  const lines = bookCandidates(
    book,
    { ...brief, shape: 'thing' },
    { points: found, query, found: true },
    uses,
  );
  const said = angles.flatMap((angle) => {
    const point = { point: angle.point.replace(/\.$/, ''), chip: angle.chip, from: 'frame' as const };
    return pointCandidates(book.frames, brief, point).map((candidate) => ({
      ...candidate,
      payoff: angle.payoff,
      subject: angle.subject.name,
      relevance: 1,
      value: 0.9,
      lineId: `${candidate.lineId}@${angle.id}`,
      group: angle.id,
    }));
  });
  return [...lines, ...said];
}

function wantedOf(angles: readonly BookPoint[], { point }: Brief) {
  if (angles.length > 0) {
    const ids = new Set(angles.map(({ id }) => id));
    return { of: ({ group }: Candidate) => ids.has(group), least: FROM_ANGLES };
  }
  return point ? { of: ({ from }: Candidate) => from === 'point', least: FROM_POINT } : undefined;
}

/** Each line once, as what it is worth most. */
function dedupe(candidates: readonly Candidate[]): Candidate[] {
  const best = new Map<string, Candidate>();
  for (const candidate of candidates) {
    const known = best.get(candidate.lineId);
    if (!known || known.value < candidate.value) best.set(candidate.lineId, candidate);
  }
  return [...best.values()];
}

/** How strict a run is with what the user had before; each step gives up a little. */
const STEPS = [
  { line: Number.POSITIVE_INFINITY, frame: FRAME_REST_RUNS, texts: true },
  { line: Number.POSITIVE_INFINITY, frame: 1, texts: true },
  { line: REST_RUNS, frame: 0, texts: true },
  { line: 3, frame: 0, texts: false },
];
type IsFresh = (candidate: Candidate, step: number) => boolean;

function freshIn({ lineIds, hooks }: WriteRequest['history']): IsFresh {
  const texts = new Set(hooks.map((text) => text.toLowerCase()));
  const lastRun = new Map<string, number>();
  lineIds.forEach((ids, run) => {
    for (const id of ids) if (!lastRun.has(id)) lastRun.set(id, run);
  });
  return ({ lineId, from, text }, step) => {
    const { line, frame, texts: fresh } = STEPS[step] as (typeof STEPS)[number];
    const age = lastRun.get(lineId) ?? Number.POSITIVE_INFINITY;
    return age >= (from === 'book' ? line : frame) && !(fresh && texts.has(text.toLowerCase()));
  };
}

/** Without what the user has had; the longest ago comes back first where too little would be left. */
function unheard(candidates: readonly Candidate[], isFresh: IsFresh): readonly Candidate[] {
  for (let step = 0; step < STEPS.length; step++) {
    const left = candidates.filter((candidate) => isFresh(candidate, step));
    if (left.length >= HOOKS_PER_RUN) return left;
  }
  return candidates;
}

export function toHook({ value, appeal, group, calls, ...hook }: Candidate): WrittenHook {
  return hook;
}
