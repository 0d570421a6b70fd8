/** Who people in particular are, by what is said right after them. */
import { isPluralNoun } from '../english/nouns.ts';
import { baseOfThird, isVerb } from '../english/verbs.ts';
import { words } from '../english/words.ts';

const MAX_AUDIENCE = 6;
/** Where what identifies them ends. */
const TAIL_END =
  /[,;:.()!?]|\s(?:and|but|because|who|that|later|mostly|especially|so|yet|even|or else|(?:looking|hoping|trying|wanting) (?:for|to))\s.*$/i;
const PARTICIPLE =
  /^(?:(?:newly|recently|currently|just|now) )?(?:diagnosed with|recovering from|paying off|growing|stuck in|living with|living in|working in|working from|caring for|raising|training for|learning|starting|planning|moving to|moving from|going through|coming back from|returning to|thinking about|new to|returning from|starting over after|saving for|preparing for|studying for|managing|running|launching)\s/i;

/**
 * People, women and adults are nobody in particular; what follows them tells who they are: "people stuck in corporate
 * jobs", "adults who lost a parent". Null where it is too long to say.
 */
export function identified(head: string, after: string): string | null {
  const rest = after.trim();
  // "people a few months into therapy": how far they have come tells who they are.
  const along = HOW_FAR.exec(rest)?.[0];
  if (along && !BAD_TAIL.test(along)) return `${head} ${along}`;
  const who = /^who (?!are\b|is\b|'|may\b|might\b|could\b|would\b)/i.test(rest);
  // "people about to sign a lease on their first flat"
  const next = ABOUT_TO.exec(rest)?.[0];
  if (next && !BAD_TAIL.test(next)) return `${head} ${next}`;
  if (!who && !PARTICIPLE.test(`${rest} `)) return null;
  const body = who ? rest.slice(4) : rest.replace(/^(?:newly|recently|currently|just|now) /i, '');
  const cut =
    body
      .replace(TAIL_END, '')
      .split(/[,;:.()!?]/)[0]
      ?.trim() ?? '';
  // "women who get red and itchy": both are said of them, and one of the two is another trouble.
  const joined = /^ and (\p{L}[\p{L}'-]*)/u.exec(body.slice(cut.length))?.[1];
  if (
    joined &&
    !isPluralNoun(words(cut).at(-1) ?? '') &&
    !isVerb(joined) &&
    !isVerb(baseOfThird(joined)) &&
    !OPENS_ANOTHER.test(joined)
  )
    return null;
  // "women who own nothing but jeans" must not end at "nothing".
  if (/\b(?:nothing|everyone|everything|everybody|anything|nobody) but\b/i.test(body)) return null;
  const kin = /^(?:daughters|sons)\b/i.test(head);
  // "daughters caring for a parent with dementia": whose daughters is enough.
  const tail = words(who ? `who ${cut}` : kin ? cut.replace(/ with .*$/i, '') : cut);
  if (tail.length < (who ? 3 : 2) || BAD_TAIL.test(cut)) return null;
  const found = [head, ...tail.map((token, index) => (index === 0 ? token.toLowerCase() : token))].join(' ');
  return words(found).length <= (kin ? MAX_AUDIENCE + 1 : MAX_AUDIENCE) ? found : null;
}

const ABOUT_TO =
  /^about to (?!give|quit|throw|snap|lose|cry|scream)\p{L}+(?: (?!on\b|from\b|with\b|in\b|at\b|who\b|and\b|but\b|after\b|before\b|because\b)[\p{L}'-]+){1,4}(?=$|[,;.]| (?:for|on|from|with|in|at|who|and|but|after|before|because)\b)/iu;

const OPENS_ANOTHER =
  /^(?:who|are|have|had|can't|don't|didn't|won't|never|still|now|then|always|only|just|feel|not|no|want|\p{L}+ed|\p{L}+ing|got|went|felt|lost|kept|found|left|came)$/iu;

const HOW_FAR =
  /^(?:just )?(?:an?|a few|one|two|three|four|five|six|several) (?:days?|weeks?|months?|years?) (?:into|away from|out of) (?:an? )?\p{L}+(?=$|[,;.]| who\b| and\b)/iu;

const BAD_TAIL =
  /[$%/@#<>{}=[\]*_|\\]|\b(?:I|we|my|our|me|us|it|this|a lot|etc)\b|\b(?:to|of|for|in|on|with|the|a|an|at|not|don't|can't|their)$/i;
