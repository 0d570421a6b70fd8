import holidays from './holidays.json' with { type: 'json' };
import { matcherOf } from './word-lists.ts';

/** A topic about Thanksgiving must not get lines about Christmas, though one subject holds both. */

const HOLIDAYS = Object.entries(holidays).map(([name, rows]) => [name, matcherOf(rows)] as const);

export const holidaysIn = (text: string): readonly string[] =>
  HOLIDAYS.flatMap(([name, words]) => (words.test(text) ? name : []));

/** Returns whether a text names holidays, but none of the given ones. */
export function namesOtherHoliday(text: string, holidays: readonly string[]): boolean {
  const named = holidaysIn(text);
  return named.length > 0 && !named.some((name) => holidays.includes(name));
}
