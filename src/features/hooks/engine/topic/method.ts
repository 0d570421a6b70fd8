/** The method that a long story shows: "the two account trick I give new clients", and what it is better than. */
import { isPluralNoun, knownSingular } from '../english/nouns.ts';
import { gerundOf, isVerb } from '../english/verbs.ts';
import { plainQuotes, thirdToSecond, words } from '../english/words.ts';
import { contentStems } from '../stems.ts';

/** What a creator has a way of doing; what stands before it is its name. */
const KIND =
  'tricks?|check-ins?|check-ups?|paychecks?|paycheck check|plans?|systems?|methods?|habits?|routines?|funds?|maps?|rules?|formula|framework|ritual|exercise|drill|worksheet|checklist|spreadsheet|calendar|calculator|set-?up|process|approach|audit|reset|jars?|folder|binder|sheet|budget|split|pots?|ladder|script|template|technique|hack|rotation|walkthrough|walk-through|swap|warm-up|meeting|scoreboard|board|chart|tracker|test|trial shift|page|list|agenda|form|cheat sheet|one-pager|questionnaire|timeline|kit|schedule|agreement|contract|check|scorecard|photo walk|playbook|log|journal|menu|game|sort|turn|pause|sweep|countdown|circuit|talk';

const SHOWN = new RegExp(
  `\\b(?:show|share|teach|explain|demo|demonstrate|film|(?:go|run) (?:over|through)|break down|(?:walk|talk|take) (?:\\p{L}+ )?through) (?:you |people |them |viewers |everyone |folks )?(?:the|my|a|an|this|our|that) ((?:[\\p{L}\\p{N}'-]+ ){1,5}?(?:${KIND}))(?=[,.;]| (?:that|which|where|I|we|from|so|and|because|with)\\b)`,
  'iu',
);

/** "the list of yearly bills that I make with every client" is a yearly bill list. */
const MADE_OF =
  /\b(?:show|share|teach|explain|(?:go|run) (?:over|through)|break down|(?:walk|talk|take) (?:\p{L}+ )?through) (?:you |people |them |viewers |everyone |folks )?(?:the|my|a|this|our) (?:\p{L}+ )?(list|sheet|calendar|chart|checklist|map|board|page) of (?:all )?(?:the |your |their |my )?((?:(?!of|for|to|in|on|and|or|things|people|stuff|that|which)\p{Ll}+ ){0,2}?)(\p{Ll}+s) (?:that |which )?(?:I|we) /iu;

function madeOf(story: string): string {
  const [, kind = '', before = '', many = ''] = MADE_OF.exec(story) ?? [];
  const one = kind === '' || /^(?:things|ones|others)$/i.test(many) ? null : knownSingular(many);
  return one === null ? '' : `${before}${one} ${kind}`;
}

const PRAISE =
  /^(?:(?:simple|easy|plain|little|quick|basic|exact|same|very|super|really|whole|actual|new|small|short|tiny) )+/i;
const COUNT =
  'one|single|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|sixty|ninety|\\d+';
const MEASURED = new RegExp(
  `^(${COUNT}) ((?:bank |savings )?(?:account|bucket|envelope|page|step|day|week|month|minute|hour|pile|jar|question|list|part|word|line|number|column|card|folder|meal|bag|box|room|color|sentence|set|rep|breath|song))(?= )`,
  'i',
);

/** "two account trick" → "two-account trick". */
const asName = (text: string): string =>
  text
    .replace(PRAISE, '')
    // "fifty fifty rule", "80 20 plan"
    .replace(/^(\p{L}+ty|\d\d) (\p{L}+ty|\d\d)(?= \S)/iu, '$1-$2')
    // "zero to one thousand plan"
    .replace(/^\p{L}+ to (?:\p{L}+ )?(?:ten|hundred|thousand|million|\d+)(?= \S+$)/iu, (all) =>
      all.replace(/ /g, '-'),
    )
    .replace(/^(first|last|second) (day|week|month|year|night)(?= \S)/i, '$1-$2')
    .replace(MEASURED, (all) => all.replace(/ /g, '-'));

