/** What people do in a long story, and what the creator has them do, said to the viewer as a topic. */
import { baseOfThird, gerundOf, isVerb } from '../english/verbs.ts';
import { firstToSecond, plainQuotes, thirdToSecond, words } from '../english/words.ts';

/** Whom the creator tells of: "my clients", "every new family", "all of them". */
const PEOPLE =
  '(?:them|people|everyone|everybody|folks|(?:all |every |each |most )?(?:of )?(?:my |our |the )?(?:(?:new|young|older|first-time|other) )?(?:client|customer|famil(?:y|ies)|member|patient|student|tenant|manager|owner|buyer|seller|couple|parent|runner|team|freelancer|reader|adopter|teacher|nurse)s?)';

/** Where the deed ends and the story goes on. */
const ENDS =
  /[,.;:!?()]| (?:because|since|but|so|while|which|where|and then|and (?:expects?|it|it's|they|then|the|their|his|her|suddenly|explain|talk|say|why|how|nobody|everybody|everyone|I|we|becomes?|comes?|is|are)|when|even though|that (?:they|I|we))\b.*$/i;

const MOST_WORDS = 9;
const MOST_OF_POINTS = 10;
/** A deed that stands behind the name of a method. */
const MOST_BESIDE_A_NAME = 5;

const cut = (text: string): string => {
  const end = ENDS.exec(text);
  return (end ? text.slice(0, end.index) : text).trim();
};

/** The last words that can go: "for the first five days", "with the door open". */
export function shortened(text: string, most: number): string {
  let short = text;
  while (words(short).length > most) {
    const next = short.replace(
      / (?:for|with|on|at|from|by|without|off|during|after|before|until|every|to)(?: (?!(?:for|with|on|at|from|by|without|off|during|after|before|until|every)\b)\S+)+$/i,
      '',
    );
    if (next === short) return '';
    short = next;
  }
  return short;
}

/** What only the story explains. */
const POINTS_BACK = /\b(?:it|this|that|them|these|those|he|she|his|him|we|us|our|I|my|me)\b/i;

const HAPPENS =
  /\bwhat happens when (people|someone|somebody|everyone|you|they|a (?:\p{L}+ )?(?:company|family|couple|manager|client|person)|(?:(?:new|young|older|first-time|busy|engaged) )?(?!kids|children|teens|somebody's|someone's)\p{Ll}+s) (?:suddenly |finally |just |only )?(\p{Ll}+) (\S.*)$/iu;

/** What happens to people: how it is done is no question, and nobody wants it. */
const BEFALLS =
  /^(?:lose|die|pass|get (?:sick|ill|hurt|laid|fired|diagnosed)|have|be|feel|find|hit|fall|suffer|become|miss|run|know|see|hear|think|owe|come (?:to (?:me|my|us)|into))\b/i;
/** What the story warns against. */
const WARNED =
  /^(?:skip|ignore|stop|forget|avoid|delay|rush|neglect|overdo|overwater|put off|give up|wait|cheat)\b/i;
/** What comes to people once, and has to go somewhere. */
const RECEIVED =
  /^(?:get|receive|earn|win|inherit) (?:(?:an?|their|your|his|her|some|the) )?((?:(?:first|big|bigger|large|yearly|annual|year-end|unexpected|small|tax|extra|cash|insurance|legal) )*(?:raise|bonus|(?:tax )?refund|inheritance|settlement|windfall|payout|severance|commission|lump sum|tax return|promotion|job offer))s?\b/i;
/** What one does on purpose, and can do well. */
const DONE_WELL =
  /^(?:sell|buy|lend|move|hire|fire|retire|adopt|plan|build|open|travel|switch|leave|rent|train|teach|learn|write|prepare|downsize|launch|start|return|come back|go back|apply|negotiate|borrow|invest|refinance|renovate|homeschool|combine|split|merge|cook|bake|paint|plant|run|walk|freeze)\b/i;

export type ToldDeed =
  /** "lend money to a brother or a friend", and whether it can be taught; `shown`: what the creator has them do. */
  | { kind: 'deed'; vp: string; ger: string; taught: boolean; shown?: true }
  /** "don't skip code review" */
  | { kind: 'warning'; vp: string }
  /** "what to do with a raise", and what it is for. */
  | { kind: 'clause'; text: string; matter: string };

const gerund = (vp: string): string => vp.replace(/^\p{Ll}+/u, (verb) => gerundOf(verb));

/** "your first big tax refund" */
function received(vp: string): ToldDeed | null {
  const thing = RECEIVED.exec(vp)?.[1];
  if (!thing) return null;
  const own = !/^(?:raise|inheritance|settlement|windfall|promotion|job offer|lump sum|payout)$/i.test(thing);
  const said = own ? `your ${thing}` : /^[aeiou]/i.test(thing) ? `an ${thing}` : `a ${thing}`;
  return { kind: 'clause', text: `what to do with ${said}`, matter: said };
}

/** "what happens when people get a raise", "what happens when a company hires somebody". */
function happening(story: string): ToldDeed | null {
  const [, who = '', verb = '', rest = ''] = HAPPENS.exec(story) ?? [];
  if (who === '') return null;
  const one = /^(?:someone|somebody|everyone|a )/i.test(who);
  const base = one ? baseOfThird(verb) : verb;
  if (!isVerb(base)) return null;
  const vp = thirdToSecond(`${base} ${cut(rest)}`);
  const got = received(vp);
  if (got) return got;
  const short = shortened(vp, MOST_WORDS);
  if (words(short).length < 3 || POINTS_BACK.test(short) || BEFALLS.test(short) || /^get\b/i.test(short))
    return null;
  if (WARNED.test(short)) return { kind: 'warning', vp: short };
  return { kind: 'deed', vp: short, ger: gerund(short), taught: DONE_WELL.test(short) };
}

const HAD_DO = new RegExp(
  `\\b(?:show|share|explain|teach|demonstrate|(?:walk|go|talk) (?:\\p{L}+ )?through) how (?:I|we) (?:have|get|teach|help|ask|tell|train|coach) ${PEOPLE} (?:to )?(\\p{Ll}+ \\S.*)$`,
  'iu',
);

/** "how I have them live on their lowest month and move the extra": the first half, where the second needs nothing of it. */
function madeToDo(story: string): ToldDeed | null {
  const said = cut(HAD_DO.exec(story)?.[1] ?? '');
  const [first = '', ...more] = said.split(/ and (?=\p{Ll}+ )/u);
  if (first === '' || more.some((part) => POINTS_BACK.test(part))) return null;
  const vp = shortened(thirdToSecond(first), MOST_WORDS);
  if (words(vp).length < 3 || POINTS_BACK.test(vp) || !isVerb(words(vp)[0] ?? '')) return null;
  return { kind: 'deed', vp, ger: gerund(vp), taught: true, shown: true };
}

const OWN_WAY =
  /\b(?:show|share|explain|teach|demonstrate) (?:you |people |them |viewers )?(?:the (?:exact )?way|how) (?:I|we) (?!have\b|get\b|teach\b|help\b|use\b|do\b|make\b|take\b|give\b|keep\b|put\b|go\b|tell\b|ask\b)(\p{Ll}+) ((?:an?|my|our) (?:[\p{L}-]+ ){0,2}?[\p{L}-]+)(?= (?:out|from|with|in|on|at|before|after|by|every|without|step)\b|[,.;])/iu;

/** "the way I read an error message out loud": how the creator does it is what is taught. */
function ownWay(story: string): ToldDeed | null {
  const [, verb = '', thing = ''] = OWN_WAY.exec(story) ?? [];
  if (!isVerb(verb)) return null;
  const vp = `${verb} ${firstToSecond(thing)}`;
  return { kind: 'deed', vp, ger: gerund(vp), taught: true };
}

const TO_DO = new RegExp(
  `\\b(?:show|share|explain|(?:walk|go|talk) (?:\\p{L}+ )?through|go over) (?:the|a|one) (?:(?:one|first|short|simple|few|small|easy|exact) )*(?:list of )?things? (?:that )?(?:I|we) (?:have|get|ask|tell|make|want) ${PEOPLE} (?:to )?do ((?:in|before|after|on|with|during|once|right after|the) \\S.*)$`,
  'iu',
);

/** "the thing I get clients to do in the first week after a raise" → "what to do in the first week after a raise". */
function toDo(story: string): ToldDeed | null {
  const rest = thirdToSecond(cut(TO_DO.exec(story)?.[1] ?? ''));
  const [, event = ''] = /\b(?:after|before|with|once) (\S.*)$/i.exec(rest) ?? [];
  if (event === '' || POINTS_BACK.test(rest) || words(rest).length > MOST_WORDS) return null;
  return { kind: 'clause', text: `what to do ${rest}`, matter: event };
}

const COUNT = 'two|three|four|five|six|seven|eight|nine|ten|\\d+';
const POINTS = new RegExp(
  `\\b(?:show|share|explain|(?:walk|go|talk) (?:\\p{L}+ )?through|go over) (?:the|my|our) (${COUNT}) (\\p{Ll}+s) (?:that )?(?:I|we) (ask|check|look at|look for|use|test|measure|write down) (?:${PEOPLE} ?)?(?:first ?)?(?:with ${PEOPLE} ?)?(.*)$`,
  'iu',
);

/** "three things to look at before you tap any link" */
const POINTS_TO = new RegExp(
  `\\b(?:show|share|explain|(?:walk|go|talk) (?:\\p{L}+ )?through|go over) (?:you |people |them )?(?:the |my )?(${COUNT}) (things|questions|signs|places|words|numbers) to (ask|check|look at|look for|say|test|do|know) (.*)$`,
  'iu',
);

/** "three questions to ask before you say yes to a loan"; null where they do not say what they are about. */
export function pointsOf(raw: string): string | null {
  const told = POINTS.exec(plainQuotes(raw));
  const [, count = '', noun = '', verb = '', after = ''] = told ?? POINTS_TO.exec(plainQuotes(raw)) ?? [];
  const rest = cut(after);
  if (
    count === '' ||
    /\b(?:we|us|our)\b|\b(?:do|try|change|touch|sign) (?:anything|it|something)$/i.test(rest)
  )
    return null;
  const whole = `${noun} to ${verb} ${thirdToSecond(firstToSecond(rest))}`;
  const short =
    told && words(whole).length > MOST_OF_POINTS ? whole.replace(/ (?:before|after|when) .*$/i, '') : whole;
  const points = shortened(short, MOST_OF_POINTS);
  return SAYS_WHAT.test(points) && !POINTS_BACK.test(points) ? `${count} ${points}` : null;
}

/** "the five questions I ask", beside the situation that says what they are about. */
export function countedOf(raw: string): string | null {
  const [, count = '', noun = '', verb = ''] = POINTS.exec(plainQuotes(raw)) ?? [];
  return count === '' || /^(?:things|ways)$/i.test(noun) ? null : `the ${count} ${noun} I ${verb}`;
}

/** Where the creator asks them says nothing of what they are about. */
const SAYS_WHAT =
  / (?:before|after|in|on|of|about|with|for) (?!(?:the|my|a|your) (?:phone|call|table|first|meeting|kitchen)\b)\S+ \S/i;

/** "when people hire me to declutter their garage": what they pay for is what they want done. */
const HIRED =
  /\b\p{Ll}+s?(?: usually| often| first)? (?:hire|call|pay|book|ask) (?:me|us) to (?!help\b|come\b|look\b|take\b|ask\b|talk\b|say\b|tell\b)(\p{Ll}+)((?: (?!they\b|and\b|it\b|because\b|have\b|usually\b)[\p{L}'-]+){1,4}?)(?=[,.;]| (?:they|and|because|it|have|usually|after)\b)/iu;

function hiredFor(story: string): ToldDeed | null {
  const [, verb = '', rest = ''] = HIRED.exec(story) ?? [];
  const vp = thirdToSecond(`${verb}${rest}`);
  if (!isVerb(verb) || POINTS_BACK.test(vp)) return null;
  return { kind: 'deed', vp, ger: gerund(vp), taught: true };
}

/** Null where the story tells of no deed that can be said by itself. */
export function toldDeedOf(raw: string): ToldDeed | null {
  const story = plainQuotes(raw).replace(/\s+/g, ' ');
  return happening(story) ?? toDo(story) ?? madeToDo(story) ?? ownWay(story) ?? hiredFor(story);
}

/** "coming back to the gym", behind the name of a method. */
export function purposeOf(deed: ToldDeed | null): string | null {
  if (deed?.kind === 'clause') return deed.matter;
  if (deed?.kind !== 'deed' || deed.shown) return null;
  const short = shortened(deed.ger.replace(/(?<=\S \S.*) every \S.*$/i, ''), MOST_BESIDE_A_NAME);
  return words(short).length > 1 ? short : null;
}
