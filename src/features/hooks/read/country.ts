import data from './countries.json' with { type: 'json' };
import { anyOf } from './word-lists.ts';

/** The viewers' country, as far as rules and money are concerned: some points are true in only one country. */

export const COUNTRIES = [
  'US',
  'UK',
  'IE',
  'CA',
  'AU',
  'NZ',
  'IN',
  'PH',
  'NG',
  'ZA',
  'SG',
  // Another country, or several.
  'elsewhere',
] as const;
export type Country = (typeof COUNTRIES)[number];

/** `places` and `creator` show where the viewers live, `said` shows what a line is about, and `words` show both. */
type Signs = { places: string[]; words: string[]; creator?: string[]; said?: string[] };
const SIGNS: Record<Country, Signs> = data;

const signOf = (rows: readonly string[] = []): RegExp | null =>
  rows.length > 0 ? new RegExp(`(?<![\\p{L}\\p{N}])${anyOf(rows)}(?![\\p{L}])`, 'iu') : null;
const patterns = (rowsOf: (signs: Signs) => string[] | undefined) =>
  COUNTRIES.map((country) => [country, signOf(rowsOf(SIGNS[country]))] as const);

/**
 * Checked in this order: a Briton who explains the Roth IRA addresses Americans, and "mums in Sydney" are Australian.
 */
const VIEWER_SIGNS = [
  ['US', signOf([...SIGNS.US.words, '\\$'])] as const,
  ...patterns(({ places }) => places),
  ...patterns(({ words }) => words),
  ...patterns(({ creator }) => creator),
];
const RULE_SIGNS = patterns(({ words, said = [] }) => [...words, ...said]);
const DOLLARS = /\$|\bdollars?\b/i;

const firstIn = (list: readonly (readonly [Country, RegExp | null])[], text: string): Country | null =>
  list.find(([, pattern]) => pattern?.test(text))?.[0] ?? null;

/** Null if nothing indicates a country. */
export const readCountry = (text: string): Country | null => firstIn(VIEWER_SIGNS, text);

const PLACE = new RegExp(
  ` (?:in|near|around) ${anyOf(COUNTRIES.flatMap((country) => SIGNS[country].places))}(?![\\p{L}])`,
  'iu',
);
/** Drops a place name: "Most buyers in Leeds don't need 20 %" is a claim about buyers. */
export const withoutPlace = (text: string): string => text.replace(PLACE, '');

/** The country whose rules or names a text mentions. */
export const countryOfRules = (text: string): Country | null => firstIn(RULE_SIGNS, text);

/** A line is used unchanged, so its currency counts too. A point that mentions five dollars is true anywhere. */
export const countryOfLine = (say: string): Country | null =>
  DOLLARS.test(say) ? 'US' : countryOfRules(say);

/**
 * Returns whether something true in one country can be said to these viewers. Creators who do not say where they are
 * address the US.
 */
export function isTrueIn(viewers: Country | null, of: Country | null): boolean {
  if (of === null) return true;
  const country = viewers ?? 'US';
  return of === country || (of === 'elsewhere' && country !== 'US');
}