const SHOW =
  '\\b(?:show|share|teach|explain|(?:go|run) (?:over|through)|break down|(?:walk|talk|take) (?:\\p{L}+ )?through) (?:the|my|our) ';
/** "the three buckets I have my clients write down" are parts of one plan, "the easy rule I use on payday" is a payday rule. */
const PARTS = new RegExp(
  `${SHOW}(?:simple |easy )?(two|three|four|five|six) (?:bank |savings )?(bucket|envelope|pile|jar|pot|account)s (?:that )?(?:I|we) `,
  'iu',
);
const TIMED = new RegExp(
  `${SHOW}(?:(?:simple|easy|quick|little|one|small|short) )+(rule|trick|check|routine|habit|plan) (?:that )?(?:I|we) (?:use|do|follow|keep) (?:on|every|at) (payday|\\p{L}+day|morning|night|bedtime|move-in day)(?=[,.;]| (?:which|and|where|that)\\b)`,
  'iu',
);

function namedByParts(story: string): string {
  const [, count = '', part = ''] = PARTS.exec(story) ?? [];
  if (count !== '') return `${count}-${part} ${part === 'account' ? 'setup' : 'plan'}`;
  const [, kind = '', when = ''] = TIMED.exec(story) ?? [];
  return kind === '' ? '' : `${when} ${kind}`;
}

