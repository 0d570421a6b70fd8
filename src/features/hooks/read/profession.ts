import type { ThemeName } from '#platform/theme-names.ts';
import { plainLetters } from './plain-letters.ts';
import trades from './trades.json' with { type: 'json' };
import { anyOf } from './word-lists.ts';
import words from './words.json' with { type: 'json' };

/** The seven professions, and `default`: a content creator, or any other trade. */
export type Profession = ThemeName;

type Trade = {
  field: string;
  profession?: string;
  says: string[];
  not?: string[];
  /** Related fields, whose lines suit such creators too. */
  near?: string[];
};

/**
 * The creator's trade is the one whose words come first in the business description. In these words, `*` is the rest
 * of a word, `..` a gap within a sentence, and a space also matches a hyphen. Words of `not` are removed before the
 * search.
 */
export const TRADES = trades.map(({ field, profession, says, not, near = [] }: Trade) => ({
  profession: (profession ?? 'default') as Profession,
  tradeFields: { own: field, near },
  isProfessional: profession !== undefined || field === 'content-creator',
  says: wordsOf(says, 'i'),
  not: not && wordsOf(not, 'gi'),
}));
/** The book's field for the creator's trade, and related fields. */
export type TradeFields = { own: string; near: readonly string[] };

/** Fields whose lines need a higher relevance for creators of another trade. */
export const PROFESSIONAL_FIELDS: ReadonlySet<string> = new Set(
  TRADES.filter(({ isProfessional }) => isProfessional).map(({ tradeFields }) => tradeFields.own),
);

function wordsOf(words: readonly string[], flags: string): RegExp {
  const either = words
    .join('|')
    .replaceAll(/[ -]/g, '[ -]')
    .replaceAll('*', "[a-zé’']*")
    .replaceAll('..', '(?![a-zé])[^.]{0,40} ');
  return new RegExp(`(?<![a-zé0-9])(?:${either})(?![a-zé0-9])`, flags);
}

/** Regulated professions in the languages that have frames: their rules about hook types apply there too. */
const IN_OTHER_LANGUAGES = professionsBy(words.professionsAbroad, '(?<!\\p{L})', 'iu');

/** If the business description says nothing, topic words that only one profession uses decide. */
const BY_TOPIC = professionsBy(words.professionsOfTopics, '\\b', 'i');

function professionsBy(lists: Record<string, string[]>, start: string, flags: string) {
  return Object.entries(lists).map(
    ([name, rows]) => [name as Profession, new RegExp(`${start}${anyOf(rows)}`, flags)] as const,
  );
}

export function readTrade(
  business: string,
  topic = '',
): { profession: Profession; tradeFields: TradeFields | null } {
  const text = plainLetters(business);
  const trade = firstTrade(text);
  if (trade && trade.profession !== 'default') return trade;
  for (const [profession, pattern] of IN_OTHER_LANGUAGES)
    if (pattern.test(business)) return tradeOf(profession);
  if (trade) return trade;
  if (business.trim().length >= 10) return tradeOf('default');
  for (const [profession, pattern] of BY_TOPIC) if (pattern.test(topic)) return tradeOf(profession);
  return tradeOf('default');
}

/** Former jobs: "Former accountant from Lisbon", "ex tour guide". */
const FORMER_JOB =
  /\b(?:former|ex|retired|previously|used to be|was)[ -](?:an? )?(?:[\w/-]+ ){0,2}?[\w/-]+(?= (?:from|turned|making|who|in|at|and|for)\b|[,.;]|$)/gi;
/** "I help tradespeople (plumbers, electricians) get customers". */
const CUSTOMERS =
  /\b(?:help(?:s|ing)?|for|serving|work(?:s|ing)? with) (?:[\w'-]+ ){0,2}[\w'-]+(?:(?:,| and| or| &) [\w'-]+){0,3}(?: \([^)]*\))?/gi;
/** By how many characters a trade of the creator's customers is moved back. */
const LETTERS_BACK_FOR_CUSTOMERS = 60;
/** By how many characters one of the professions, or content creator, is moved forward. */
const LETTERS_AHEAD_FOR_PROFESSION = 30;

/**
 * The trade that is named first. The customers in "kids nutritionist" and "couples therapist" do not count as a
 * trade.
 */
function firstTrade(text: string): (typeof TRADES)[number] | undefined {
  const now = text.replace(FORMER_JOB, blankOut);
  const does = now.replace(CUSTOMERS, blankOut);
  const places = TRADES.map(({ says, not, isProfessional }) => {
    const placeIn = (words: string) => (not ? words.replace(not, blankOut) : words).search(says);
    const place = placeIn(now);
    if (place < 0) return Number.POSITIVE_INFINITY;
    if (isProfessional) return place - LETTERS_AHEAD_FOR_PROFESSION;
    const own = placeIn(does);
    return own < 0 ? place + LETTERS_BACK_FOR_CUSTOMERS : own;
  });
  const first = Math.min(...places);
  return Number.isFinite(first) ? TRADES[places.indexOf(first)] : undefined;
}
const blankOut = (words: string) => '.'.repeat(words.length);

const tradeOf = (profession: Profession) => ({
  profession,
  tradeFields:
    (profession !== 'default' && TRADES.find((trade) => trade.profession === profession)?.tradeFields) ||
    null,
});
