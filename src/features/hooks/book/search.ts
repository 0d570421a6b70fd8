import { type Book, wordWeightOf } from './book.ts';
import type { BookPoint, BookSubject, Chapter, SubjectNames } from './chapter.ts';
import { cosines } from './cosines.ts';
import { relevanceOf } from './rate-relevance.ts';
import { RELEVANCE } from './relevance-levels.ts';
import type { PackedLists } from './stem-lists.ts';
import { packedVectorOf } from './word-vectors.ts';
import { searchedWords, toStem } from './words.ts';

/**
 * Finds the points of the book that are about a topic. Subjects are found by meaning (vectors) and by words (stems).
 * Each of their points then gets a relevance from 0 to 1, from three parts: how well a name matches the topic (of the
 * subject or of the point), the nearness of the point's meaning, and the coverage: how much of the topic the point
 * mentions.
 */

export type FoundPoint = {
  point: BookPoint;
  relevance: number;
  /** How much likelier it is on the topic than others of its relevance: about 0, mostly between -0.3 and 0.3. */
  boost: number;
  reasons: Reasons;
};
/** The parts of a relevance, each from 0 to 1. */
export type Reasons = { subjectName: number; pointName: number; nearness: number; coverage: number };
type Query = {
  vector: Int8Array;
  /** False if the vectors know none of its words; then only the names decide. */
  hasMeaning: boolean;
  stems: readonly WeightedStem[];
  weight: number;
  typedStems: ReadonlySet<number>;
};
/** The vector is that of the word alone, to recognize other words for it. */
type WeightedStem = { id: number; weight: number; vector: Int8Array };

const MAX_NEAR_SUBJECTS = 16;
const MAX_SHARING_SUBJECTS = 16;
const MAX_SEARCHED_SUBJECTS = 10;
const POINT_NAME_FACTOR = 0.92;
const NO_STEM = -1;
const MAX_WORDS_SEARCHED = 40; // Each is compared with thousands of names.
/** The first of a subject's names is its title. */
const TITLE_INDEX = 0;

const NAME_WEIGHTS = { meaning: 0.6, words: 0.4, same: 0.9 };
const MIN_SAME_WORDS = 0.99;
/**
 * What the relevance leaves out, fitted on 2026-11-17 to 2,480 lines that a reader had called on or off the topic. Of
 * the six best by relevance alone, 76 of 100 were on it; with the boost, 80. The last two: decision 39.
 */
const BOOST_WEIGHTS = {
  subjectName: 1.5,
  title: 0.54,
  pointName: 0.47,
  baseline: 1.4,
  notAskedFor: 0.5,
  aside: 0.12,
};
const SUBJECT_NEARNESS_WEIGHT = 0.2;

/** From the first score on, a name matches the topic; from the second on, it is the topic word for word. */
export const MIN_SCORE_NAMED = 0.85;
export const MIN_SCORE_TYPED = 0.97;
/** "Postpartum depression in dads" does not match "postpartum depression", because its point requires "dads". */
const MAX_SCORE_NOT_ASKED_FOR = 0.84;

/** The vector is that of the whole text; `topicText` is the part whose words a point must mention. */
export function createQuery(book: Book, text: string, topicText = text): Query {
  const stems = new Map<string, WeightedStem>();
  for (const word of searchedWords(topicText).slice(0, MAX_WORDS_SEARCHED)) {
    const stem = toStem(word);
    const id = book.stems.get(stem) ?? NO_STEM;
    const vector = packedVectorOf(book.words, word);
    stems.set(stem, { id, weight: wordWeightOf(book.words, word), vector });
  }
  const list = [...stems.values()];
  if (list.every(({ weight }) => weight === 0)) for (const stem of list) stem.weight = 1;
  const vector = packedVectorOf(book.words, text);
  return {
    vector,
    hasMeaning: vector.some((part) => part !== 0),
    stems: list,
    weight: list.reduce((sum, { weight }) => sum + weight, 0),
    typedStems: new Set(searchedWords(text).map((word) => book.stems.get(toStem(word)) ?? NO_STEM)),
  };
}

/** The weight of the query's words that a list contains. */
function sharedWeight(query: Query, lists: PackedLists, list: number): number {
  let weight = 0;
  for (const stem of query.stems)
    if (stem.id !== NO_STEM && hasStem(lists, list, stem.id)) weight += stem.weight;
  return weight;
}

type NameScore = { score: number; meaning: number };

/** How well the names of a subject match, those of each of its points, and its title in meaning. */
type NameScores = { subject: NameScore; points: NameScore[]; titleMeaning: number };

