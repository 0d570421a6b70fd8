import { plainLetters } from './plain-letters.ts';
import trades from './trades.json' with { type: 'json' };

/** The eight professions of the product. */
export const PROFESSIONS = [
  'default',
  'nutritionist',
  'realEstate',
  'financialAdvisor',
  'mentalHealthTherapist',
  'businessCoach',
  'techTutorialCreator',
  'corporateTrainer',
] as const;

export type Profession = (typeof PROFESSIONS)[number];

type Trade = {
  field: string;
  profession?: string;
  says: string[];
  not?: string[];
  /** Fields from which such creators take as well. */
  near?: string[];
};

/**
 * The trade whose words come first in the business text is the creator's. In its words `*` is the rest of a word, `..`
 * what stands between two words of a sentence, and a blank may be a hyphen; what `not` says is not looked at.
 */
export const TRADES = trades.map(({ field, profession, says, not, near = [] }: Trade) => ({
  profession: (profession ?? 'default') as Profession,
  home: { field, near },
  isOfEight: profession !== undefined || field === 'content-creator',
  says: wordsOf(says, 'i'),
  not: not && wordsOf(not, 'gi'),
}));
/** The book's field for the creator's trade, and the fields near it. */
export type Home = { field: string; near: readonly string[] };

/** Fields whose lines need a surer match for creators of another trade. */
export const PROFESSIONAL_FIELDS: ReadonlySet<string> = new Set(
  TRADES.filter(({ isOfEight }) => isOfEight).map(({ home }) => home.field),
);

function wordsOf(words: readonly string[], flags: string): RegExp {
  const either = words
    .join('|')
    .replaceAll(/[ -]/g, '[ -]')
    .replaceAll('*', "[a-zé’']*")
    .replaceAll('..', '(?![a-zé])[^.]{0,40} ');
  return new RegExp(`(?<![a-zé0-9])(?:${either})(?![a-zé0-9])`, flags);
}

/** The regulated fields in the languages that have frames of their own: their rules on types hold there too. */
const ABROAD: readonly (readonly [Profession, RegExp])[] = [
  ['nutritionist', /(?<!\p{L})(?:nutri[cz]ionist|dietist|diététicien|diëtist|ernährungsberat)/iu],
  [
    'realEstate',
    /(?<!\p{L})(?:bienes raíces|inmobiliari|immobili|imobili|corretora? de imóveis|makelaar|vastgoed)/iu,
  ],
  [
    'financialAdvisor',
    /(?<!\p{L})(?:asesora? fiscal|finanziari|finan[zc]beratung|financieel adviseur|assessora? de investimentos)/iu,
  ],
  [
    'mentalHealthTherapist',
    /(?<!\p{L})(?:psic[oó]log|psicoterap|psychologue|psycholog(?:e|in|en)|psycholoog|psychothérap|psychotherapeut)/iu,
  ],
];

/** Where the business text says nothing, words of the topic that only one profession uses decide. */
const BY_TOPIC: readonly (readonly [Profession, RegExp])[] = [
  [
    'financialAdvisor',
    /\b(?:401k|roth|ira\b|refinanc\w+|mortgage|529|hsa\b|index funds?|compound interest|etfs?\b)/i,
  ],
  [
    'realEstate',
    /\b(?:home inspection|closing costs|escrow|first[- ]time (?:home )?buyers?|house hunting|open house)\b/i,
  ],
  [
    'techTutorialCreator',
    /\b(?:react|javascript|typescript|python|useeffect|docker|kubernetes|sql|git\b|css\b)/i,
  ],
];

export function readTrade(business: string, topic = ''): { profession: Profession; home: Home | null } {
  const text = plainLetters(business);
  const trade = firstTrade(text);
  if (trade && trade.profession !== 'default') return trade;
  for (const [profession, pattern] of ABROAD) if (pattern.test(business)) return at(profession);
  if (trade) return trade;
  if (business.trim().length >= 10) return at('default');
  for (const [profession, pattern] of BY_TOPIC) if (pattern.test(topic)) return at(profession);
  return at('default');
}

/** What they were before: "Former accountant from Lisbon", "ex tour guide". */
const BEFORE =
  /\b(?:former|ex|retired|previously|used to be|was)[ -](?:an? )?(?:[\w/-]+ ){0,2}?[\w/-]+(?= (?:from|turned|making|who|in|at|and|for)\b|[,.;]|$)/gi;
/** "I help tradespeople (plumbers, electricians) get customers". */
const FOR_WHOM =
  /\b(?:help(?:s|ing)?|for|serving|work(?:s|ing)? with) (?:[\w'-]+ ){0,2}[\w'-]+(?:(?:,| and| or| &) [\w'-]+){0,3}(?: \([^)]*\))?/gi;
/** How far in characters a trade of those whom they work for is put back, and one of the eight professions forward. */
const PLACES_AHEAD = { forWhom: -60, ofEight: 30 };

/** The trade that is named first: "Kids nutritionist", "couples therapist" and whom they work for do not come before it. */
function firstTrade(text: string): (typeof TRADES)[number] | undefined {
  const now = text.replace(BEFORE, toDots);
  const does = now.replace(FOR_WHOM, toDots);
  const places = TRADES.map(({ says, not, isOfEight }) => {
    const placeIn = (words: string) => (not ? words.replace(not, toDots) : words).search(says);
    const place = placeIn(now);
    if (place < 0) return Number.POSITIVE_INFINITY;
    if (isOfEight) return place - PLACES_AHEAD.ofEight;
    const own = placeIn(does);
    return own < 0 ? place - PLACES_AHEAD.forWhom : own;
  });
  const first = Math.min(...places);
  return Number.isFinite(first) ? TRADES[places.indexOf(first)] : undefined;
}
const toDots = (words: string) => '.'.repeat(words.length);

const at = (profession: Profession) => ({
  profession,
  home: (profession !== 'default' && TRADES.find((trade) => trade.profession === profession)?.home) || null,
});
