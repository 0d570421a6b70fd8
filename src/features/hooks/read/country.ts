import data from './countries.json' with { type: 'json' };

/** Where the creator's viewers live, as far as rules and money go: some points are true in one country alone. */

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
  // Known to be no country of the list, or to be one of several.
  'elsewhere',
] as const;
export type Country = (typeof COUNTRIES)[number];

/** `places` and `creator` tell where somebody lives, `said` what a line is about, and `words` both. */
type Signs = { places: string[]; words: string[]; creator?: string[]; said?: string[] };
const SIGNS: Record<Country, Signs> = data;

const anyOf = (words: readonly string[] = []): RegExp | null =>
  words.length > 0 ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}])`, 'iu') : null;
const patterns = (wordsOf: (signs: Signs) => string[] | undefined) =>
  COUNTRIES.map((country) => [country, anyOf(wordsOf(SIGNS[country]))] as const);

/** In this order: a Briton who explains the Roth IRA speaks to Americans, and "mums in Sydney" are Australian. */
const OF_CREATOR = [
  ['US', anyOf([...SIGNS.US.words, '\\$'])] as const,
  ...patterns(({ places }) => places),
  ...patterns(({ words }) => words),
  ...patterns(({ creator }) => creator),
];
const OF_RULES = patterns(({ words, said = [] }) => [...words, ...said]);
const DOLLARS = /\$|\bdollars?\b/i;

const firstIn = (list: readonly (readonly [Country, RegExp | null])[], text: string): Country | null =>
  list.find(([, pattern]) => pattern?.test(text))?.[0] ?? null;

/** Null where nothing says so. */
export const readCountry = (text: string): Country | null => firstIn(OF_CREATOR, text);

const PLACE = new RegExp(
  ` (?:in|near|around) (?:${COUNTRIES.flatMap((country) => SIGNS[country].places).join('|')})(?![\\p{L}])`,
  'iu',
);
/** "Most buyers in Leeds don't need 20 %" is about buyers. */
export const withoutPlace = (text: string): string => text.replace(PLACE, '');

/** The country whose rules or names a text speaks of. */
export const countryOfRules = (text: string): Country | null => firstIn(OF_RULES, text);

/** A line is said as it stands, so its money counts too; a point that mentions five dollars is true anywhere. */
export const countryOfLine = (say: string): Country | null =>
  DOLLARS.test(say) ? 'US' : countryOfRules(say);

/** Whether what is true in a country can be said to these viewers. Creators who do not say where they are speak to the US. */
export function isTrueIn(viewers: Country | null, of: Country | null): boolean {
  if (of === null) return true;
  const home = viewers ?? 'US';
  return of === home || (of === 'elsewhere' && home !== 'US');
}
