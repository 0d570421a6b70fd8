import type { Book } from '../book/book.ts';
import { findTop } from '../book/search.ts';
import { cosine, packVector, vectorOf } from '../book/word-vectors.ts';
import { isStopWord, splitWords } from '../book/words.ts';
import type { Brief } from '../read/brief.ts';
import domains from './domains.json' with { type: 'json' };

/**
 * Which domain a topic is of that the book does not hold: a skill, a repair, paperwork. Domains are what the files of
 * scenes name: some fields of the book each. Told by the nearest subjects and by the centroid of each domain; where these
 * two disagree or the neighbors are not sure, by nobody: a scene of the wrong domain is nonsense.
 */

const NEIGHBORS = 20;
/** The domain is sure if at least this share of the neighbors have it. */
const MIN_NEIGHBOR_SHARE = 0.5;

type Domain = { name: string; centroid: Float32Array };
type Domains = { ofField: ReadonlyMap<string, string>; all: readonly Domain[]; mean: Float32Array };
const domainsByBook = new WeakMap<Book, Domains>();

const BUSINESS_READ = 300;
/** Words that tell it alone, of the business before those of the topic; the first row that fits wins. */
const BY_WORD = Object.entries(domains).map(([domain, words]) => [domain, new RegExp(words, 'i')] as const);
/** Domains of their own, whatever they are about. */
const BUYING =
  /^(?:how to )?(?:choos(?:e|ing)|buy(?:ing)?|select(?:ing)?|shopping for|which|(?:the )?best)\b/i;
const PAPERS =
  /\b(?:insurance|permissions?|permits?|agreements?|contracts?|deposits?|leases?|power of attorney|custody|warrant(?:y|ies))\b/i;
const EXAM =
  /\b(?:exams?|(?:driving|theory|entrance|placement|citizenship) tests?|finals|IELTS|TOEFL|LSAT|MCAT|GMAT|NCLEX|SAT)\b/i;

/** The first field of its domain, as the scenes name them; null where it cannot be told. */
export function detectDomain(book: Book, { topic, business, language, slots }: Brief): string | null {
  if (language) return null;
  if (EXAM.test(topic)) return 'exam';
  if (BUYING.test(topic)) return 'buying';
  const about = business.slice(0, BUSINESS_READ);
  if (PAPERS.test(topic)) return 'financial-advisor';
  for (const text of [about, topic]) {
    const entry = BY_WORD.find(([, words]) => words.test(text));
    if (entry) return entry[0];
  }
  if (slots.act) return 'crafts';
  const words = splitWords(`${topic} ${about}`).filter((word) => !isStopWord(word));
  const vector = vectorOf(book.words, words);
  if (vector.every((x) => x === 0)) return null;
  const domains = domainsByBook.get(book) ?? computeDomains(book);
  domainsByBook.set(book, domains);
  const [name, share] = byNeighbors(book, vector, domains);
  return share >= MIN_NEIGHBOR_SHARE && name === byCentroid(vector, domains) ? name : null;
}

function byNeighbors(book: Book, vector: Float32Array, { ofField }: Domains): [string, number] {
  const query = packVector(vector);
  const near = (subject: number) => cosine(query, book.vectors, subject);
  const votes = new Map<string, number>();
  let all = 0;
  for (const place of findTop(book.subjects.length, NEIGHBORS, near)) {
    const domain = ofField.get(book.subjects[place]?.field ?? '') ?? '';
    const vote = Math.max(0, near(place)) ** 4;
    votes.set(domain, (votes.get(domain) ?? 0) + vote);
    all += vote;
  }
  const [name, most] = [...votes].sort((a, b) => b[1] - a[1])[0] ?? ['', 0];
  return [name, all > 0 ? most / all : 0];
}

function byCentroid(vector: Float32Array, { all, mean }: Domains): string | null {
  const from = unit(minus(vector, mean));
  let best: { name: string | null; near: number } = { name: null, near: Number.NEGATIVE_INFINITY };
  for (const { name, centroid } of all) {
    let near = 0;
    for (let i = 0; i < from.length; i++) near += (from[i] as number) * (centroid[i] as number);
    if (near > best.near) best = { name, near };
  }
  return best.name;
}

function computeDomains(book: Book): Domains {
  const ofField = new Map(
    book.frames.flatMap(({ fields }) => fields.map((field) => [field, fields[0] as string])),
  );
  const rows = Map.groupBy(book.subjects, ({ field }) => ofField.get(field) ?? '');
  const mean = meanOf(book, [...book.subjects.keys()]);
  const all = [...rows]
    .filter(([name]) => name !== '')
    .map(([name, subjects]) => {
      const places = subjects.map(({ index }) => index);
      return { name, centroid: unit(minus(meanOf(book, places), mean)) };
    });
  return { ofField, all, mean };
}

/** Averages the vectors of subjects, each of length one. */
function meanOf({ vectors, words }: Book, places: readonly number[]): Float32Array {
  const mean = new Float32Array(words.size);
  for (const place of places) {
    const row = vectors.subarray(place * words.size, (place + 1) * words.size);
    const share = 1 / (lengthOf(row) * places.length);
    for (let i = 0; i < mean.length; i++) mean[i] = (mean[i] as number) + share * (row[i] as number);
  }
  return mean;
}

const minus = (a: Float32Array, b: Float32Array) => a.map((x, i) => x - (b[i] as number));

function unit(vector: Float32Array): Float32Array {
  const length = lengthOf(vector);
  return vector.map((x) => x / length);
}

function lengthOf(vector: Float32Array | Int8Array): number {
  let squares = 0;
  for (let i = 0; i < vector.length; i++) squares += (vector[i] as number) ** 2;
  return Math.sqrt(squares) || 1;
}
