/** The method that a long story shows: "the two account trick I give new clients", and what it is better than. */
import { plainQuotes, thirdToSecond, words } from '../english/words.ts';

/** What a creator has a way of doing; what stands before it is its name. */
const KIND =
  'tricks?|check-ins?|check-ups?|paychecks?|paycheck check|plans?|systems?|methods?|habits?|routines?|funds?|maps?|rules?|formula|framework|ritual|exercise|drill|worksheet|checklist|spreadsheet|calendar|calculator|set-?up|process|approach|audit|reset|jars?|folder|binder|sheet|budget|split|pots?|ladder|script|template|technique|hack|rotation|walkthrough|walk-through|swap|warm-up|meeting|scoreboard|board|chart|tracker|test|trial shift|page';

const SHOWN = new RegExp(
  `\\b(?:show|share|teach|explain|demo|demonstrate|film|(?:go|run) (?:over|through)|break down|(?:walk|talk|take) (?:\\p{L}+ )?through) (?:you |people |them |viewers |everyone |folks )?(?:the|my|a|an|this|our|that) ((?:[\\p{L}\\p{N}'-]+ ){1,5}?(?:${KIND}))(?=[,.;]| (?:that|which|where|I|we|from|so|and|because|with)\\b)`,
  'iu',
);

const PRAISE =
  /^(?:(?:simple|easy|plain|little|quick|basic|exact|same|very|super|really|whole|actual|new) )+/i;
const COUNT = 'one|two|three|four|five|six|seven|eight|nine|ten|thirty|sixty|ninety|\\d+';
const MEASURED = new RegExp(
  `^(${COUNT}) ((?:bank |savings )?(?:account|bucket|envelope|page|step|day|week|month|minute|hour|pile|jar|question|list|part|word|line|number|column|card|folder|meal|bag|box|room))(?= )`,
  'i',
);

/** "two account trick" → "two-account trick". */
const asName = (text: string): string =>
  text.replace(PRAISE, '').replace(MEASURED, (all) => all.replace(/ /g, '-'));

const BEATS =
  /\bwhy (?:it|this|that|it all|mine) (?:usually |always |almost always )?(?:beats|works (?:so much |a lot |way )?better than|is (?:so much |a lot |way )?better than|is (?:so much |a lot )?easier than) ([^.,;]+)/i;
const MOST_WORDS = 9;

/** What people do instead; only the story knows what its "it" is. */
function beatenBy(story: string): string | null {
  const found = thirdToSecond(BEATS.exec(story)?.[1]?.trim() ?? '')
    .replace(/ to (?:\p{L}+ )?it\b.*$/iu, '')
    .replace(/ (?:and|because|when|since|so|but) .*$/i, '');
  const count = words(found).length;
  if (count < 1 || count > MOST_WORDS || /\b(?:it|this|that|them|she|he|I|my|we|our)\b/i.test(found))
    return null;
  return found;
}

export type Method = { name: string; beats: string | null };

export function methodOf(raw: string): Method | null {
  const story = plainQuotes(raw).replace(/\s+/g, ' ');
  const name = asName(SHOWN.exec(story)?.[1] ?? '');
  if (
    !/[ -]/.test(name) ||
    words(name).length > 5 ||
    /(?:^| )(?:the|a|an|of|to|for|in|and|or|I|we|whole)(?: |$)/i.test(name)
  )
    return null;
  return { name, beats: beatenBy(story) };
}

/** A name that says what it is for: "weekly money check-in". */
const SAYS_FOR_WHAT =
  /\b(?:money|savings?|budget\p{L}*|tax(?:es)?|debts?|pension|holiday|spending|cash|bill|bills|payday|paycheck|invoice|retirement|emergency|income|insurance|inheritance|content|sleep|morning|evening|meal|lunch|breakfast|grocery|feedback|cleaning|garden\p{L}*|training|study)\b/iu;

/** "three-bucket plan for inheritance money": a plan for what? */
export function nameWith(name: string, matter: string | null): string {
  return matter === null || SAYS_FOR_WHAT.test(name) ? name : `${name} for ${matter}`;
}