const BEATS =
  /\bwhy (?:it|this|that|it all|mine)(?:'s (?:so much |a lot |way )?(?:better|easier) than| (?:usually |always |almost always )?(?:beats|works (?:so much |a lot |way )?better than|is (?:so much |a lot |way )?better than|is (?:so much |a lot )?easier than)) ([^.,;]+)/i;
const MOST_WORDS = 9;

/** What people do instead; only the story knows what its "it" is. */
function beatenBy(story: string): string | null {
  const found = thirdToSecond(BEATS.exec(story)?.[1]?.trim() ?? '')
    .replace(/ to (?:\p{L}+ )?it\b.*$/iu, '')
    .replace(/ (?:and|because|when|since|so|but) .*$/i, '');
  const count = words(found).length;
  if (
    count < 1 ||
    count > MOST_WORDS ||
    /^trying$/i.test(found) ||
    /\b(?:it|this|that|them|she|he|I|my|we|our)\b/i.test(found)
  )
    return null;
  // "an easier way than any spreadsheet", "any diet app"
  return isPluralNoun(words(found).at(-1) ?? '')
    ? found
    : found.replace(/^any (?=(?:\p{L}+ )?\p{L}+$)/iu, () => (/^any [aeiou]/i.test(found) ? 'an ' : 'a '));
}

/** "the one-page list I give families", "the sheet I fill in with owner operators": for whom it is. */
const GIVEN_TO =
  / (?:I|we) (?:give|hand|send|show|teach|(?:use|do|make|go through|fill (?:in|out)) with|(?:get|ask|have|make)) ((?!new (?:members|students|patients|customers|clients)\b)(?:(?:new|young|older|first-time|small|local) )?(?!them\b|people\b|(?:new )?(?:clients|members|students|patients|customers)\b|everyone\b|my\b|our\b|it\b|all\b)\p{Ll}+s)(?= |[,.;])/iu;

/** `whom`: those who get it, where the story names them. */
export type Method = {
  name: string;
  beats: string | null;
  whom: string | null;
  /** "accepting a load": it is used before that. */
  use: string | null;
};

export function methodOf(raw: string): Method | null {
  const story = plainQuotes(raw)
    .replace(/\s+/g, ' ')
    .replace(/\b(check|warm|walk) (in|up|through)(?= (?:that |which )?(?:I|we)\b)/gi, '$1-$2');
  const shown = SHOWN.exec(story)?.[1] ?? '';
  const called = asName(shown);
  // "the easy rule" is no name.
  const made = /[ -]/.test(called) ? '' : namedByParts(story) || madeOf(story);
  const name = made === '' ? called : made;
  if (
    !/[ -]/.test(name) ||
    // "the one folder" says nothing to who has not seen it.
    new RegExp(`^(?:${COUNT}) \\S+$`, 'i').test(name) ||
    words(name).length > 5 ||
    /(?:^| )(?:the|a|an|of|to|for|in|and|or|I|we|whole)(?: |$)/i.test(name)
  )
    return null;
  const end = story.indexOf(shown) + shown.length;
  const after = made === '' ? story.slice(end, end + 80) : '';
  return {
    name,
    beats: beatenBy(story),
    whom: GIVEN_TO.exec(after)?.[1] ?? null,
    use: usedBefore(after),
  };
}

/** "the one-page sheet I fill in with owner operators before they accept a load". */
const BEFORE =
  /^ (?:that )?(?:I|we) [^,.;]*? before (?:they|you|I|we) (?:ever |even )?(\p{Ll}+)((?: (?!it\b|them\b|this\b)[\p{L}-]+){1,4})(?=[,.;])/iu;

/** Done to nothing these say nothing. */
const LIGHT = /^(?:do|say|make|take|get|have|touch|buy|try|start|change|sign|send|add|put)$/i;

function usedBefore(after: string): string | null {
  const [, verb = '', rest = ''] = BEFORE.exec(after) ?? [];
  if (!isVerb(verb)) return null;
  // "before they sing a single word": it is for singing.
  const done = /^ (?:anything(?: else)?|an?(?: single)? (?:word|thing|note|line|step)|one word)$/i.test(rest)
    ? ''
    : thirdToSecond(rest);
  return done === '' && LIGHT.test(verb) ? null : `${gerundOf(verb)}${done}`;
}

/** What is filled in, or gone through, beside a hard time too. */
export function isPaper({ name }: Method): boolean {
  return /\b(?:list|sheet|agenda|checklist|worksheet|binder|folder|form|timeline|page|template|script|waiting rule|letter)$/i.test(
    name,
  );
}

/** A name that says what it is for: "weekly money check-in". */
const SAYS_FOR_WHAT =
  /\b(?:money|savings?|budget\p{L}*|tax(?:es)?|debts?|pension|holiday|spending|cash|bill|bills|payday|paycheck|invoice|retirement|emergency|income|insurance|inheritance|content|sleep|morning|evening|meal|lunch|breakfast|grocery|feedback|cleaning|garden\p{L}*|training|study)\b/iu;

/** "three-bucket plan for inheritance money": a plan for what? Or else, for whom? */
export function nameWith({ name, whom, use }: Method, matter: string | null): string {
  const what = matter ?? use ?? whom;
  if (what === null || saysEnough(name)) return name;
  // "my one-page phone agreement" needs no phone behind it.
  const said = contentStems(name);
  return [...contentStems(what)].some((root) => said.has(root)) ? name : `${name} for ${what}`;
}

/** "two-account tax trick" of the trick for taxes: the same in fewer words. */
export function briefName({ name }: Method, matter: string | null): string | null {
  const parts = words(name);
  const about = words(matter ?? '');
  const [last = ''] = about.slice(-1);
  const plain =
    about.length > 0 &&
    about.length < 4 &&
    !/\b(?:an?|the|your|with|after|on|and|being)\b|ing\b/i.test(matter ?? '');
  // "monthly tax folder"; a paper test is no paper kitchen knife test.
  if (parts.length !== 2 || !/-|ly$/i.test(parts[0] ?? '') || !plain || saysEnough(name)) return null;
  const one = knownSingular(last) ?? last;
  // "three-bucket bonuses split"
  return isPluralNoun(one) ? null : [parts[0], ...about.slice(0, -1), one, parts[1]].join(' ');
}

/** "one-page family meeting agenda" is understood by itself. */
export function saysEnough(name: string): boolean {
  // "blank page method": what is on the page?
  const plain = words(name).filter(
    (word, at, all) =>
      !word.includes('-') &&
      (at === all.length - 1 || !/^(?:page|list|sheet|blank|paper|empty)$/i.test(word)),
  ).length;
  // Nobody knows what a "cold night test" is for.
  return SAYS_FOR_WHAT.test(name) || plain > (/\b(?:test|check|rule)$/i.test(name) ? 3 : 2);
}
