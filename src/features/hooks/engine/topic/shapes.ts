/** What each marked shape yields, its own form first and then what can be derived from it. */
import { isGerundName } from '../english/gerund-names.ts';
import { countability } from '../english/nouns.ts';
import { baseOfPast, gerundOf, isAlsoNoun, isVerb } from '../english/verbs.ts';
import { firstToSecond, words } from '../english/words.ts';
import { isOwn, whClause } from './clauses.ts';
import {
  modFromObject,
  nominalFromVerb,
  nominalFromWh,
  occasionOf,
  verbFromWh,
  whFromVerb,
} from './derive.ts';
import { gerundNominal, readNounPhrase } from './nominal.ts';
import type { ReadQuestion } from './questions.ts';
import { classOfTopic, isSensitive } from './semantics.ts';
import { leansOn, needsArticle, type Sides, sayableSides, sharedTail } from './sides.ts';
import { deedForms } from './statement-forms.ts';
import type { ReadNegative } from './statements.ts';
import { areSpelled, areToldApart } from './told-apart.ts';
import type { Nominal, Topic, VerbPhrase, WhClause } from './topic.ts';
import { isForeign } from './unreadable.ts';
import { readGerund, readInfinitive } from './verb-phrase.ts';

export function fromNegative({ vp, ger, stop }: ReadNegative): Partial<Topic> {
  const verb = stop ? readInfinitive(`stop ${ger}`) : null;
  return {
    shape: 'negative',
    bad: { vp, ger },
    // The bad deed is a problem, so that no frame praises it.
    np: words(ger).length <= 6 ? gerundNominal(ger, ger, true) : null,
    topicClass: 'problem',
    // "stopping eating" is no form to say; the empty gerund makes its patterns ineligible.
    // Without its adjunct the warning says another thing: "stop weighing yourself every day".
    verb: verb ? { ...verb, vp: verb.full, verbClass: 'outcome', ger: '' } : null,
    wh:
      words(vp).length <= 7 && !/^be\b/i.test(vp)
        ? whClause(`what happens when you ${vp}`, 'what', false, true)
        : null,
    mod: modFromObject(vp),
  };
}

const DONE_ALONE =
  /^(?:move|extend|rent|buy|lease|sell|repair|replace|renovate|rebuild|stay|leave|refinance|save|spend|invest|relocate|downsize|remodel|upgrade|wait|fix|flip|drive|fly|jog|walk|run|swim)$/i;

/** "lease vs buy a car": two deeds are said as "leasing" and "buying a car". */
function asDeeds(sides: Sides): Sides {
  const [first = ''] = words(sides.a);
  const [second = ''] = words(sides.b);
  const long = words(sides.a).length > 1 || words(sides.b).length > 1;
  // "warm white" and "cool white paint" are no deeds: one of the two must be a verb and nothing else, or have its object.
  const sure = (side: string) =>
    !isAlsoNoun(words(side)[0] ?? '') ||
    /^\p{L}+ (?:an?|the|your|my|our|it|them|in|at|from|on|off|out|up|now|later)\b/iu.test(side);
  // "move or extend": both are done, though both are nouns too.
  if (!long && [first, second].every((word) => DONE_ALONE.test(word)))
    return { a: gerundOf(first), b: gerundOf(second) };
  // "DIY or hire a pro": a deed beside a name.
  const done = (side: string) => /^\p{Ll}+ (?:an?|the|your) /u.test(side) && isVerb(words(side)[0] ?? '');
  const ger = (side: string) => [gerundOf(words(side)[0] ?? ''), ...words(side).slice(1)].join(' ');
  if (done(sides.b) && !isVerb(first)) return { a: sides.a, b: ger(sides.b) };
  const verbsOnly = [first, second].some((word) => !isAlsoNoun(word));
  if (!(long || verbsOnly) || !isVerb(first) || !isVerb(second) || !(sure(sides.a) || sure(sides.b)))
    return sides;
  return { a: ger(sides.a), b: ger(sides.b) };
}

/** "butter vs oil in cakes" → how butter and oil differ in cakes. */
function compared(a: string, b: string, verb: string): string {
  // "listing with an agent": a deed keeps what belongs to it.
  const [, thing = b, tail = ''] =
    (/^\p{L}+ing\b/u.test(b) ? null : /^(.+?)( (?:for|in|on|at|with|during) .+)$/i.exec(b)) ?? [];
  return `how ${a} and ${thing} ${verb}${tail}`;
}

