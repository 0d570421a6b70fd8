/**
 * "Nervous flyers, business travelers and anyone who grips the armrest": what "anyone" does is what they all know, so any
 * deed is told, in the singular.
 */
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

/** "grips" → "grip"; after "anyone who" the first word is a verb, known or not. */
function inPlural(predicate: string): string {
  const [first = '', ...rest] = words(predicate);
  const told = toPlural(predicate);
  if (told !== predicate || !/[^s]s$/.test(first)) return told;
  const base = baseOfThird(first);
  return [isVerb(`${base}e`) && !isVerb(base) ? `${base}e` : base, ...rest].join(' ');
}

export function saidOfAnyone(text: string): string[] {
  return text.split(/(?<=[.!?])\s+|;\s*/).flatMap((sentence) => {
    const match = ANYONE.exec(sentence) ?? WHOEVER.exec(sentence);
    const [, before = '', lead = '', rest = ''] = match ?? [];
    if (!match || !LIST_BEFORE.test(before) || /\b(?:who|whose|that)\b/i.test(before)) return [];
    const told = withVerb(lead, rest.replace(/[.!?]+$/, ''));
    if (told === null) return [];
    return /^whose /.test(told) ? [told] : splitJoints(told).map(inPlural);
  });
}
