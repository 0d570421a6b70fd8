import { type Book, wordWeightOf } from '../../book/book.ts';
import { createQuery, type FoundPoint, searchBook } from '../../book/search.ts';
import { contentWords } from '../../book/words.ts';
import type { Brief } from '../../read/brief.ts';
import { findPoints, toSearchText } from '../points/search-text.ts';
import type { Candidate } from './candidate.ts';
import { bookCandidates } from './from-book.ts';

/** For topics that find too little: lines of the creator's trade, or of the topic's field, that suit the customer. */

const MOMENTS_SEARCHED = 2;
const WORDS_SEARCHED = 3;
const MIN_TELLING_WEIGHT = 5.5;
const MIN_RELEVANCE = 0.15;
const MIN_NEARNESS = 0.5;
const NEARNESS_FACTOR = 0.4;
/** Below most lines on the topic and the first that say it as typed, and above all other frames. */
const VALUE = 0.5;

export function tradeCandidates(
  brief: Brief,
  book: Book,
  { fields, ...vectors }: { fields: ReadonlySet<string>; topic: Int8Array; customer: Int8Array },
  uses: ReadonlyMap<string, number>,
): Candidate[] {
  const { moments, language, customerText, business, profession } = brief;
  if (fields.size === 0 || language) return [];
  const points = [
    ...tellingWords(book, brief.topic),
    ...(customerText !== '' ? [customerText] : profession === 'default' ? [business] : []),
    ...moments.slice(0, MOMENTS_SEARCHED),
  ]
    .flatMap((text) => findPoints(book, { topic: text }))
    .filter(({ point, relevance }) => fields.has(point.subject.field) && relevance >= MIN_RELEVANCE);
  const lines = bookCandidates(
    { ...brief, shape: 'title', sentence: null },
    { points: [...nearestOfTrade(brief, book), ...points], ...vectors, isKnown: true },
    uses,
  );
  return lines.map((line) => ({
    ...line,
    value: VALUE + line.value / 10,
    relevance: (line.relevance ?? 0) / 2,
  }));
}

/** The points of the trade that come nearest to the topic in meaning, though they share few words with it. */
function nearestOfTrade({ topic, profession, tradeFields }: Brief, book: Book): FoundPoint[] {
  if (!tradeFields || profession === 'default') return [];
  return searchBook(book, createQuery(book, toSearchText({ topic })), tradeFields.own)
    .filter(({ reasons }) => reasons.nearness >= MIN_NEARNESS)
    .map((match) => ({
      ...match,
      relevance: Math.max(match.relevance, NEARNESS_FACTOR * match.reasons.nearness),
    }));
}

/** The rarest words of a topic: "Notion" in "I organised my whole life in Notion and then deleted most of it". */
const tellingWords = ({ words }: Book, topic: string): string[] =>
  [...new Set(contentWords(topic))]
    .filter((word) => wordWeightOf(words, word) >= MIN_TELLING_WEIGHT)
    .sort((a, b) => wordWeightOf(words, b) - wordWeightOf(words, a))
    .slice(0, WORDS_SEARCHED);
