/** Ways of typing a customer that say the same as another which is read: "Carlos (38)", "Moms and dads of", " - ". */

const SMALL = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d\\d?)';
const AGES = new RegExp(
  `\\bof (?:${SMALL}(?: (?:to|or|and) |[-–])${SMALL}[- ]year[- ]olds|kids ${SMALL}(?: to |[-–])${SMALL})\\b`,
  'giu',
);

/** One person with a quality or two: "the overwhelmed bride" stands for all of them, and is no feeling. */
const ONE_OF_THEM =
  /^(?:an?|the|my|that) ((?:[\p{L}-]+,? ){0,3})(mom|mum|mama|dad|parent|bride|groom|teacher|nurse|homeowner|owner|buyer|seller|founder|entrepreneur|freelancer|student|graduate|grad|professional|manager|runner|beginner|traveler|gardener|baker|couple|retiree|renter|landlord|creator|artist|designer|coach|executive|exec|caregiver|employee|leader|athlete|golfer|cyclist|cook|reader|writer|realtor|agent|newlywed|introvert|perfectionist|overachiever)$/iu;
const SITES =
  '(?:airbnb|etsy|ebay|youtube|tiktok|instagram|poshmark|upwork|fiverr|amazon|substack|shopify|turo|vrbo|rover|depop|twitch)';
const ON_A_SITE = new RegExp(
  `^((?:new )?)(hosts|sellers|creators|shops|freelancers|streamers|sitters|writers|stores) on (${SITES})\\b`,
  'iu',
);

const ONE_WITH_ANOTHER =
  /^(\p{Lu}\p{Ll}+,? \d{2},? an? [\p{L} -]+?) with (?:[\p{L}-]+ ){0,3}(?:parents|toddler|baby|newborn|puppy|dog|cat|mother|father|mom|dad|husband|wife|son|daughter) (?=who (?:\p{L}+s|can't|never)\b)/u;

export function asUsuallyTyped(text: string): string {
  return (
    text
      .trim()
      .replace(ONE_OF_THEM, '$1$2s')
      .replace(ON_A_SITE, '$1$3 $2')
      .replace(/\b(moms|mums|mothers|dads|fathers|parents)[- ]to[- ]be\b/gi, 'expecting $1')
      .replace(/^my fellow (?=\p{L}+s\b)/iu, '')
      .replace(/\bbiz (?=owners?\b)/gi, 'business ')
      .replace(/(?<=\s)w\/ ?(?=[\p{L}\d])/giu, 'with ')
      .replace(/(?<=\p{L}) \+ (?=\p{L})/gu, ' and ')
      // "Freelancers: designers, writers, developers" are called by what they all are.
      .replace(/^((?:\p{L}+ )?\p{L}+s): (?:\p{L}+(?: \p{L}+)?s, )+(?:and |or )?\p{L}+(?: \p{L}+)?s$/u, '$1')
      // How long they have tried is no part of what they want.
      .replace(
        /\b(trying to [^,.;]+?) for (?:over|more than|almost|nearly|at least)? ?(?:an?|one|two|three|\d+) (?:years?|months?)\b/gi,
        '$1',
      )
      // What they love to do they need not be told to want.
      .replace(/ but (?:they |who )?(?:still )?love to \p{L}+(?: \p{L}+)?$/iu, '')
      // "Meet Tina. She's 47": her name is nobody else's.
      .replace(/^(?:meet|this is|think of) \p{Lu}\p{Ll}+\.\s+(?=She\b|He\b)/iu, '')
      .replace(/^(\p{Lu}\p{Ll}+) \((?:age )?(\d{2})\),? (?=\p{Ll})/u, '$1, $2, ')
      // "Rosa, 36, a clerk with a toddler who wants to sleep": Rosa does.
      .replace(ONE_WITH_ANOTHER, '$1 ')
      .replace(/(?<=\p{L}) - (?=\p{L})/gu, '; ')
      .replace(/^(?:moms|mums|mothers) and (?:dads|fathers) of (?=\p{L})/iu, 'Parents of ')
      // "parents of one to three year olds" have more than one.
      .replace(AGES, 'of kids')
      .replace(/\b(anyone|anybody|everyone|everybody) who(?: has|'s) ever /gi, "$1 who's ")
      .replace(/^(?:anyone|anybody|everyone) (?=about to )/i, 'People ')
      // "good money but has no idea where it goes"
      .replace(
        /\b(money|paycheck|salary|income|time)\b([^.;]*?\bwhere) it (all )?goes\b/gi,
        '$1$2 the $1 $3goes',
      )
      // What they laugh about they still cannot do.
      .replace(/ and (?:laugh|joke) about it\b/gi, '')
  );
}