function nameScores(names: SubjectNames, query: Query): NameScores {
  const meanings = cosines(query.vector, names.vectors);
  const scores: NameScore[] = [];
  let from = 0;
  for (const count of names.counts) {
    scores.push(nameScore(names.stems, meanings, query, from, from + count));
    from += count;
  }
  const [subject, ...points] = scores as [NameScore, ...NameScore[]];
  return { subject, points, titleMeaning: meanings[TITLE_INDEX] as number };
}

/** How well the best of some names matches: by meaning, and by the words that both share. */
function nameScore(
  stems: PackedLists,
  meanings: Float64Array,
  query: Query,
  from: number,
  to: number,
): NameScore {
  const { starts } = stems;
  const average = query.weight / Math.max(1, query.stems.length);
  let score = 0;
  let bestMeaning = 0;
  for (let name = from; name < to; name++) {
    const meaning = Math.max(0, meanings[name] as number);
    const count = (starts[name + 1] as number) - (starts[name] as number);
    const weight = query.weight > 0 ? sharedWeight(query, stems, name) : 0;
    const covered = weight > 0 ? weight / query.weight : 0;
    const named = weight > 0 ? Math.min(1, weight / (count * average)) : 0;
    const words = weight > 0 ? (2 * covered * named) / (covered + named) : 0;
    // The same words, even if the vectors do not know them: "gazumping".
    const same = words > MIN_SAME_WORDS ? NAME_WEIGHTS.same : 0;
    score = Math.max(score, same, NAME_WEIGHTS.meaning * meaning + NAME_WEIGHTS.words * words);
    bestMeaning = Math.max(bestMeaning, query.hasMeaning ? meaning : same);
  }
  return { score, meaning: bestMeaning };
}

function candidateSubjects(book: Book, query: Query, nearness: Float64Array): Set<number> {
  const candidates = new Set(findTop(nearness, MAX_NEAR_SUBJECTS));
  const shares = new Map<number, number>();
  for (const { id, weight } of query.stems) {
    if (id === NO_STEM) continue;
    const { starts, ids } = book.subjectsByStem;
    for (let at = starts[id] as number; at < (starts[id + 1] as number); at++) {
      const subject = ids[at] as number;
      shares.set(subject, (shares.get(subject) ?? 0) + weight);
    }
  }
  const sharing = [...shares].sort((a, b) => b[1] - a[1]).slice(0, MAX_SHARING_SUBJECTS);
  for (const [subject] of sharing) candidates.add(subject);
  return candidates;
}

/** The indexes of the highest scores, in no order. */
export function findTop(scores: Float64Array, limit: number): number[] {
  const best = new Float64Array(limit).fill(Number.NEGATIVE_INFINITY);
  for (const score of scores) {
    if (score <= (best[0] as number)) continue;
    let at = 0;
    for (; (best[at + 1] as number) < score; at++) best[at] = best[at + 1] as number;
    best[at] = score;
  }
  const least = best[0] as number;
  // All scores of a text without meaning are equal: take as many of them as there is room for.
  let ties = limit - best.filter((score) => score > least).length;
  const top: number[] = [];
  for (let place = 0; place < scores.length; place++) {
    const score = scores[place] as number;
    if (score > least || (score === least && ties-- > 0)) top.push(place);
  }
  return top;
}

/** Searches the whole book, or one of its fields. */
export function searchBook(book: Book, query: Query, field?: string): FoundPoint[] {
  const nearness = cosines(query.vector, book.vectors);
  if (field) for (const subject of book.subjects) if (subject.field !== field) nearness[subject.index] = -1;
  const subjects = [...candidateSubjects(book, query, nearness)]
    .map((index) => book.subjects[index] as BookSubject)
    .filter((subject) => !field || subject.field === field)
    .map((subject) => {
      const scores = nameScores(subject.names, query);
      // A subject is also searched if the name of one of its points matches the topic.
      const rank = Math.max(
        scores.subject.score,
        POINT_NAME_FACTOR * Math.max(0, ...scores.points.map(({ score }) => score)),
      );
      return { subject, scores, rank: rank + SUBJECT_NEARNESS_WEIGHT * (nearness[subject.index] as number) };
    })
    .sort((a, b) => b.rank - a.rank);
  const matches: FoundPoint[] = [];
  for (const { subject, scores } of subjects.slice(0, MAX_SEARCHED_SUBJECTS))
    matches.push(...ratePoints(query, subject, scores));
  return penalizeUnrelated(matches).sort((a, b) => b.relevance - a.relevance);
}