/** "houseboat or studio flat in Amsterdam": both are there, and neither side says so alone. */
const PLACE = / in (?:the )?\p{Lu}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]*){0,2}$/u;

export function fromVersus(typed: Sides): Partial<Topic> {
  const place = / in /.test(typed.a) || /^\p{L}+ing\b/u.test(typed.b) ? '' : (PLACE.exec(typed.b)?.[0] ?? '');
  const there = { a: typed.a, b: typed.b.slice(0, typed.b.length - place.length) };
  // "por vs para", "affect vs effect": words of a language keep their form.
  const foreign = isForeign(`${there.a} ${there.b}`) || areSpelled(there);
  // "laser vs electrolysis for chin hair": both are for chin hair.
  const tail = foreign ? '' : sharedTail(there);
  const sides = { a: there.a, b: there.b.slice(0, there.b.length - tail.length) };
  const deeds = foreign ? sides : asDeeds(sides);
  const { a, b } = foreign ? deeds : sayableSides(deeds);
  // "gas or induction stove": said as a title, and not inside a sentence.
  const bare = !foreign && [a, b].some(needsArticle);
  // As a title the two stand bare: "townhouse vs duplex".
  const articles = !foreign && deeds.a !== a && deeds.b !== b;
  const title = (articles ? [deeds.a, deeds.b + tail] : [a, b + tail]) as [string, string];
  const both = title.join(' vs ') + place;
  // "baking soda" is no deed.
  const doing = (side: string) => {
    const [first = '', next = ''] = words(side);
    return /ing$/.test(first) && !isGerundName(first, next);
  };
  const gerunds = doing(a) && doing(b);
  // Nobody chooses between sadness and depression, or between net and gross pay.
  const feelings =
    foreign ||
    isSensitive(both) ||
    areToldApart(sides) ||
    // Paying off debt is chosen; debt is not.
    [a, b].some((side) => !/^\p{L}+ing \S/u.test(side) && classOfTopic(side, side) === 'problem');
  const choose = `choose between ${a} and ${b}`;
  return {
    shape: 'versus',
    sides: {
      a,
      b,
      ...(feelings ? { words: true as const } : {}),
      ...(!foreign && leansOn(a, b) ? { leans: true as const } : {}),
      // "retired couples ask: bungalow or townhouse?": for whom it is, they know.
      ...(articles || tail !== ''
        ? { bare: [title[0], / for /i.test(tail) ? title[1].slice(0, -tail.length) : title[1]] as const }
        : {}),
    },
    np: { text: both, core: both, form: 'noun', plural: false, superlative: false, derived: false },
    topicClass: 'general',
    explain: true,
    verb:
      feelings || bare
        ? null
        : {
            vp: choose,
            full: choose,
            ger: choose.replace('choose', 'choosing'),
            verbClass: 'decision',
            derived: true,
          },
    wh: bare ? null : whClause(compared(a, b, gerunds ? 'compare' : 'differ') + tail, 'how', false, true),
    question: feelings
      ? null
      : {
          text: title
            .join(' or ')
            .concat('?')
            .replace(/^\p{Ll}(?!\p{Lu})/u, (c) => c.toUpperCase()),
          kind: 'wh',
          derived: true,
        },
  };
}

