import type { WordVectors } from '../book/word-vectors.ts';
import { IRREGULAR_YOU, isPerfectForm, type Persona, toBaseVerb, toViewer } from './grammatical-person.ts';
import lists from './moments.json' with { type: 'json' };
import { beginsWithVerb, VERBS as COMMON_VERBS, toBaseForm, toIngForm } from './verbs.ts';
import { anyOf, setOf } from './word-lists.ts';

/**
 * Turns the parts of a sentence about a customer ("posts three days in a row", "the lunchbox comes home full") into
 * statements to the viewer.
 */

const STATES = setOf(lists.states);
const VERBS = setOf(lists.verbs);
const PAST = setOf(lists.past);

/** "Wondering", "starting". */
const ING_FORMS: ReadonlySet<string> = new Set([...VERBS, ...COMMON_VERBS].map(toIngForm));

export type PartContext = { persona: Persona; words: WordVectors; isSingular: boolean };

/** People other than the customer. */
export const PEOPLE = anyOf(lists.otherPeople);
/** In "the kids before they …" the pronoun is ambiguous; "the clients they have" are the customer's. */
const UNSURE_THEY = new RegExp(`\\b${PEOPLE}\\b.+ (?:they|them|their)\\b`, 'i');
/** In "chooses them" the customer is not meant, unless another clause comes between. */
const NOT_THE_CUSTOMER =
  /^(?!.*\b(?:that|which|because|if|when|while|until|whoever|before|after|what|who|how)\b.*\b(?:them|him)\b).*\b(?:them|him)\b/i;
