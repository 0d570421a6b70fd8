/** Titles that judge or measure a thing, said so that what they judge can be named: "the best size house". */
import { countability, isPluralNoun } from '../english/nouns.ts';
import { words } from '../english/words.ts';
import { hasFinite } from './clauses.ts';

/** What a thing has more or less of, or comes in: without "best" nothing is said of it. */
const MEASURE =
  '(?:size|sized|height|length|width|depth|angle|temperature|weight|thickness|distance|ratio|price range|price point|colou?r|shade|finish|type|kind|sort|style|brand|shape|material|layout|bedtime|dose|dosage|speed|volume|resolution|frequency|ph)';

const REWRITES: readonly (readonly [RegExp, string])[] = [
  // "the best color to paint your front door" is what color to paint it.
  [
    /^(?:the )?(?:best|right|perfect|ideal|correct) ((?:\p{L}+ )?(?:colou?r|shade|size|weight|type of \p{L}+|kind of \p{L}+)) to (?=\p{Ll})/iu,
    'what $1 to ',
  ],
  // "the good, the bad and the ugly of flipping" weighs it.
  [
    /^(?:the )?good(?:,| and|, and| &)? (?:the )?bad(?:,? (?:and|&) (?:the )?ugly)? (?:of|about|in) (?=\p{L})/iu,
    'the pros and cons of ',
  ],
  // "online therapy vs in person": two kinds of the same thing.
  [/^(\p{Ll}+) (\p{Ll}+) (vs\.?|versus|or) in[ -]person$/iu, '$1 $2 $3 in-person $2'],
  [/^(Roth) (IRA|401k) (vs\.?|versus|or) (traditional)$/iu, '$1 $2 $3 $4 $2'],
  // "house poor" is what one is.
  [/^((?:house|cash|time)[ -]poor|skinny[ -]fat)$/iu, 'being $1'],
  // "rescue dog first week" is that of one dog.
  [
    /^((?:rescue |foster |new |senior |shelter )?(?:dog|puppy|kitten|cat|baby|newborn|toddler|horse)) ((?:first|last) (?:day|night|week|month|year|vet visit|bath|haircut|groom|birthday|Christmas|steps|foods?)(?: home| at home)?)$/iu,
    "a $1's $2",
  ],
  // "the difference a good agent makes" is none between two things.
  [
    /^the (?:\p{L}+ )?difference (?!between\b|in\b|of\b)((?:\p{L}[\p{L}'-]* ){1,5}makes?)$/iu,
    'what difference $1',
  ],
];

const JUDGED = new RegExp(
  `^(?:the )?(?:best|perfect|ideal|optimal|correct) (?=(?:\\p{L}+ )?${MEASURE}\\b)`,
  'iu',
);

/** "the best floor for resale": one of many fits, and "a floor for resale" is not what was typed. */
const ONE_THAT_FITS = /^the best ((?:\p{L}[\p{L}-]* ){0,2}\p{Ll}+) for (?=\p{L})/u;
/** Nobody chooses them among many. */
const NOT_CHOSEN =
  /^(?:time|way|day|month|week|hour|moment|season|place|age|advice|part|thing|case|practice|home|order|friend|news|idea|reason|results?|tip|trick|hack|recipe|revenge|medicine)$/i;

/** Nobody counts them, and each is bought among many. */
const BOUGHT =
  /^(?:flour|oil|wood|milk|food|kibble|paint|soil|litter|bedding|insurance|software|cheese|chocolate|butter|sugar|yeast|flooring|grout|mulch|shampoo|sunscreen|yarn|fabric)$/i;

/** "the perfect home" is looked for; the perfect apology is made. */
const SOUGHT =
  /^the (?:best|perfect) (?:\p{L}+ )?(?:home|house|apartment|neighborhood|location|agent|realtor|therapist|coach|partner|venue|dress|rug|sofa|mattress|car|school|job|name|gift)$/iu;

function fits(text: string): string {
  const head = words(ONE_THAT_FITS.exec(text)?.[1] ?? '').at(-1) ?? '';
  if (SOUGHT.test(text)) return text.replace(/^the (?:best|perfect) /i, 'the right ');
  return head !== '' &&
    !NOT_CHOSEN.test(head) &&
    !isPluralNoun(head) &&
    (countability(head) === 'count' || BOUGHT.test(head))
    ? text.replace(/^the best /, 'the right ')
    : text;
}

/** "the minute your offer is accepted" is when, and no claim about a minute. */
function then(text: string): string {
  const clause =
    /^the (?:moment|minute|second|instant|day|night) ((?:you|your|the|an?)\b .+)$/i.exec(text)?.[1] ?? '';
  return clause !== '' && hasFinite(words(clause)) ? `what happens ${text}` : text;
}

export function bestOf(typed: string): string {
  let text = typed;
  for (const [pattern, said] of REWRITES) text = text.replace(pattern, said);
  return then(fits(text.replace(JUDGED, 'the right ')));
}
