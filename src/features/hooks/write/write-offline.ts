import { HOOKS_PER_RUN } from '#features/credits/free-runs.ts';
import type { Book, BookPoint } from '../book/book.ts';
import { type FoundPoint, queryOf, searchBook } from '../book/search.ts';
import { type Brief, readBrief } from '../read/brief.ts';
import type { WriteRequest, WrittenHook } from '../writers/writer.ts';
import type { Candidate } from './candidate.ts';
import { chooseTen } from './choose.ts';
import { bookCandidates, FOUND, suitsBrief } from './from-book.ts';
import { frameCandidates, pointCandidates } from './from-frames.ts';
import { createRandom, hashText } from './random.ts';

/** Ten hooks for a request, from the book, the creator's own point and frames. Pure: the same request gives the same ten. */

export type Offline = { hooks: WrittenHook[]; found: boolean; brief: Pick<Brief, "source" | "profession" | "language"> };
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
const REST_RUNS = [Number.POSITIVE_INFINITY, 20, 3];
const FRAME_REST_RUNS = 5;
const SURE = 0.66;
const ENOUGH_LINES = 16;
const ENOUGH_TYPES = 10;

export function writeOffline(request: WriteRequest, knowledge: Knowledge): Offline {
  const { book } = knowledge;
  const brief = readBrief(request, book.words);
  const query = queryOf(book, searchText(brief));
  const points = brief.language ? [] : searchBook(book, query);
  const found = points.some(({ point, relevance }) => relevance >= FOUND && suitsBrief(point, brief));
  const angles = request.angles.flatMap((id) => book.pointById.get(id) ?? []);
  const random = createRandom(request.seed ^ hashText(request.topic));
  const lines = unheard(bookCandidates(book, brief, { points, query }, knowledge.uses), request.history);
  const candidates = [
    ...lines,
    ...angleCandidates(angles, brief, query, knowledge),
    ...(brief.point ? pointCandidates(book.frames, brief, brief.point, 'point') : []),
    ...(enough(lines) ? [] : frameCandidates(book.frames, brief, random)),
  ];
  const chosen = chooseTen(unheard(dedupe(candidates), request.history), {
    score: knowledge.score,
    random,
    wanted: wantedOf(angles, brief),
  });
  const { source, profession, language } = brief;
  return { hooks: chosen.map(toHook), found, brief: { source, profession, language } };
}

/** Surely on the topic and different enough: frames would only be left over. */
function enough(lines: readonly Candidate[]): boolean {
  const sure = lines.filter(({ relevance }) => (relevance ?? 0) >= SURE);
  return sure.length >= ENOUGH_LINES && new Set(sure.map(({ type }) => type)).size >= ENOUGH_TYPES;
}

/** Long stories are searched by their whole text, short topics by themselves. */
function searchText({ topic, point }: Brief): string {
  return point ? `${topic} ${point}` : topic;
}

function angleCandidates(angles: readonly BookPoint[], brief: Brief, query: ReturnType<typeof queryOf>, { book, uses }: Knowledge): Candidate[] {
  const found: FoundPoint[] = angles.map((point) => ({ point, relevance: 1, subjectScore: 1 }));
  const lines = bookCandidates(book, { ...brief, shape: 'thing' }, { points: found, query }, uses);
  const said = angles.flatMap(({ id, point, payoff, subject }) =>
    pointCandidates(book.frames, brief, point.replace(/\.$/, ''), 'frame').map((candidate) => ({
      ...candidate,
      payoff,
      subject: subject.name,
      relevance: 1,
      value: 0.9,
      lineId: `${candidate.lineId}@${id}`,
      group: id,
    })),
  );
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

/** Without what the user has had; the longest ago comes back first where too little would be left. */
function unheard(candidates: readonly Candidate[], { lineIds, hooks }: WriteRequest['history']): Candidate[] {
  const texts = new Set(hooks.map((text) => text.toLowerCase()));
  const lastRun = new Map<string, number>();
  lineIds.forEach((ids, run) => {
    for (const id of ids) if (!lastRun.has(id)) lastRun.set(id, run);
  });
  const age = ({ lineId }: Candidate) => lastRun.get(lineId) ?? Number.POSITIVE_INFINITY;
  for (const rest of REST_RUNS) {
    const left = candidates.filter((candidate) => {
      if (candidate.from === 'book' || rest < Number.POSITIVE_INFINITY) return age(candidate) >= rest;
      return age(candidate) >= FRAME_REST_RUNS && !texts.has(candidate.text.toLowerCase());
    });
    if (left.length >= 2 * HOOKS_PER_RUN) return left;
  }
  return [...candidates];
}

function toHook({ value, group, calls, ...hook }: Candidate): WrittenHook {
  return hook;
}
