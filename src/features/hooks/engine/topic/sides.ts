/** The two sides of a comparison, as they are said inside a sentence: "a HELOC", "the suburbs", "a townhouse". */
import { countability, isPluralNoun } from '../english/nouns.ts';
import { baseOfGerund, gerundOf, isAlsoNoun, isVerb } from '../english/verbs.ts';
import { withArticle, words } from '../english/words.ts';

export type Sides = { a: string; b: string };

const SEASON = '(?:spring|summer|fall|autumn|winter)';
const TWO_TIMES = new RegExp(
  `^(\\p{L}+(?: [\\p{L}'-]+){0,3}?) (now|today|this ${SEASON}|this year|in ${SEASON}|in \\d{4}) or (later|next ${SEASON}|next year|(?:in )?${SEASON}|(?:in )?\\d{4})$`,
  'iu',
);

/** "selling now or in 2026": one deed at two times, and no deed that is done at both. */
export function twoTimes(text: string): Sides | null {
  const [, deed = '', one = '', other = ''] = TWO_TIMES.exec(text) ?? [];
  const [first = '', ...rest] = words(deed);
  const doing = baseOfGerund(first) !== null ? first : isVerb(first) ? gerundOf(first) : null;
  if (!doing) return null;
  const done = [doing, ...rest].join(' ');
  return { a: `${done} ${one}`, b: `${done} ${/^(?:later|next|in)\b/i.test(other) ? other : `in ${other}`}` };
}

/** Initials and numbers that one opens, buys or has: "an HSA", "a 401k", "an SUV". */
const INITIALS =
  /^(?:(?!an? |the |your |my |no )\S+ )*(?:HSA|FSA|ISA|LLC|HELOC|CD|HOA|RV|SUV|IRA|401k|403b|TFSA|RRSP|DJ|PPO|HMO|ETF|corp|proprietor)$/;

/** A thing by its name alone, which leans on no noun of the other side: "a bank or a credit union". */
const WHOLE =
  /(?:house|boat|home|condo|apartment|flat|duplex|bungalow|cottage|cabin|studio|truck|van|sedan|camper|loan|bank|annuity|pension|agent|broker|planner|advisor|lawyer|therapist|coach|trainer|nanny|babysitter|doctor|hotel|motel|resort|cruise|tent|laptop|tablet|desktop|blog|podcast|newsletter|website|freelancer|employee|contractor|agency|treadmill|crib|crate|bassinet|stroller|booster|sauna|mower|puppy|kitten|wedding|elopement|trust|will|suburb|fixer-upper|franchise|startup|degree|certificate|bootcamp|union|build|contract|salary|lender)$/i;

/** Counted beside each other, though their words are not always: "a will or a trust". */
const COUNTED =
  /^(?:(?:living |family |revocable )?trust|will|elopement|(?:\p{L}+ )?booster|bassinet|treadmill|sauna|ice bath|cold plunge|buffet|fixer-upper|minivan|credit union|car seat|carry-on|hot tub|tantrum|meltdown|tax (?:deduction|credit)|deductible|co-?pay|sprain|strain|(?:common )?cold|allergy|(?:credit )?(?:freeze|lock)|fraud alert|(?:\p{L}+ )?(?:location|neighborhood|yard|commute|school district|townhome|lender|(?:dog |pet )(?:walker|sitter)))$/iu;

/** Everybody knows which: "the city or the suburbs". */
const KNOWN =
  /^(?:SAT|ACT|GRE|GMAT|LSAT|MCAT|GED|flu|(?:inner |big )?city|suburbs|burbs|country|countryside|beach|mountains|coast|gym|stock market|(?:debt )?(?:snowball|avalanche)(?: method)?)$/i;

/** "existing home", "walking pad": a kind of thing; "renting an apartment" is done. */
const CHOSEN =
  /^(?:buying|renting|leasing|selling|owning|building|hiring|getting|using|having|making|doing)$/i;

function isKindOfThing(tokens: readonly string[]): boolean {
  const [first = ''] = tokens;
  return tokens.length === 2 ? !CHOSEN.test(first) : tokens.length > 1 && baseOfGerund(first) === null;
}