/** "Do you really need a business license to sell cakes?" asks about a business license. */
function neededIn(question: string): string | null {
  const needed =
    /^Do you (?:really |actually |still |even |always )?need ((?:an?|any) .{3,40}?)(?: (?:to|for|in|if|when|before|after|with|at|on)\b.*)?\?$/i.exec(
      question,
    )?.[1];
  const bare =
    /^Do you (?:really |actually |still |even )?need ((?!your|the|to|more|an?|any|this|that|my)\p{L}[\p{L}' -]{3,30}?)(?: (?:to|for|in|if|when|before|after|with|at|on|as)\b.*)?\?$/iu.exec(
      question,
    )?.[1];
  // "flood insurance", "key person insurance"
  if (
    bare &&
    words(bare).length > 1 &&
    words(bare).length < 4 &&
    countability(words(bare).at(-1) ?? '') === 'mass'
  )
    return bare;
  // "a degree" alone is another topic; "a business license" and "an LLC" are this one.
  const said = needed !== undefined && (words(needed).length > 2 || /\p{Lu}{2}/u.test(needed));
  return said && words(needed).length <= 4 ? needed.replace(/^any /i, '') : null;
}

export function fromQuestion(question: ReadQuestion): Partial<Topic> {
  const verb = question.vp && !/ or /i.test(question.vp) ? readInfinitive(question.vp, true) : null;
  const phrase = readNounPhrase(question.subject ?? neededIn(question.text) ?? '');
  const np: Nominal | null = phrase
    ? { ...phrase.nominal, derived: true }
    : verb
      ? nominalFromVerb(verb, true)
      : null;
  return {
    shape: 'question',
    question: { text: question.text, kind: question.kind, derived: false },
    wh: question.wh ? { ...question.wh, derived: true } : verb ? whFromVerb(verb) : null,
    verb,
    np,
    mod: phrase?.mod ?? (verb ? modFromObject(verb.vp) : null),
    head: phrase?.head ?? null,
  };
}

/** "the house mistake" says too little; "the sourdough mistake" does not. */
function sayable(phrase: ReturnType<typeof readNounPhrase>): string | null {
  if (!phrase?.mod) return null;
  return words(phrase.mod).length > 1 || countability(phrase.head) === 'mass' ? phrase.mod : null;
}

/** "how I edit my videos" → edit your videos; "why I stopped drinking coffee" → stop drinking coffee. */
function deedOf(text: string): VerbPhrase | null {
  const match = /^(?:how|why|when|what happened when) (?:I|we) (\p{L}+)\b(.*)$/iu.exec(text);
  if (!match?.[1]) return null;
  const base = baseOfPast(match[1]) ?? (isVerb(match[1]) ? match[1].toLowerCase() : null);
  // "how we met": nobody learns to meet.
  if (match[2] === '' && /^(?:meet|start|begin|go|do)$/.test(base ?? '')) return null;
  return base ? readInfinitive(firstToSecond(`${base}${match[2] ?? ''}`), true) : null;
}

/** "why I stopped drinking coffee" tells what the creator did: a story to be told, and no advice to anybody. */
function storyOf(wh: WhClause): Partial<Topic> | null {
  const told = /^why ((?:I|we) (\p{L}+)\b.*)$/iu.exec(wh.text);
  if (!told?.[1] || !baseOfPast(told[2] ?? '')) return null;
  return { shape: 'wh', wh, statement: told[1], firstPerson: true };
}

/** What comes after "what nobody tells you about": a thing or a deed, as a subject only. */
function aboutNominal(text: string): Nominal | null {
  const verb = readGerund(text);
  if (verb) return nominalFromVerb(verb, true);
  const phrase = /^\p{L}+ing \S/iu.test(text) ? null : readNounPhrase(text);
  return phrase && !phrase.firstPerson ? { ...phrase.nominal, derived: true } : null;
}

export function fromWh(wh: WhClause): Partial<Topic> {
  const story = storyOf(wh);
  if (story) return story;
  const firstPerson = isOwn(wh.text) || /^how .* (?:taught|made|cost|saved|changed) us\b/i.test(wh.text);
  const subject = firstPerson ? null : nominalFromWh(wh);
  const about =
    /^what (?:nobody|no one|people don't|most people don't|they don't|schools don't|\p{L}+s? won't) (?:tells? you|told me|warns you|talks?|teach|tell) about (.+)$/iu.exec(
      wh.text,
    )?.[1];
  const told = about && !firstPerson ? aboutNominal(about) : null;
  const verb = verbFromWh(wh);
  // What to drink with kidney stones is not about drinking with them.
  const eating = /^what to ((?:eat|cook)\b.*)$/i.exec(wh.text)?.[1];
  // When to start solids is asked; "starting solids" would be another video.
  const deed = verb ?? (eating ? readInfinitive(eating, true) : null);
  return {
    shape: 'wh',
    wh,
    verb,
    np: subject?.nominal ?? told ?? (deed ? nominalFromVerb(deed, true) : null),
    mod: sayable(subject) ?? (verb ? modFromObject(verb.vp) : occasionOf(wh)),
    head: subject?.head ?? null,
    firstPerson,
    ...(firstPerson ? deedForms(deedOf(wh.text)) : {}),
  };
}
