/** The method that a long story shows: "the two account trick I give new clients", and what it is better than. */
import { plainQuotes, thirdToSecond, words } from '../english/words.ts';

/** What a creator has a way of doing; what stands before it is its name. */
const KIND =
  'tricks?|check-ins?|check-ups?|paychecks?|paycheck check|plans?|systems?|methods?|habits?|routines?|funds?|maps?|rules?|formula|framework|ritual|exercise|drill|worksheet|checklist|spreadsheet|calendar|calculator|set-?up|process|approach|audit|reset|jars?|folder|binder|sheet|budget|split|pots?|ladder|script|template|technique|hack|rotation|walkthrough|walk-through|swap|warm-up|meeting|scoreboard|board|chart|tracker|test|trial shift|page|list|agenda|form|cheat sheet|one-pager|questionnaire|timeline|kit';

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

/** "the one-page list I give families", "the sheet I fill in with owner operators": for whom it is. */
const GIVEN_TO =
  / (?:I|we) (?:give|hand|send|show|(?:use|do|make|go through|fill (?:in|out)) with|(?:get|ask|have|make)) ((?:(?:new|young|older|first-time|small|local) )?(?!them\b|people\b|clients\b|everyone\b|my\b|our\b|it\b|all\b)\p{Ll}+s)(?= |[,.;])/iu;

/** `whom`: those who get it, where the story names them. */
export type Method = { name: string; beats: string | null; whom: string | null };

export function methodOf(raw: string): Method | null {
  const story = plainQuotes(raw).replace(/\s+/g, ' ');
  const shown = SHOWN.exec(story)?.[1] ?? '';
  const name = asName(shown);
  if (
    !/[ -]/.test(name) ||
    // "the one folder" says nothing to who has not seen it.
    new RegExp(`^(?:${COUNT}) \\S+$`, 'i').test(name) ||
    words(name).length > 5 ||
    /(?:^| )(?:the|a|an|of|to|for|in|and|or|I|we|whole)(?: |$)/i.test(name)
  )
    return null;
  const after = story.slice(story.indexOf(shown) + shown.length, story.indexOf(shown) + shown.length + 60);
  return { name, beats: beatenBy(story), whom: GIVEN_TO.exec(after)?.[1] ?? null };
}

/** What is filled in, or gone through, beside a hard time too. */
export function isPaper({ name }: Method): boolean {
  return /\b(?:list|sheet|agenda|checklist|worksheet|binder|folder|form|timeline|page|template|script)$/i.test(
    name,
  );
}

/** A name that says what it is for: "weekly money check-in". */
const SAYS_FOR_WHAT =
  /\b(?:money|savings?|budget\p{L}*|tax(?:es)?|debts?|pension|holiday|spending|cash|bill|bills|payday|paycheck|invoice|retirement|emergency|income|insurance|inheritance|content|sleep|morning|evening|meal|lunch|breakfast|grocery|feedback|cleaning|garden\p{L}*|training|study)\b/iu;

/** "three-bucket plan for inheritance money": a plan for what? Or else, for whom? */
export function nameWith({ name, whom }: Method, matter: string | null): string {
  const use = matter ?? whom;
  return use === null || saysEnough(name) ? name : `${name} for ${use}`;
}

/** "one-page family meeting agenda" is understood by itself. */
export function saysEnough(name: string): boolean {
  return SAYS_FOR_WHAT.test(name) || words(name).filter((word) => !word.includes('-')).length > 2;
}
