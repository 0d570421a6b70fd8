/**
 * Where the people of a long story stand, said to the viewer as a clause: "you get a raise". Whoever hears it knows at
 * once whether the video is meant for them, which neither the name of a method nor a field of work says.
 */
import { baseOfThird, gerundOf, isVerb } from '../english/verbs.ts';
import { plainQuotes, thirdToSecond, words } from '../english/words.ts';
import { contentStems } from '../stems.ts';
import { KNOWN_SITUATIONS } from './known-situations.ts';
import { shortened } from './told-deeds.ts';
import type { Situation } from './topic.ts';

const MOST_WORDS = 8;
const MOST = 3;

/** Where the clause ends and the story goes on. */
const ENDS =
  /[,.;:!?()]| (?:because|since|but|so|while|which|where|whether|and|or else|when|even though|then|thinking|hoping|without|that|just|from (?:me|us)|the (?:minute|moment|second|day|week|first) (?:they|you))\b.*$/i;

/** What only the story explains, or what is said of others. */
const POINTS_BACK =
  /\b(?:it|this|that|them|these|those|they|their|he|she|his|him|her|we|us|our|I|my|me|one|there|same|something|somebody|someone|everything|whole|huge|kind)\b/i;

function cut(text: string): string {
  const end = ENDS.exec(text);
  const said = (end ? text.slice(0, end.index) : text).trim();
  // "with your brothers (and sisters)": half of two is left out with what it stands in.
  const [, next = ''] = /^ and (?:your |their |the )?(\p{L}+)/u.exec(end ? text.slice(end.index) : '') ?? [];
  return next !== '' &&
    !isVerb(next) &&
    !/^(?:they|then|it|he|she|we|I|there|suddenly|now|nobody|never)$/i.test(next)
    ? said.replace(/ (?:together )?(?:with|for|to|from|in|on) (?!.* (?:with|for|to|from|in|on) )\S.*$/i, '')
    : said;
}

/** What people are in, or do with open eyes; what goes wrong for them is told by the customer's own words. */
const STANDS =
  /^(?:get (?:paid|married|divorced|a|an|your)|pick up|work|earn|own|rent|lend|move|retire|inherit|hire|adopt|share|juggle|change jobs|switch|sell|buy|start|take over|take on|save for|pay yourself|live|graduate|freelance|go back|come back|return|plan|open|teach|travel|train|care for|homeschool|run|become an?|lose your job|want to help|leave your \p{Ll}+ alone)\b/iu;
const NOT_A_STAND =
  /^(?:get (?:a|an|your|the) (?:\p{L}+ )?(?:surprise|call|shock|bill|letter|email|reminder|feeling|message|lot|bit|question)|run (?:out|into|late|around|away)|start (?:to|with|over|out|looking|feeling|thinking|panicking|worrying|the)\b|open (?:up|the|a bill)|take (?:on too|it)|plan (?:on|to)|live (?:in fear|with)|work (?:so|too|hard|with|out)|change (?:your|the))/iu;

/** Those whom the creator sees: "a lot of the nurses I work with", "almost everybody who books a call with me". */
const DOING = [0, 1, 2, 3].map(
  (names) =>
    new RegExp(
      `\\b(?:how|that|where|because|about) (?:(?:almost|nearly|pretty much) )?(?:every|everyone|everybody|most|a lot|lots|so many|many|half|all|some|plenty)(?: of)?(?: (?:the|my|our|these))?(?: (?!who |I |we )[\\p{L}-]+){${names}}(?: (?:that |who |whom )?(?:I|we) (?:work with|help|meet|see|coach|talk to|train|teach|advise|know|do [\\p{L} ]{4,12} for)| who (?:books?|calls?|comes?|emails?|writes?|hires?)[^,.]*? (?:me|us|in))? (?:(?:just|only|always|still|all|usually|often) )?(\\p{Ll}+) (\\S.*)$`,
      'iu',
    ),
);
const HAPPENS =
  /\b(?:what happens|what to do|what (?:people|you|most people) (?:should )?do|(?:is|be|video) (?:about|on)) when (?:people|someone|somebody|everyone|you|they|a (?:\p{L}+ )?(?:family|couple|person|parent)|\p{Ll}+s) (?:suddenly |finally |just |only )?(\p{Ll}+) (\S.*)$/iu;
