/**
 * "Nervous flyers, business travelers and anyone who grips the armrest": what "anyone" does is what they all know, so any
 * deed is told, in the singular.
 */
import { isPluralNoun } from '../english/nouns.ts';
import { baseOfThird, isVerb } from '../english/verbs.ts';
import { words } from '../english/words.ts';
import { splitJoints } from './joints.ts';
import { toPlural } from './person.ts';
import { FEELINGS } from './predicates.ts';

const ANYONE =
  /^(.*?)\b(?:anyone|anybody|everyone|everybody)(?: else)?(?: (?:past|over|in|under) [\p{L}\d]+(?: [\p{L}\d]+)?)? (?:(whose|who(?:'s|'ve)?|with(?= an? )) |(?=dreading ))(.+)$/iu;
const WHOEVER = /^(.*?)\b(who)ever (\p{Ll}+s .+)$/iu;

/** Not "embarrassed to tell anyone who asks": the word opens the text or closes a list of people. */
const LIST_BEFORE = /^$|(?:[,:]|\band|\bor)(?: (?:really|basically|just))?\s*$/i;

/** What "who's" stands for: "who's hoarse", but "who's had a note". */
const PARTICIPLE =
  /^(?:ever |never |just |already )?(?:had|been|walked|put|sat|got|gotten|lost|tried|spent|seen|woken|killed|given)\b/i;

/** So many words can be told in one breath. */
const ONE_PICTURE = 9;

function withVerb(lead: string, rest: string): string | null {
  if (/^whose$/i.test(lead)) return `whose ${rest}`;
  if (/^with$/i.test(lead)) return `have ${rest}`;
  if (/^who've$/i.test(lead)) return `have ${rest}`;
  if (/^who's$/i.test(lead)) {
    if (PARTICIPLE.test(rest)) return `have ${rest}`;
    return FEELINGS.test(words(rest)[0] ?? '') ? `are ${rest}` : null;
  }
  return lead === '' ? `are ${rest}` : rest;
}

function baseOf(verb: string): string {
  const base = baseOfThird(verb);
  return isVerb(`${base}e`) && !isVerb(base) ? `${base}e` : base;
}

/** After a noun that is also a verb these tell that it is one: "looks like", "wonders what". */
const GOES_ON = /^(?:like|what|what's|why|how|if|when|whether|the|an?|their|at|in|on|to|it|up|out|off)$/;

/** "grips" → "grip"; after "anyone who" the first word is a verb, known or not, and what follows "but" is one too. */
function inPlural(typed: string): string {
  const predicate = typed.replace(
    / (but|and) (\p{Ll}+s) (\p{Ll}+)/gu,
    (all, joint: string, verb: string, next: string) => {
      const base = baseOf(verb);
      const deed = isVerb(base) && (!isPluralNoun(verb) || GOES_ON.test(next));
      return deed ? ` ${joint} ${base} ${next}` : all;
    },
  );
  const [first = '', ...rest] = words(predicate);
  const told = toPlural(predicate);
  if (told !== predicate || !/[^s]s$/.test(first)) return told;
  return [baseOf(first), ...rest].join(' ');
}

export function saidOfAnyone(text: string): string[] {
  return text.split(/(?<=[.!?])\s+|;\s*/).flatMap((sentence) => {
    const match = ANYONE.exec(sentence) ?? WHOEVER.exec(sentence);
    const [, before = '', lead = '', rest = ''] = match ?? [];
    if (!match || !LIST_BEFORE.test(before) || /\b(?:who|whose|that)\b/i.test(before)) return [];
    const told = withVerb(lead, rest.replace(/[.!?]+$/, ''));
    if (told === null) return [];
    if (/^whose /.test(told)) return [told];
    const parts = splitJoints(told);
    // "wakes at dawn and wonders what's singing": one picture, and each half of it says little.
    return parts.length === 2 && words(told).length <= ONE_PICTURE ? [inPlural(told)] : parts.map(inPlural);
  });
}