export const SUBJECT = /^(?:they|she|he|you)(?='|\s)\s*/i;

/** "Posts once a week": the verb is in the third person singular. */
export function isThirdPersonSingular(predicate: string): boolean {
  const [verb = ''] = withoutAdverbs(predicate).split(/[\s']/);
  return (
    /^(?:has|is|does|was|doesn|isn|hasn|wasn)$/i.test(verb) ||
    (/[^s]s$/i.test(verb) && isVerb(toBaseVerb(verb)))
  );
}

type Part = { conjunction: string; text: string };

/** Splits at commas and words such as "but", where the next part can stand alone. */
export function splitParts(text: string): Part[] {
  const pieces = text.split(/(,? (?:and then|and|but|yet|then) |, )/i);
  const parts: Part[] = [{ conjunction: '', text: pieces[0] ?? '' }];
  for (let at = 1; at < pieces.length; at += 2) {
    const conjunction = (pieces[at] as string).replace(/[, ]/g, '').toLowerCase();
    const next = pieces[at + 1] as string;
    const last = parts.at(-1) as Part;
    if (beginsPart(next, conjunction, last.text))
      parts.push({ conjunction: conjunction === 'andthen' ? 'then' : conjunction, text: next });
    else last.text += `${pieces[at]}${next}`;
  }
  return parts;
}

export const AUX =
  /^(?:have|has|are|is|was|were|had|do|does|did|can|can't|cannot|don't|doesn't|didn't|haven't|hasn't|hadn't|aren't|isn't|wasn't|weren't|won't|will|would|wouldn't|could|couldn't|should|must|used)\b(?!')/i;
const KIN = anyOf([...lists.kin, ...lists.otherKin]);
/** A clause with its own subject. */
export const WHOLE_CLAUSE = new RegExp(
  `^(?:(?:every|everything|everyone|everybody|nobody|no one|nothing|there's|there is|there are) (?!(?:who|that|with|in|at|from|of|on|under|over|between|aged)\\b)\\S+ |(?:(?:the|his|her|their)(?: [\\p{L}'-]+){1,3}?|${KIN})(?: only| just| still| always| never)? ${anyOf(lists.clauseVerbs)} )`,
  'iu',
);

function beginsPart(text: string, conjunction: string, before: string): boolean {
  if (WHOLE_CLAUSE.test(text)) return true;
  const plain = withoutAdverbs(text.replace(SUBJECT, ''));
  const first = /^[\p{L}']+/u.exec(plain)?.[0].toLowerCase() ?? '';
  // "Afraid of doing it wrong and wasting money", "want to lose weight and keep it off".
  if (/^[a-z]{3,}ing$/.test(first)) {
    // "Toast and vending machines".
    if (
      conjunction === 'and' &&
      (!plain.includes(' ') || (!ING_FORMS.has(first) && /^\S+ \S+s\b/.test(plain)))
    )
      return false;
    return conjunction === ''
      ? !/,[^,]*ing\b[^,]*$/.test(before)
      : !/\b(?:of|about|without|from|by|for|to|than) \w+ing\b/i.test(before);
  }
  if (AUX.test(plain) || STATES.has(first) || PAST.has(first) || first === 'been') return true;
  if (
    plain === text &&
    conjunction !== 'but' &&
    /\b(?:to|can't|don't|won't|can|should|could|never|said|says|told) [a-z]+\b/i.test(before) &&
    isVerb(first)
  )
    return false;
  return isVerb(first, plain) || (/[^s]s$/.test(first) && isVerb(toBaseVerb(first)));
}

function isVerb(word: string, phrase = `${word} the`): boolean {
  return VERBS.has(word) || beginsWithVerb([word, ...phrase.split(' ').slice(1)]);
}

const ADVERB = new RegExp(`^${anyOf(lists.adverbs)} `, 'i');

export function withoutAdverbs(text: string): string {
  let rest = text;
  for (let match = ADVERB.exec(rest); match; match = ADVERB.exec(rest)) rest = rest.slice(match[0].length);
  return rest;
}

/** A predicate about the customer as "you …"; null if its first word does not show the form. */
export function partToViewer(text: string, reader: PartContext, isFirst: boolean): string | null {
  const subject = SUBJECT.exec(text)?.[0].trim().toLowerCase();
  if (subject && subject !== reader.persona) return null;
  const whole = subject ? text.slice(subject.length).trim() : text;
  const rest = withoutAdverbs(whole);
  const adverb = whole
    .slice(0, whole.length - rest.length)
    .trim()
    .toLowerCase();
  const [, verb = '', after = ''] = /^('?\p{L}+(?:'\p{L}+)?)(.*)$/su.exec(rest) ?? [];
  const start = withYou(verb.toLowerCase(), after.trim(), reader, isFirst || subject !== undefined);
  if (adverb === 'never' && isPerfectForm(verb) && !/^(?:quit|let|cut|hit|set|put|come|run)$/.test(verb))
    return `you've never ${verb}${toViewer(after, reader.persona)}`;
  if (!start || NOT_THE_CUSTOMER.test(after)) return null;
  if (reader.persona === 'they' && UNSURE_THEY.test(after)) return null;
  const said = toViewer(after, reader.persona);
  if (!adverb) return `${start}${said}`;
  const place = start.startsWith('you ') ? 3 : (/^you'\w+/.exec(start)?.[0].length ?? 3);
  return `${start.slice(0, place)} ${adverb}${start.slice(place)}${said}`;
}

/** "Copy pasting all day", "stress eating at night": the first word is not a verb with an object. */
const COMPOUND_ACTIVITIES = setOf(lists.compoundActivities);

/** The verb with "you" before it; null if its form is unclear. */
function withYou(
  verb: string,
  after: string,
  { isSingular, words }: PartContext,
  isSure: boolean,
): string | null {
  const next = /^[\p{L}'-]+/u.exec(after)?.[0].toLowerCase() ?? '';
  const isPerfect = isPerfectForm(next);
  if (/^(?:have|has|'ve)$/.test(verb) || (verb === "'s" && isPerfect))
    return isPerfect ? "you've" : 'you have';
  if (/^(?:are|is|'re|'s)$/.test(verb)) return "you're";
  if (AUX.test(verb)) return `you ${IRREGULAR_YOU[verb] ?? verb}`;
  if (verb === 'been') return "you've been";
  if (isSure && PAST.has(verb)) return `you ${verb}`;
  if (STATES.has(verb) || (COMPOUND_ACTIVITIES.has(verb) && next.endsWith('ing'))) return `you're ${verb}`;
  if (/^[a-z]{3,}ing$/.test(verb))
    return toBaseForm(verb, words) && !/^(?:is|are|was)$/.test(next) ? `you're ${verb}` : null;
  if (PAST.has(verb)) return `you ${verb}`;
  if (isSingular)
    return /[^s]s$/.test(verb) && (isSure || isVerb(toBaseVerb(verb))) ? `you ${toBaseVerb(verb)}` : null;
  return isSure || isVerb(verb, `${verb} ${after}`) ? `you ${verb}` : null;
}

export function clauseToViewer(text: string, persona: Persona): string | null {
  if (persona === 'they' && UNSURE_THEY.test(text)) return null;
  return toViewer(YOUR_RELATIVE.test(`your ${text}`) ? `your ${text}` : text, persona);
}

/** "Your wife says she's had enough". */
export const YOUR_RELATIVE = new RegExp(`^your ${KIN} `, 'i');

/**
 * Returns whether a sentence begins with a verb whose subject, the customer, is left out: "Has tried three litters".
 */
export function beginsPredicate(sentence: string): boolean {
  const plain = withoutAdverbs(sentence);
  const first = /^[\p{L}']+/u.exec(plain)?.[0].toLowerCase() ?? '';
  return (
    AUX.test(plain) ||
    /^(?:never|still|always) [a-z]+ed\b/i.test(sentence) ||
    /^[a-z]{3,}ing (?:on|at|in|for|with|to|the|a|their|his|her|every|through|until|till)\b/i.test(plain) ||
    (isThirdPersonSingular(plain) && /^\S+ \S+ \S+/.test(plain) && VERBS.has(toBaseVerb(first)))
  );
}