const RECENTLY =
  /\b(?:people|someone|somebody|everyone|anyone|folks|them|clients|(?:[\p{L}-]+ )?\p{Ll}{3,}s) (?:who |that )?(?:have |has |had |'ve |are )?(?:only )?(?:just|recently|newly) ((?:\p{Ll}{3,}ed|got|bought|sold|left|moved|became|quit|won|had a baby|took over)\b[^,.;]*)/iu;

/** "got a raise": what comes to people has just come. */
const COMES = /^get (?=(?:an?|your) )/i;

function asked(vp: string): string {
  if (COMES.test(vp)) return `just ${vp.replace(/^get/i, 'got')}`;
  if (/^lose /i.test(vp)) return `just ${vp.replace(/^lose/i, 'lost')}`;
  if (/^want /i.test(vp)) return vp;
  return vp.replace(/^\p{Ll}+/u, (verb) => gerundOf(verb));
}

function sayable(vp: string): boolean {
  const count = words(vp).length;
  return (
    count >= 2 &&
    count <= MOST_WORDS - 1 &&
    !POINTS_BACK.test(vp) &&
    !/\b(?:a|an|the|to|of|with|in)$/i.test(vp)
  );
}

/** Behind how many of them there are, a verb has an s where they are spoken of as one. */
const ONE = /\b(?:someone|somebody|everyone|everybody|every|each|when a)\b/i;

/** "get divorced": it takes its time. */
const LASTS = /^get(?= (?:married|divorced)\b)/i;

function asSituation(said: string): Situation | null {
  const whole = thirdToSecond(cut(said))
    .replace(/\byourselves\b/i, 'yourself')
    .replace(/ (?:at work|in the mail|all year|every single \p{L}+)$/iu, '')
    .replace(/^leave (?:the|a) (?=(?:puppy|dog|cat|kitten|baby)\b)/i, 'leave your ');
  const vp = shortened(whole, MOST_WORDS - 1);
  if (!sayable(vp) || !STANDS.test(vp) || NOT_A_STAND.test(vp)) return null;
  return { you: LASTS.test(vp) ? `you're ${vp.replace(LASTS, 'getting')}` : `you ${vp}`, ask: asked(vp) };
}

function inPresent(story: string, pattern: RegExp): Situation | null {
  const [before = '', verb = '', rest = ''] = pattern.exec(story) ?? [];
  const head = before.slice(0, before.length - rest.length);
  const base = ONE.test(head) ? baseOfThird(verb) : verb;
  return isVerb(base) ? asSituation(`${base} ${rest}`) : null;
}

/** "people who get a new job (only ever look at the salary)" */
const WHO =
  /\b(?:how|about|that|when) (?:\p{Ll}+ )?(?:people|folks|[\p{Ll}]{3,}s) who (\p{Ll}+) ((?:(?!only|never|always|often|usually|just|mix|end|think|have|are|don't|can't|feel|keep|make|tend|and)[\p{L}'-]+ ){1,5})(?:only|never|always|often|usually|just|mix|end|think|have|are|don't|can't|feel|keep|make|tend)\b/iu;

/** "parents whose kid just started college" */
const WHOSE =
  /\b(?:people|clients|parents|owners|families|women|men|couples|everyone|folks) whose (\p{Ll}+(?: \p{Ll}+)? (?:just|recently|suddenly) \p{Ll}{3,}ed [^,.;]+)/iu;

function ofTheirs(story: string): Situation | null {
  const said = cut((WHOSE.exec(story)?.[1] ?? '').replace(/ just /i, ' recently '));
  if (said === '' || words(said).length > MOST_WORDS - 2 || POINTS_BACK.test(said)) return null;
  return { you: `your ${said}`, ask: `your ${said.replace(/ recently /i, ' just ')}` };
}

/** "people who just retired" */
function recent(story: string): Situation | null {
  const done = thirdToSecond(cut(RECENTLY.exec(story)?.[1] ?? ''));
  if (done === '' || words(done).length > 5 || POINTS_BACK.test(done)) return null;
  if (/^(?:died|passed|lost|wanted|needed|asked|called|told|started|figured|assumed|ignored)\b/i.test(done))
    return null;
  return { you: `you've just ${done}`, ask: `just ${done}` };
}

/** What the creator's own words say of where people stand, the surest first. */
export function toldSituations(raw: string): Situation[] {
  const story = plainQuotes(raw).replace(/\s+/g, ' ');
  const seen = DOING.map((pattern) => inPresent(story, pattern)).find((found) => found !== null);
  return [inPresent(story, HAPPENS), recent(story), inPresent(story, WHO), ofTheirs(story), seen].flatMap(
    (found) => found ?? [],
  );
}

/** Who inherits a house inherits no money. */
function isAnother(told: string, known: string): boolean {
  const parts = (you: string) => /^you (\p{L}+) (?:an? |your |the )?(\p{L}+)/u.exec(you)?.slice(1) ?? [];
  const [verb = '', object = ''] = parts(told);
  const [sameVerb, otherObject] = parts(known);
  return verb === sameVerb && object !== otherObject && !/^(?:get|have|are|want)$/i.test(verb);
}

/** Up to three, the creator's own words first; none where nothing is sure. */
export function situationsOf(raw: string, matter: string | null): readonly Situation[] {
  const told = toldSituations(raw);
  const known = (matter ? (KNOWN_SITUATIONS[matter] ?? []) : []).filter(
    ({ where, you }) => !told.some((one) => isAnother(one.you, you)) && (!where || where.test(raw)),
  );
  // "you lend money" says less than "you lend money to family".
  const whole = told.filter(({ you }) => !known.some((one) => one.you.startsWith(`${you} `)));
  const all = [...whole, ...known.map(({ you, ask }) => ({ you, ask }))];
  const key = ({ you }: Situation) => [...contentStems(you)].sort().join();
  return all.filter((one, at) => all.findIndex((other) => key(other) === key(one)) === at).slice(0, MOST);
}
