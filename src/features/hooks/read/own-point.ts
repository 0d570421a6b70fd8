import type { WordVectors } from '../book/word-vectors.ts';
import { readableText } from './clean-input.ts';
import { capitalize } from './grammatical-person.ts';
import { correctSpelling } from './spelling.ts';
import { anyOf } from './word-lists.ts';
import lists from './words.json' with { type: 'json' };

/**
 * The creator's answer to "What do most people get wrong about it?". It is one of three: what people do ("they skip
 * breakfast"), which is said to the viewer; the truth ("carbs aren't the enemy"), which is said unchanged; or the
 * error itself ("fruit is as bad as candy"), which may only be quoted. An answer with a negation counts as the truth,
 * any other statement as the error.
 */
export type OwnPoint = {
  /** A sentence without its period. */
  text: string;
  /** The shape of the frames that can say it. */
  shape: 'point' | 'point-viewer' | 'point-quoted';
};

const MAX_POINT_READ = 200;
const NO_ANSWER = new RegExp(`^(?:${anyOf(lists.noAnswer)}|\\W*)$`, 'i');
const POINT_LEAD_IN = /^(?:well|so|i (?:think|feel|believe|guess|find|would say)|that|because)(?:,| that)? /i;
/** Excludes "people with PCOS" and "people over 40": they are not the viewer. */
const PEOPLE = new RegExp(
  `^(?:(?:most |many |some |a lot of |so many |other |my )?${anyOf(lists.peopleWhoErr)}|they|everyone|everybody)(?='| )(?! (?:with|without|over|under|who|whose|that|in|on|at|of|from|like|and|or|else)\\b)`,
  'i',
);
/** After a plural topic, "they" means the topic: "Seed oils: they are poison". */
const THEY_ARE = /^they(?:['’]re| are| were| have| contain| cause| make)\b/i;
const DENIAL =
  /\b(?:not|no|never|nobody|none|nothing|cannot|without|instead|myth|overrated|wrong|actually)\b|n['’]t\b/i;
const ITS_FOR_IT_IS =
  /\bits(?= (?:not|bad|good|the|an?|just|only|too|so|all|about|never|always|ok|fine)\b)/gi;
/** An activity ("skipping it", "eating too late"), not a sentence about one ("stretching warms up muscles"). */
const ACTIVITY =
  /^[a-z]{2,}ing (?:it|them|this|that|too|the|an?|your|their|to|at|in|on|for|with|all|every|only|before|after|without)\b(?! *(?:is|are))(?: \S+){0,2}$/i;

export function readOwnPoint(input: string | null, topic: string, words: WordVectors): OwnPoint | null {
  if (!input) return null;
  const cleaned = correctSpelling(readableText(input, words, MAX_POINT_READ), words);
  const text = cleaned
    .replace(/[.!]+$/, '')
    .replace(POINT_LEAD_IN, '')
    .replace(ITS_FOR_IT_IS, "it's");
  if (NO_ANSWER.test(text)) return null;
  const speaksOfTopic = THEY_ARE.test(text) && /s$/i.test(topic);
  if (PEOPLE.test(text) && !speaksOfTopic) return { text: addressViewer(text), shape: 'point-viewer' };
  if (ACTIVITY.test(text)) return { text: `You keep ${text.toLowerCase()}`, shape: 'point-viewer' };
  return { text: capitalize(text), shape: DENIAL.test(text) ? 'point' : 'point-quoted' };
}

const SINGULAR: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  goes: 'go',
};

function addressViewer(text: string): string {
  const isSingular = /^every/i.test(text);
  return text
    .replace(PEOPLE, 'You')
    .replace(
      /^You (always |often |usually |just |still |never )?([a-z]+)/i,
      (_, adverb = '', verb: string) => `You ${adverb}${isSingular ? toPluralVerb(verb) : verb}`,
    )
    .replace(/^You (?:say|believe|assume)(?: that)?\b/i, 'You think')
    .replace(/^You think that\b/i, 'You think')
    .replace(/^You are\b/i, "You're")
    .replace(/\bthey(?=\b|['’])/gi, 'you')
    .replace(/\btheir\b/gi, 'your')
    .replace(/\bthemselves\b/gi, 'yourself');
}

function toPluralVerb(verb: string): string {
  return SINGULAR[verb] ?? verb.replace(/ies$/, 'y').replace(/([^aeiou]|[aeo])s$/, '$1');
}
