/** What is said of things and people that are theirs: "whose apps feel slow", "Their reps freeze". */
import { isPluralNoun, singularOf } from '../english/nouns.ts';
import { baseOfThird, isVerb, thirdPerson } from '../english/verbs.ts';
import { thirdToSecond, words } from '../english/words.ts';
import { hasFinite } from '../topic/clauses.ts';
import { clip } from './clip.ts';
import type { Pain } from './customer.ts';
import { hasUnsafeFigure } from './figures.ts';
import { asYou } from './person.ts';
import { leansOnContext } from './troubles.ts';

const OVER =
  /^(?:\p{L}+ ){1,3}(?:just |recently |already )?(?:had|was|were|got|did|didn't|lost|broke|left|died|passed|fell|moved|raised|failed|went|came|became|told|said|(?<!\b(?:gets?|is|are|feels?|being|keeps?|has|have) )\p{L}{3,}ed)\b|^(?!\p{L}+s )\p{L}+ quit\b/iu;

/** "reps forget everything", "makeup settles into wrinkles": a noun and its verb, within the first words. */
function hasVerb(tokens: readonly string[]): boolean {
  return tokens.slice(1, 4).some((token, index) => {
    const before = tokens[index] ?? '';
    return isPluralNoun(before)
      ? (isVerb(token) || COMPLAINS.test(token)) && index + 2 < tokens.length
      : (isVerb(baseOfThird(token)) || COMPLAINS.test(token)) && token.endsWith('s');
  });
}

const COMPLAINS =
  /^(?:ache|bark|scream|whine|peel|flake|glitch|lag|stall|rattle|squeak|droop|wilt|itch|creak|pee|drool|sag|fray|snore|click|bang|swing|crawl|never|always)s?$/i;

/** They have nothing of their own: what is "theirs" beside them is the viewer's. */
const THINGS =
  /^(?:payouts|sales|ads|emails|posts|videos|photos|listings|apps|queries|reports|prices|bills|fees|invoices|margins|numbers|nails|shoes|jeans|plants|cakes|loaves|websites|calendars|inboxes)$/i;

/** What goes well is no complaint. */
const WELL = /\b(?:great|good|proud|thriving|doing well|love|loves|gorgeous|beautiful|do(?:es)? well)\b/i;

/** "agents ace the role play, freeze on live calls": the rest of the list was said of others. */
function joined(text: string): string {
  return text.replace(
    /^([\p{L} -]+), (\p{Ll}+)(?= [\p{L} -]+$)(?!.* (?:and|or) )/u,
    (all, first: string, verb: string) =>
      isVerb(verb) && !isPluralNoun(verb)
        ? `${first} ${/\b(?:ace|pass|love|nod|smile|agree)\b/i.test(first) ? 'but' : 'and'} ${verb}`
        : all,
  );
}

/** "whose apps feel slow" → "your apps feel slow". */
export function belongingOf(text: string, max: number): Pain | undefined {
  // "whose reports nobody opens" → "nobody opens your reports".
  const unwanted =
    /^((?:\p{L}+ ){0,2}\p{L}+) (nobody|no one) (\p{L}+s|will \p{L}+|wants to \p{L}+|can \p{L}+)$/iu.exec(
      text,
    );
  if (unwanted) {
    const [, thing = '', who = '', verb = ''] = unwanted;
    return {
      you: `${who.toLowerCase()} ${verb} your ${thing}`,
      they: `${who.toLowerCase()} ${verb} their ${thing}`,
      ger: null,
      kind: 'situation',
      mild: false,
    };
  }
  // "whose grown kid can't get approved on their own": the kid's own.
  if (
    /^(?:\p{L}+ )?(?:kid|son|daughter|child|teen|teenager|husband|wife|spouse|partner|boss|dog|cat|puppy|parent|mom|dad|husbands|wives|spouses|partners|bosses) .*\b(?:their|them|they)\b/iu.test(
      text,
    )
  )
    return undefined;
  // Many people's backs hurt; yours is one.
  const told = joined(text);
  const one = told
    .replace(
      /^((?:backs|necks|bodies|minds|partners|spouses|bosses|husbands|wives|families|mothers|fathers|moms|dads|landlords|dogs|puppies|cats|babies|newborns|toddlers|(?:two|three|four|five|six)-year-olds|teenagers|teens)) (?!are\b|were\b|and\b|or\b|who\b|that\b|in\b|at\b|with\b|from\b|on\b|own\b)(\p{Ll}+)\b/u,
      (_, noun: string, verb: string) => `${singularOf(noun)} ${thirdPerson(verb)}`,
    )
    .replace(
      /^(calendars|inboxes|desks|schedules|closets|phones|kitchens|garages|bodies|backs|necks|minds|families|husbands|wives|spouses|bosses) (?:are|were)\b/u,
      (_, noun: string) => `${singularOf(noun)} is`,
    );
  // "whose partners bill first, manage second": several of them, and not the viewer's own.
  if (one !== told && /, \p{L}+ /u.test(told)) return undefined;
  const tokens = words(one);
  const subjectPlural = tokens.slice(0, 3).some((word) => isPluralNoun(word) && !isVerb(baseOfThird(word)));
  // What is theirs does it to them: "your reviews are killing you".
  const others = tokens.slice(3).some((word) => isPluralNoun(word));
  // "your execs check their phones": the phones are the execs'.
  const own =
    (subjectPlural || /^(?:crew|team|staff|board|class|audience)\b/i.test(one)) &&
    !THINGS.test(tokens[0] ?? '') &&
    /\b(?:they|their|themselves)\b/i.test(one);
  const clipped = clip(own ? one : others ? asYou(one) : thirdToSecond(one), max - 1);
  if (!clipped || hasUnsafeFigure(clipped) || WELL.test(clipped)) return undefined;
  if (!hasFinite(words(clipped)) && !hasVerb(words(clipped))) return undefined;
  // "what helps when your daughter had a stress fracture": what is over is no trouble of today.
  if (OVER.test(clipped)) return undefined;
  const their = clip(one, max - 1);
  // "your paycheck is gone four days after it lands": the paycheck lands.
  const whole = / it \p{L}+s$/u.test(clipped) ? `your ${clipped}` : clipped;
  if (!their || leansOnContext(whole)) return undefined;
  // "your puppy embarrasses them": whom, if not you?
  return {
    you: `your ${isPluralNoun(tokens[0] ?? '') ? clipped : clipped.replace(/\bthem$/i, 'you')}`,
    they: `their ${their}`,
    ger: null,
    kind: 'situation',
    mild: false,
  };
}
