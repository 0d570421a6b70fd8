import type { WordVectors } from '../book/word-vectors.ts';
import { type Noun, readNoun } from './noun.ts';
import { toSecondPerson } from './person.ts';
import { hasFiniteVerb, toGerund } from './verbs.ts';

/** What reading a topic gives: its shape, and what it is about in forms that frames hold. */

export const SHAPES = [
  'thing',
  'doing',
  'why',
  'question',
  'list',
  'versus',
  'claim',
  'dont',
  'mine',
  'story',
  'opaque',
] as const;
export type Shape = (typeof SHAPES)[number];
/** What frames are filled with; empty where the topic has no form that a sentence can hold. */
export type Slots = Partial<Noun>;
/** What a topic is about is a deed or a thing. */
export type TopicShape = { shape: Shape; about?: string; isDeed?: boolean };

const WHAT_ABOUT =
  /^(?:(?:the |some |common |biggest |top |best |my |your |simple |quick |basic |complete |beginner )*(?:tips (?:for|on)|tricks for|guide to|mistakes (?:in|with|when)|basics of|intro(?:duction)? to|importance of|benefits of|ideas for|secrets of|truth about|myths about|facts about|problems? with) )|(?: (?:tips|tricks|hacks|basics|101|explained|mistakes|myths|ideas|tutorial|guide|secrets|essentials|(?:tips )?for (?:absolute |complete )?(?:beginners|dummies)))+$/gi;

/** "kiln firing mistakes" are about kiln firing. */
export function stripFormatWords(topic: string): string {
  const left = topic.replace(WHAT_ABOUT, '').trim();
  return left.length > 2 ? left : topic;
}

export function readVerbPhrase(phrase: string | undefined): TopicShape | null {
  if (!phrase) return null;
  const said = toSecondPerson(phrase);
  return shapeOfAction(said, toGerund(said));
}

const CHOOSING =
  /^(?:choos|select|buy|purchas|compar|find|get|hir|sell|pric|sourc|tell|spot|identify)(?:e|ing|ting)? (?!(?:out|up|rid|over|back|to|off|on|in|at|from|through|after|before|with|for|into|abroad|online)\b)/i;

/** Of choosing or buying a thing, the thing is what it is about; every other action is that itself. */
export function shapeOfAction(phrase: string, doing: string): TopicShape {
  const isDeed = !CHOOSING.test(phrase);
  return { shape: 'doing', about: isDeed ? doing : phrase.replace(CHOOSING, ''), isDeed };
}

export function readQuestion(topic: string): TopicShape {
  const said = toSecondPerson(topic.replace(/[?.!]+$/, ''));
  const action =
    /^(?:(?:how often|when|where|how long|how much|what) )?(?:should|can|could|do|must) (?:you|people) (?!need\b|have\b|really\b|actually\b|know\b)(.+)$/i.exec(
      said,
    )?.[1];
  if (action) return { ...readVerbPhrase(action), shape: 'question' };
  const thing =
    /^(?:is|are) (.+?) (?:really |actually |still )?(?:worth (?:it|the money)|any good|necessary|safe|legal|overrated|dead|a scam|better|bad|good)\b/i.exec(
      said,
    )?.[1] ??
    /^(?:what (?:is|are)|do you (?:really )?need) (?!the (?:best|difference)\b)(.{3,40})$/i.exec(said)?.[1];
  return { shape: 'question', ...(thing && !hasFiniteVerb(thing) && { about: thing }) };
}

const THINGS: ReadonlySet<Shape> = new Set(['thing', 'doing', 'question'] as const);

export function toSlots({ shape, about, isDeed }: TopicShape, wordVectors: WordVectors): Slots {
  if (!about) return {};
  if (THINGS.has(shape) && !isDeed) return readNoun(about, wordVectors);
  return { label: about, topic: about, ...(isDeed && { act: about }) };
}

const PAST =
  '(?:[a-z]{3,}ed|went|got|took|made|lost|found|came|left|told|said|gave|sold|bought|paid|quit|spent)';
/** "The client who went viral and got zero sales". */
export const STORY_TITLE = new RegExp(
  `^(?:the|an?|one) (?:[\\p{L}'-]+ ){1,4}?(?:who|that) (?:almost |nearly |never |finally |only |just |still )?(?:${PAST}|had|was)\\b|^(?:what|how) (?:an?|my|one|the) (?:[\\p{L}'-]+ ){1,3}(?:told|taught|showed|asked|said to|cost) (?:me|us)\\b`,
  'iu',
);
/** "My sellers turned down the first offer". */
export const HAPPENED_TO_MINE = new RegExp(
  `^(?:my|our) (?:[\\p{L}'-]+ ){1,2}${PAST} (?:down|up|out|off|away|back|me|us|the|an?|to|my|his|her|their|it|in|on|and|for|with|\\d+)\\b`,
  'iu',
);