/** "full-time job" cannot stand without an article. The user's own number is never changed. */
export function needsArticle(side: string): boolean {
  // "house in the suburbs", "house with yard": where it stands is not what is counted.
  const placed = /^(\p{Ll}[\p{Ll}-]*(?: \p{Ll}[\p{Ll}-]*)?) (?:in|near|outside|by|on) the \p{L}/u.exec(
    side,
  )?.[1];
  if (placed !== undefined && baseOfGerund(words(placed)[0] ?? '') === null) return needsArticle(placed);
  if (COUNTED.test(side) || INITIALS.test(side)) return true;
  const tokens = words(side);
  const head = tokens.at(-1) ?? '';
  const bare =
    // "VA loan", "FHA loan"
    /^(?:\p{Lu}{2,4} )?[\p{Ll}' -]+$/u.test(side) &&
    !/\b(?:an?|the|your|my|our|this|that|no|one)\b|^for\b/u.test(side) &&
    // "coworking desk" is a thing, and "buying a desk" a deed.
    (!/^\p{L}+ing\b/u.test(side) || isKindOfThing(tokens));
  return (
    bare &&
    !isPluralNoun(head) &&
    countability(head) === 'count' &&
    (!isVerb(tokens[0] ?? '') || isAlsoNoun(tokens[0] ?? '')) &&
    !/^(?:seed|light|carpet|paint|paper|glass|change|time|class|test|term|tile|fat|school)$/i.test(head)
  );
}

/** Plurals that stand before another noun. */
const LEANS = /^(?:sports|sales|savings|kids|arts|goods|systems|operations|women's|men's|gas|glass)$/i;

/** "VA loan vs FHA": both are loans; "HMO vs PPO plans": both are plans. */
function lent(side: string, other: string): string {
  const [, noun] =
    /^\p{Lu}{2,4} ((?:loan|plan|account|bond|fund|card|degree|tax|visa|license)s?)$/u.exec(other) ?? [];
  const loan = /^(?:FHA|VA|USDA)$/.test(side) && / loan$/i.test(other) ? 'loan' : undefined;
  const shared = /^\p{Lu}{2,4}$/u.test(side) ? (noun ?? loan) : undefined;
  return shared ? `${side} ${shared}` : side;
}

/** Articles, where both sides need one and neither leans on the noun of the other: "a stand mixer", "a hand mixer". */
export function sayableSides(typed: Sides): Sides {
  const known = (side: string) => (KNOWN.test(side) ? `the ${side}` : side);
  const sides = { a: known(lent(typed.a, typed.b)), b: known(lent(typed.b, typed.a)) };
  const deed = (side: string) =>
    /^\p{L}+ing(?: online| it yourself| alone| (?:an?|the|your|off|out) .+)?$/iu.test(side);
  const one = { a: needsArticle(sides.a), b: needsArticle(sides.b) };
  // "stand or hand mixer" is one of two mixers; "townhouse or single family home" are two things.
  const alike =
    words(sides.a).length >= words(sides.b).length ||
    words(sides.b).length > 2 ||
    [WHOLE, COUNTED, INITIALS].some((thing) => thing.test(sides.a));
  if (one.a && one.b && alike) return { a: withArticle(sides.a), b: withArticle(sides.b) };
  // "a 15-year or a 30-year mortgage"
  if (oneOfLengths(sides.a, sides.b)) return { a: withArticle(sides.a), b: withArticle(sides.b) };
  const own = (side: string) => /^(?:an?|the|your|my|our) /i.test(side);
  if (one.a && own(sides.b)) return { ...sides, a: withArticle(sides.a) };
  if (one.b && own(sides.a)) return { ...sides, b: withArticle(sides.b) };
  // "bonds or a savings account": many of one leave the other its article; "sports or luxury car" are both cars.
  const many = (side: string) =>
    isPluralNoun(words(side).at(-1) ?? '') &&
    !LEANS.test(side) &&
    !/ (?:in|near|outside|by|on) the /i.test(side);
  if (one.b && many(sides.a)) return { ...sides, b: withArticle(sides.b) };
  if (one.a && many(sides.b) && (words(sides.a).length > 1 || WHOLE.test(sides.a)))
    return { ...sides, a: withArticle(sides.a) };
  // "daycare or a nanny": what is not counted stands bare beside the other's article.
  const mass = (side: string) => countability(side) === 'mass' && !/ing$/.test(side);
  // "doggy daycare", "land": nothing that the other's noun could be a kind of.
  const uncounted = (side: string) => /^(?:land|(?:\p{L}+ )?daycare|cash|gold)$/iu.test(side);
  if (one.b && uncounted(sides.a)) return { ...sides, b: withArticle(sides.b) };
  if (one.a && uncounted(sides.b)) return { ...sides, a: withArticle(sides.a) };
  if (one.b && mass(sides.a) && words(sides.b).length === 1) return { ...sides, b: withArticle(sides.b) };
  if (one.a && mass(sides.b) && words(sides.a).length === 1) return { ...sides, a: withArticle(sides.a) };
  // "DIY or a wedding planner", "a hotel or Airbnb": a name needs none.
  const name = (side: string) => /^(?:DIY|Airbnb|Uber|Etsy|YouTube|Invisalign)$/.test(side);
  if (one.b && name(sides.a)) return { ...sides, b: withArticle(sides.b) };
  if (one.a && name(sides.b)) return { ...sides, a: withArticle(sides.a) };
  // "a gas grill or charcoal": the second lends no noun to the first.
  if (
    one.a &&
    !one.b &&
    words(sides.a).length > 1 &&
    !/market$/i.test(sides.a) &&
    /^(?!\p{L}+(?:[^o]al|ic|ive|ous|ed|able|less|y|s)$)\p{Ll}+$/u.test(sides.b)
  )
    return { ...sides, a: withArticle(sides.a) };
  if (one.a && deed(sides.b)) return { ...sides, a: withArticle(sides.a) };
  if (one.b && deed(sides.a)) return { ...sides, b: withArticle(sides.b) };
  return sides;
}

/** "15-year or 30-year mortgage": both are mortgages. */
function oneOfLengths(a: string, b: string): boolean {
  return (
    /^\d+-\p{L}+$/u.test(a) &&
    /^\d+-\p{L}+ \p{L}+$/u.test(b) &&
    countability(words(b).at(-1) ?? '') === 'count' &&
    !isPluralNoun(b)
  );
}

/** Deeds that are done to something. */
const DONE_TO =
  /^(?:adopting|breaking|brushing|building|buying|canning|chartering|cleaning|closing|coloring|donating|dyeing|financing|fixing|freezing|fostering|growing|hiring|insuring|keeping|leasing|mending|opening|owning|painting|patching|pruning|refinancing|refinishing|rehoming|removing|repairing|replacing|restoring|roasting|selling|staining|steaming|tiling|trimming|washing)$/i;

/** "fixed or adjustable mortgage rates", "15-year or 30-year mortgage": the first names no thing by itself. */
export function leansOn(a: string, b: string): boolean {
  if (/^(?:an? )?\d+-\p{L}+$/u.test(a) && /^(?:an? )?\d+-\p{L}+ \p{L}/u.test(b)) return true;
  // "buying or leasing a work truck": both are done to the truck.
  if (DONE_TO.test(a) && /^\p{Ll}+ing (?!alone$|now$|later$|in |at |on |with |for |to |from )\S/u.test(b))
    return true;
  return (
    /^\p{Ll}+$/u.test(a) &&
    /^\p{Ll}+ \p{Ll}/u.test(b) &&
    !/ing$|^(?:an?|the|your) /.test(a) &&
    !/^(?:an?|the|your|my|no|\p{L}+ing) /u.test(b) &&
    !isPluralNoun(a) &&
    !WHOLE.test(a) &&
    countability(a) === 'unknown'
  );
}

/** For whom or in which life both are compared, at the end of the second side: "townhouse or house with kids". */
const FOR_BOTH =
  / (?:with (?:(?:an?|two|three|four|five|your|small|young|bad|big|little|no|student|older) ){0,2}(?:kids|children|toddlers?|teens|teenagers|bab(?:y|ies)|newborn|twins|pets?|dogs?|cats?|puppy|family|knees?|back|credit|loans|allergies|down payment)|in (?:retirement|college|winter|summer|your (?:\d0s|twenties|thirties|forties|fifties|sixties)|an? (?:small )?(?:apartment|condo|city|small town|small space))|(?:at|after|over|past|under) (?:\d0|retirement|home|any age|(?:a )?divorce|kids|college|baby)|for [\p{L} -]+|on a (?:tight )?budget)$/iu;

/** Empty where the first side says something of the kind itself, or where it belongs to a deed: "listing with an agent". */
export function sharedTail({ a, b }: Sides): string {
  const [tail = ''] = FOR_BOTH.exec(b) ?? [];
  if (tail === '' || / (?:with|in|at|after|over|past|under|for|on) /i.test(a)) return '';
  return /^ for /i.test(tail) && /^\p{L}+ing /u.test(b) ? '' : tail;
}
