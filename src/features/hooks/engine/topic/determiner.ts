/** Which determiner a noun phrase needs: "a home inspection", "the iPhone 16 camera", "cash flow". */
import { COUNT, MASS } from '../english/noun-lists.ts';
import { countability } from '../english/nouns.ts';
import { withArticle } from '../english/words.ts';
import { NO_SUPERLATIVE } from './modifier.ts';

export type Parts = { determiner: string | null; core: string[]; tail: string[] };

export const FIXED_OF =
  /^(?:(?:durable |medical |financial )?power of attorney|cost of living|quality of life|peace of mind|range of motion|lines? of credit|home equity line of credit|letters? of (?:recommendation|intent)|certificates? of deposit|code of conduct|statement of work|scope of work|point of sale|shortness of breath|loss of appetite|proof of (?:income|funds)|out of pocket (?:costs?|maximum)|return of premium|rule of (?:thirds|72))$/i;

/** There is one of it, and everybody knows which. */
const ONLY_ONE =
  /^(?:silent treatment|mental load|(?:first|second|third) trimester|rat race|gig economy|wage gap|terrible twos|(?:keto|mediterranean|carnivore|paleo) diet|(?:\S+ )?market (?:update|report|forecast)|(?:stock|housing|job|rental|spring|summer|fall|winter) market|(?:home ?buying|college application|adoption) process|four-day workweek|sandwich generation|summer slide|skills gap|gender gap|empty nest|debt (?:snowball|avalanche)|no-contact rule|two-income trap|(?:mega )?backdoor roth|(?:FIRE|\S+ (?:positivity|neutrality|living)) movement|(?:mother|father) wound|(?:freeze|fawn|stress|relaxation|fight-or-flight) response|(?:puppy )?socialization window|(?:place|recall|stay|drop it|leave it) command|(?:SAT|ACT|GRE|GMAT|LSAT|MCAT|GED|AP) (?:\S+ ){0,2}(?:section|essay|exam|test))$/i;

/** Heads that only introduce what follows "of". */
export function isNameLike(core: readonly string[]): boolean {
  const last = core.at(-1) ?? '';
  return /\p{Lu}/u.test(last.charAt(0)) || /\p{Ll}\p{Lu}/u.test(last);
}

/** "cash flow" is not counted although "a flow" is, and an intake form is although good form is not. */
export function countabilityOfPhrase(core: readonly string[], head: string): ReturnType<typeof countability> {
  const pair = core.slice(-2).join('-').toLowerCase();
  if (core.length > 1 && MASS.has(pair)) return 'mass';
  return core.length > 1 && COUNT.has(pair) ? 'count' : countability(head);
}

/** "52-week envelope saving", "12-week strength training": nobody does one saving. */
function isDoing(core: readonly string[], head: string): boolean {
  return /ing$/i.test(head) && countabilityOfPhrase(core, head) !== 'count';
}

/** Who types "dog's dental care" leaves out whose dog it is. */
const YOURS =
  /^(?:dog|cat|puppy|kitten|horse|rabbit|hamster|parrot|baby|newborn|toddler|child|kid|teen|teenager)'s /i;
const ANY_OF_THEM = /^(?:student|client|customer|patient|employee|tenant|renter|homeowner|car|house)'s /i;

/** Everybody has one, and nobody speaks of it bare: "your thyroid, mood and low energy". */
const ORGAN =
  /(?<=^|, | and )(?=(?:thyroid|gut|liver|heart|brain|bladder|pelvic floor|nervous system|immune system)(?:,| and |$))/gi;

