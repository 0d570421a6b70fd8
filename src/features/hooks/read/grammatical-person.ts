import lists from './moments.json' with { type: 'json' };
import { setOf } from './word-lists.ts';

/** Turns statements about the speaker, the customer or other people into statements to the viewer, and back. */

const FIRST_OR_THIRD_TO_SECOND: readonly (readonly [RegExp, string])[] = [
  [/\bI'm\b|\bI am\b|\bthey're\b|\bthey are\b/gi, "you're"],
  [/\bam I\b/gi, 'are you'],
  [/\bI've\b|\bthey've\b/gi, "you've"],
  [/\bI'd\b|\bthey'd\b/gi, "you'd"],
  [/\bI'll\b|\bthey'll\b/gi, "you'll"],
  [/\bI was\b/gi, 'you were'],
  [/\bmyself\b|\bthemselves\b/gi, 'yourself'],
  [/\bmine\b|\btheirs\b/gi, 'yours'],
  [/\bmy\b|\btheir\b/gi, 'your'],
  [/\bI\b|\bthey\b|\bme\b|\bthem\b/g, 'you'],
];

/** A quotation: its "I" is not the creator. Captures the words. */
export const QUOTED = /(?<![\p{L}\d])["'“]([^"'“”]*(?:(?<=\p{L})'(?=\p{L})[^"'“”]*)*)["'”](?!\p{L})/u;

export function toSecondPerson(text: string): string {
  const quoted = QUOTED.exec(text);
  if (!quoted)
    return FIRST_OR_THIRD_TO_SECOND.reduce(
      (said, [pattern, instead]) => said.replace(pattern, instead),
      text,
    );
  const [before, after] = [text.slice(0, quoted.index), text.slice(quoted.index + quoted[0].length)];
  return `${toSecondPerson(before)}${quoted[0]}${toSecondPerson(after)}`;
}

/**
 * Turns a statement to the viewer into the viewer's own: "your regulars" → "my regulars". Null where "you" may be an
 * object.
 */
export function toSpeaker(text: string): string | null {
  if (/\b(?:to|with|for|at|from|about|than|on|of|around|near|like) you\b|\byou$|[?"“]/i.test(text))
    return null;
  return text
    .replace(/\byou're\b/gi, "I'm")
    .replace(/\byou are\b/gi, 'I am')
    .replace(/\byou(?='(?:ve|d|ll)\b)/gi, 'I')
    .replace(/\byourself\b/gi, 'myself')
    .replace(/\byours\b/gi, 'mine')
    .replace(/\byour\b/gi, 'my')
    .replace(/\byou\b/gi, 'I');
}

/** Lowercases the first letter for use inside a sentence; names and abbreviations keep their capital. */
export function lowercaseStart(text: string): string {
  return /^(?:I\b|\p{Lu}\p{Lu}|\p{Lu}\S*\p{Lu}|\p{Lu}\p{Ll}+ (?:\p{Lu}|\p{Ll}+\p{Lu}))/u.test(text)
    ? text
    : text.replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (letter) => letter.toLowerCase());
}

export const capitalize = (text: string): string =>
  text.replace(/^(["“']?)(\p{Ll})/u, (_, mark: string, letter: string) => mark + letter.toUpperCase());

const BASE_VERBS: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  goes: 'go',
  lies: 'lie',
  dies: 'die',
  ties: 'tie',
};

/** "She posts" → "you post". */
export const toBaseVerb = (verb: string): string =>
  BASE_VERBS[verb] ??
  verb
    .replace(/([^aeiou])ies$/, '$1y')
    .replace(/(ch|sh|ss|x|zz|o)es$/, '$1')
    .replace(/([^s])s$/, '$1');

/** The pronoun that a description uses for the customer. */
export type Persona = 'they' | 'she' | 'he';

export const IRREGULAR_YOU: Readonly<Record<string, string>> = {
  "doesn't": "don't",
  "isn't": "aren't",
  "hasn't": "haven't",
  "wasn't": "weren't",
  does: 'do',
  was: 'were',
};

const PARTICIPLES: ReadonlySet<string> = setOf(lists.participles);

/** A participle that can follow "have": "tried", "been", "put". */
export const isPerfectForm = (word: string): boolean => PARTICIPLES.has(word) || /.ed$/.test(word);

const PRONOUNS_TO_VIEWER: Readonly<Record<Persona, readonly (readonly [RegExp, string])[]>> = {
  they: [
    [/\bthey are\b/gi, "you're"],
    [/\bthey\b/gi, 'you'],
    [/\bthemsel(?:ves|f)\b/gi, 'yourself'],
    [/\btheirs\b/gi, 'yours'],
    [/\btheir\b/gi, 'your'],
    [/\bthem\b/gi, 'you'],
  ],
  she: [
    [
      /\bher(?= (?:to|that|up|down|out|off|on|in|at|for|with|and|but|or|when|if|because|how|what|why|back|the|an?|crazy|mad|she)\b|[,.]|$)/gi,
      'you',
    ],
    [/\bherself\b/gi, 'yourself'],
    [/\bhers\b/gi, 'yours'],
    [/\bher\b/gi, 'your'],
  ],
  he: [
    [/\bhimself\b/gi, 'yourself'],
    [/\bhis\b/gi, 'your'],
    [/\bhim\b/gi, 'you'],
  ],
};
const SHE_OR_HE =
  /\b(?:she|he)(?:'s| is\b| has\b| ((?:\w+ly |always |never |still |just )?)([a-z]+(?:'t)?))(?: ([a-z]+))?/gi;

/** Turns a statement about the customer into one to the viewer. */
export function toViewer(text: string, persona: Persona): string {
  const turned = PRONOUNS_TO_VIEWER[persona].reduce(
    (said, [pattern, instead]) => said.replace(pattern, instead),
    text,
  );
  if (persona === 'they') return turned;
  return turned.replace(
    SHE_OR_HE,
    (match, adverb: string | undefined, verb: string | undefined, next = '') => {
      if (!match.toLowerCase().startsWith(persona)) return match;
      const tail = next && ` ${next}`;
      if (verb)
        return `you ${adverb ?? ''}${IRREGULAR_YOU[verb] ?? (/[^s]s$/.test(verb) ? toBaseVerb(verb) : verb)}${tail}`;
      const isPerfect = /has/i.test(match) || isPerfectForm(next);
      return `${isPerfect ? "you've" : "you're"}${tail}`;
    },
  );
}