/** Where a point answers the topic, subjects without a related point are penalized. */
const MIN_RELEVANCE_RELATED = 0.33;
const UNRELATED_PENALTY = 0.25;

function penalizeUnrelated(matches: FoundPoint[]): FoundPoint[] {
  const best = new Map<BookSubject, number>();
  for (const { point, relevance } of matches) {
    best.set(point.subject, Math.max(best.get(point.subject) ?? 0, relevance));
  }
  if (Math.max(...best.values()) < RELEVANCE.answering) return matches;
  return matches.map((match) =>
    (best.get(match.point.subject) as number) < MIN_RELEVANCE_RELATED
      ? { ...match, boost: match.boost - UNRELATED_PENALTY }
      : match,
  );
}

function ratePoints(query: Query, { names, chapter }: BookSubject, scores: NameScores): FoundPoint[] {
  const nearness = highestCosines(query.vector, chapter);
  const coverageOf = createCoverage(query, chapter, names);
  const boost =
    BOOST_WEIGHTS.subjectName * scores.subject.meaning + BOOST_WEIGHTS.title * scores.titleMeaning;
  return chapter.points.map((point, index) => {
    const { score: named, meaning } = scores.points[index] as NameScore;
    const isAsked = named >= MIN_SCORE_TYPED || isAskedFor(query, point);
    const reasons = {
      subjectName: scores.subject.score,
      pointName: isAsked ? named : Math.min(named, MAX_SCORE_NOT_ASKED_FOR),
      nearness: nearness[index] as number,
      coverage: coverageOf(index),
    };
    const name = Math.max(reasons.subjectName, POINT_NAME_FACTOR * reasons.pointName);
    const penalty = !isAsked ? BOOST_WEIGHTS.notAskedFor : point.aside ? BOOST_WEIGHTS.aside : 0;
    return {
      point,
      relevance: relevanceOf({ ...reasons, name }),
      boost: boost + BOOST_WEIGHTS.pointName * meaning - BOOST_WEIGHTS.baseline - penalty,
      reasons,
    };
  });
}

/** A point with `when` words is on the topic only if one of them was typed. */
function isAskedFor({ typedStems }: Query, { index, chapter }: BookPoint): boolean {
  const { starts, ids } = chapter.whenStems;
  const [from, to] = [starts[index] as number, starts[index + 1] as number];
  if (from === to) return true;
  for (let at = from; at < to; at++) if (typedStems.has(ids[at] as number)) return true;
  return false;
}

/** Below the first cosine, a word is unrelated to a point; from the second on, the point says it in other words. */
const PARAPHRASE_COSINES = { unrelated: 0.2, paraphrase: 0.6 };

/**
 * How much of the topic a point mentions: in full what its subject's title or the point itself says, in part what is
 * said in other words. A narrow topic therefore finds its narrow points before the rest of their subject.
 */
function createCoverage(query: Query, chapter: Chapter, names: SubjectNames): (point: number) => number {
  const stems = query.stems.map(({ id, weight, vector }) => {
    const isInTitle = hasStem(names.stems, TITLE_INDEX, id);
    let nearness: Float64Array | undefined;
    return (point: number): number => {
      if (isInTitle || hasStem(chapter.pointStems, point, id)) return weight;
      nearness ??= highestCosines(vector, chapter);
      return weight * paraphraseShare(nearness[point] as number);
    };
  });
  return (point) =>
    query.weight === 0
      ? 0
      : Math.min(1, stems.reduce((sum, weightIn) => sum + weightIn(point), 0) / query.weight);
}

function paraphraseShare(cosine: number): number {
  const { unrelated, paraphrase } = PARAPHRASE_COSINES;
  return Math.max(0, Math.min(1, (cosine - unrelated) / (paraphrase - unrelated)));
}

/** The highest cosine of a vector with each point of a chapter and its lines. */
function highestCosines(vector: Int8Array, { points, vectors }: Chapter): Float64Array {
  const highest = cosines(vector, vectors.points);
  const ofLines = cosines(vector, vectors.lines);
  for (const { index, lines } of points) {
    let most = highest[index] as number;
    for (let line = lines[0]; line < lines[1]; line++) most = Math.max(most, ofLines[line] as number);
    highest[index] = most;
  }
  return highest;
}

function hasStem({ starts, ids }: PackedLists, list: number, stem: number): boolean {
  for (let at = starts[list] as number; at < (starts[list + 1] as number); at++)
    if (ids[at] === stem) return true;
  return false;
}