export function determine(parts: Parts, head: string, plural: boolean): string | null {
  const text = parts.core.join(' ');
  if (parts.determiner) {
    // "the" of a title stays; "a" and "some" too. "no" would turn the sense of every frame.
    if (/^(?:no|all|both|each|every|any|another)$/i.test(parts.determiner)) return null;
    return `${parts.determiner.toLowerCase()} ${text}`;
  }
  if (ONLY_ONE.test(text)) return `the ${text}`;
  if (/, .* and /.test(text) && text.search(ORGAN) >= 0) return text.replace(ORGAN, 'your ');
  // "the cost of living in Austin": that of one place.
  if (/^(?:cost of living|quality of life)$/i.test(text) && /^(?:in|for|at)$/i.test(parts.tail[0] ?? ''))
    return `the ${text}`;
  if (/^return on /i.test(text)) return text;
  // "couch to 5k" is its own name.
  if (/ to \d\S*$/.test(text)) return text;
  // "20 percent down" is so much of the price.
  if (/^\d+(?:%| percent) \p{L}+$/u.test(text)) return text;
  if (FIXED_OF.test(text))
    return /^(?:line|letter|certificate|code|statement|scope)\b/i.test(text) ? withArticle(text) : text;
  // "power of attorney, health care proxy", "paying off $40k of debt"
  if (
    parts.core.some((token) => /^of$/i.test(token)) &&
    (text.includes(',') || /^\p{Ll}{3,}ing (?:off|up|down|out|\$?\d)/u.test(text))
  )
    return text;
  // "30 grams of protein", "8 glasses of water": so much of it.
  if (/^\d[\d,.]* \p{L}+ of \p{L}+(?: an? \p{L}+)?$/u.test(text)) return text;
  // "week one of marathon training"
  if (
    /^(?:week|day|month|year|part|step|stage|phase|round) (?:one|two|three|four|five|six|\d+) of /i.test(text)
  )
    return text;
  // "adult children of alcoholics": any of them.
  if (
    /^(?:\p{L}+ )?(?:children|kids|parents|moms|dads|owners|survivors|women|men|couples|siblings|spouses|partners) of /iu.test(
      text,
    )
  )
    return text;
  if (parts.core.some((token) => /^of$/i.test(token))) return /^\p{Lu}/u.test(text) ? text : `the ${text}`;
  // "5 minutes to a better morning"
  if (
    /^\d+ (?:seconds|minutes|mins|hours|days|weeks|months|years) (?:to|from|until|before|after|with)\b/i.test(
      text,
    )
  )
    return text;
  // "2 minute meditation", "15-minute dinner": one of its length, whatever it is.
  if (
    !plural &&
    /^\d+[ -](?:minute|min|second|hour|day|week|month|year|step|ingredient|mile|page|question|item|piece|part|pan|pot|pound|lb|inch|foot|gallon|calorie|dollar)\b/i.test(
      text,
    )
  )
    return /^(?:makeup|yoga|cardio|hair|skincare|care|pilates)$/i.test(head) || isDoing(parts.core, head)
      ? text
      : /^(?:challenge|rule|method)$/i.test(head)
        ? `the ${text}`
        : withArticle(text);
  // "two week notice", "three bank account system": the number counts what is inside.
  if (
    !plural &&
    parts.core.length > 2 &&
    /^(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d+)$/i.test(parts.core[0] ?? '')
  )
    return /^(?:system|method|rule|challenge|technique|budget|principle|formula|diet)$/i.test(head)
      ? `the ${text}`
      : withArticle(text);
  if (
    !plural &&
    /^(?:one|two|three|four|five|six|ten|thirty|\d+)-(?:minute|hour|day|week|month|year|step|ingredient|page) \p{Ll}/u.test(
      text,
    )
  )
    return isDoing(parts.core, head)
      ? text
      : /^(?:challenge|rule|method)$/i.test(head)
        ? `the ${text}`
        : withArticle(text);
  // "100 envelope challenge", "50/30/20 budget": there is only one.
  if (
    !plural &&
    /^\d[\d/,]*$/.test(parts.core[0] ?? '') &&
    /^(?:challenge|method|rule|budget|diet|plan|technique)$/i.test(head)
  )
    return `the ${text}`;
  // "12-3-30 treadmill workout": known by its numbers.
  if (
    !plural &&
    /^\d+(?:-\d+){2,}$/.test(parts.core[0] ?? '') &&
    countabilityOfPhrase(parts.core, head) === 'count'
  )
    return `the ${text}`;
  // "the cash envelope method", "the two-week rule": known by their name.
  if (
    !plural &&
    parts.core.length > 1 &&
    /^(?:method|technique|principle|matrix|system|process|snowball|avalanche|effect|fallacy|paradox)$/i.test(
      head,
    )
  )
    return `the ${text}`;
  if (/'s$/.test(parts.core[0] ?? '')) {
    // A driver's license is counted by its head; mom's recipe is hers.
    const counted = !plural && countabilityOfPhrase(parts.core, head) === 'count';
    const ofAKind = /^\p{Ll}/u.test(text)
      ? !/^(?:mom|mum|mama|dad|papa|grandma|grandpa|granny|nana|nonna|today|tonight|tomorrow|yesterday|life|nature|world|god)'s/i.test(
          text,
        )
      : / (?:Day|Eve)\b/.test(text);
    if (YOURS.test(text)) return `your ${text}`;
    return ANY_OF_THEM.test(text) || (counted && ofAKind && !isNameLike(parts.core))
      ? withArticle(text)
      : text;
  }
  if (plural || isNameLike(parts.core) || /^[A-Z0-9&+-]{2,}$/.test(head)) {
    // "529 plan", "HELOC": a known count noun takes its article even in capitals.
    if (
      !plural &&
      countabilityOfPhrase(parts.core, head) === 'count' &&
      !/\p{Lu}\S* \d/u.test(text) &&
      !/\p{Lu}\p{Ll}/u.test(head)
    )
      return withArticle(text);
    return text;
  }
  // "anxiety attack" is counted by its last word; "first 90 days" needs "the" or "your".
  if (
    /^first$/i.test(parts.core[0] ?? '') &&
    !NO_SUPERLATIVE.test(text) &&
    // "first day onboarding", "first trimester nausea": the day is the first, and nobody's only onboarding.
    !(parts.core.length > 2 && countabilityOfPhrase(parts.core, head) === 'mass') &&
    /^(?:time|\d+)$/i.test(parts.core[1] ?? '') === false &&
    !/^(?:checklist|plan|guide|list|template|budget)$/i.test(parts.core.at(-1) ?? '')
  )
    // "a first car for teens" is theirs.
    return !plural && /^for$/i.test(parts.tail[0] ?? '') ? withArticle(text) : `your ${text}`;
  if (
    /^(?:first|last|next|only)$/i.test(parts.core[0] ?? '') &&
    !NO_SUPERLATIVE.test(text) &&
    !(parts.core.length > 2 && countabilityOfPhrase(parts.core, head) === 'mass')
  )
    return /(?:checklist|plan|guide|list|template|budget)$/i.test(text) ? withArticle(text) : `the ${text}`;
  // "iPhone 16 camera": a model with its number is one known thing.
  if ((/\p{Lu}\S* \d/u.test(text) && parts.core.length > 2 && !/\d$/.test(text)) || /^\d+\/\d+/.test(text))
    return `the ${text}`;
  // "exercise for seniors": the thing at large, and not one of them.
  if (
    /^(?:exercise|change|communication|design|business|marriage|divorce|family|school|college|church|breakfast|lunch|dinner|summer)$/i.test(
      text,
    )
  )
    return text;
  // "a soap making business"; small business is a field.
  if (
    /^business$/i.test(head) &&
    parts.core.length > 1 &&
    !/^(?:small|big|show|international)$/i.test(parts.core[0] ?? '')
  )
    return withArticle(text);
  return countabilityOfPhrase(parts.core, head) === 'count' ? withArticle(text) : text;
}
