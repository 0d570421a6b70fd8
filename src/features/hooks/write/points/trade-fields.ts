import type { Book } from '../../book/book.ts';
import { cosines } from '../../book/cosines.ts';
import { findTop } from '../../book/search.ts';
import { packedVectorOf } from '../../book/word-vectors.ts';
import type { Brief } from '../../read/brief.ts';
import { TRADES, type TradeFields } from '../../read/profession.ts';

const NEIGHBORS = 20;
const MIN_SHARE = 0.75;

/**
 * The fields of a trade that is in no word list: the field that has three quarters of the weight among the subjects
 * nearest to the business and the topic, and related fields.
 */
export function tradeFieldsByMeaning(book: Book, { business, topic, language }: Brief): TradeFields | null {
  const query = packedVectorOf(book.words, `${business} ${topic}`);
  if (language || query.every((part) => part === 0)) return null;
  const votes = new Map<string, number>();
  let all = 0;
  const nearness = cosines(query, book.vectors);
  for (const place of findTop(nearness, NEIGHBORS)) {
    const field = book.subjects[place]?.field ?? '';
    const vote = Math.max(0, nearness[place] as number) ** 4;
    votes.set(field, (votes.get(field) ?? 0) + vote);
    all += vote;
  }
  const field = [...votes].find(([, vote]) => vote >= MIN_SHARE * all)?.[0];
  return TRADES.find(({ tradeFields }) => tradeFields.own === field)?.tradeFields ?? null;
}
