import type { WordVectors } from '../book/word-vectors.ts';
import { anyOf, compileRules, setOf } from './word-lists.ts';
import lists from './words.json' with { type: 'json' };

/** Cleans input so that it can be read aloud. */

/** Input is cut to these lengths before regular expressions run on it, because forms accept longer texts. */
export const MAX_TOPIC_READ = 500;
export const MAX_TEXT_READ = 1200;

export function truncate(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = text.lastIndexOf(' ', most);
  return text.slice(0, end > most / 2 ? end : most);
}

const ACRONYMS = setOf(lists.acronyms);
/** Acronyms that are also words: capitals may only stress them. */
const ALSO_WORDS = setOf(lists.alsoWords);

const SWEARING = compileRules(lists.swearing, 'gi');

/** Words in front of the topic, such as "make me a video about". */
const FORMATS = anyOf(lists.requests.formats);
const REQUEST_WORDS = new RegExp(
  `^(?:so |ok |okay |hey |hi |please |basically )*(?:(?:i(?:'d| would)? (?:want|like|need|am going|plan)(?: to)?|i'm (?:going|planning) to|can you|could you|let's|we(?:'re| are) going to) )?(?:${anyOf(lists.requests.verbs)}(?: me)? )?(?:(?:a|an|my|the|some|this|10|ten) )?(?:(?:short |quick |new |next )?${FORMATS}s? )?(?:about|on|for|regarding|explaining|showing) (?=\\S)`,
  'i',
);
const REQUEST_WORDS_NEED = new RegExp(`\\b(?:${FORMATS}|talk)s?\\b|^(?:about|on) `, 'i');

/** Words at the end that are about the video and not about the topic. */
const BAIT_ENDING =
  / (?:before|until|unless) (?:you (?:watch|see|read|know) )?this$|,? (?:that |and |but )?(?:nobody|no one) (?:ever )?(?:talks about|tells you(?: about)?|warns you about|mentions)(?: this| it| enough)?$| \((?:part|pt) \d+\)$/i;

export function cleanTopic(input: string, words: WordVectors, most: number): string {
  let text = normalizeInput(input, words, most);
  const lead = REQUEST_WORDS.exec(text)?.[0];
  if (lead && REQUEST_WORDS_NEED.test(lead)) text = text.slice(lead.length);
  for (const [pattern, instead] of SWEARING) text = text.replace(pattern, instead);
  return tidy(lowercaseTitle(lowercaseShouting(text, words), words)).replace(BAIT_ENDING, '');
}

/** Cleans a text other than a topic, without the steps that only topics need. */
export function readableText(input: string, words: WordVectors, most: number): string {
  return tidy(lowercaseShouting(normalizeInput(input, words, most), words));
}

const JOINED_TO_OVER = new RegExp(`\\b(over)[ -](?=${anyOf(lists.joinedToOver)}\\w*)`, 'gi');

function normalizeInput(input: string, words: WordVectors, most: number): string {
  // NFKC can expand one character to eighteen.
  return truncate(truncate(input, most).normalize('NFKC'), most)
    .replace(/https?:\/\/\S+|www\.\S+/gi, (url) => ` ${wordsOfUrl(url)} `)
    .replace(/\p{Extended_Pictographic}|\p{Cc}|\p{Cf}|\u{fe0f}|\u{20e3}/gu, ' ')
    .replace(/#([\p{L}\p{N}_]+)/gu, (_, tag: string) => ` ${splitTag(tag, words)} `)
    .replace(/(^|\s)@\S*/g, ' ')
    .replace(/[’‘`´]/g, "'")
    .replace(/\b(is|are|was|were|do|does|did|ca|wo|should|could|would|has|have|had)nt\b/gi, "$1n't")
    .replace(/\b(you|they)re\b/gi, "$1're")
    .replace(/\bw\/ ?(?=\p{L})|\bw (?=(?:me|us|you|your|my|the|an?)\b)/giu, 'with ')
    .replace(/\bb4\b/gi, 'before')
    .replace(JOINED_TO_OVER, '$1')
    .replace(/\b(?:bc|b\/c|cuz) (?=(?:he|she|they|I|you|we|it|my|your|the)\b)/gi, 'because ')
    .replace(/[“”„«»]/g, '"')
    .replace(/[<>{}[\]|\\^~*_=]+/g, ' ')
    .replace(/\s*[—–]\s*/g, ', ')
    .replace(/([!?.,;:-])\1+/g, '$1');
}

function tidy(text: string): string {
  const spaced = text.replace(/\s+([,.;:!?])(?!\w)/g, '$1').replace(/\s+/g, ' ');
  const quotes = spaced.split('"').length - 1;
  const isWhole = /^[\s'.,-]*"[^"]*"[\s.,!?-]*$/.test(spaced);
  const trimmed = spaced.replace(/^[\s,.;:!?'-]+|[\s,;:-]+$/g, '').replace(/[.!]+$/, '');
  // Keep both marks of a quotation inside the text.
  return quotes % 2 === 1 || isWhole
    ? trimmed.replace(/^["\s]+|["\s]+$/g, '').replace(/[.!]+$/, '')
    : trimmed;
}

/** The last part of a URL's path that contains words. */
function wordsOfUrl(url: string): string {
  const parts = url.split(/[?#]/)[0]?.split('/').slice(3) ?? [];
  const part = parts.findLast((one) => /[a-z]{3}[-_][a-z]/i.test(one)) ?? '';
  return part.replace(/\.\w+$/, '').replace(/[-_]+/g, ' ');
}

const MAX_TAG_LENGTH = 32;

/** Splits `backtoschool` and `BackToSchool` into words; returns the tag if no known words are found in it. */
function splitTag(tag: string, words: WordVectors): string {
  const humps = tag.replace(/_/g, ' ').replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
  if (humps.includes(' ') || tag.length > MAX_TAG_LENGTH) return humps;
  return fewestWords(tag.toLowerCase(), words)?.join(' ') ?? tag;
}

/** Splits a text without spaces into known words; prefers few words, and common ones. */
function fewestWords(text: string, { places, rarity }: WordVectors): string[] | null {
  const best: ({ cost: number; words: string[] } | null)[] = [{ cost: 0, words: [] }];
  for (let to = 1; to <= text.length; to++) {
    best[to] = null;
    for (let from = Math.max(0, to - 16); from < to; from++) {
      const before = best[from];
      const word = text.slice(from, to);
      const place = places.get(word);
      if (!before || place === undefined || (word.length === 1 && word !== 'a' && word !== 'i')) continue;
      const cost = before.cost + 6 + (rarity[place] as number) + (word.length < 3 ? 4 : 0);
      if (cost < (best[to]?.cost ?? Number.POSITIVE_INFINITY))
        best[to] = { cost, words: [...before.words, word] };
    }
  }
  return best[text.length]?.words ?? null;
}

/** Lowercases title case ("The Psychology of People Pleasing", "Meal prep"); names keep or get their capital. */
function lowercaseTitle(text: string, { places, words }: WordVectors): string {
  const parts = text.split(' ');
  const titled = parts.filter((part) => /^\p{Lu}\p{Ll}{3,}/u.test(part)).length;
  const long = parts.filter((part) => /^\p{L}{4,}/u.test(part)).length;
  const whole = titled > 1 && titled >= long * 0.7;
  return parts
    .map((part, at) => {
      const place = places.get(part.toLowerCase());
      if (place === undefined || !/^\p{Lu}\p{Ll}+$/u.test(part) || !(whole || at === 0)) return part;
      // "React useEffect": before camel case or a number, a capitalized word is a name, whatever else it means.
      return /\p{Ll}\p{Lu}|^\d+$/u.test(parts[at + 1] ?? '') ? part : (words[place] as string);
    })
    .join(' ');
}

/** Words in capitals that are at least this rare are often names: VLOOKUP. */
const MIN_RARITY_OF_NAMES = 13;

/** Lowercases texts in capitals, and single words in capitals; abbreviations stay. */
function lowercaseShouting(text: string, { places, rarity }: WordVectors): string {
  const letters = text.replace(/[^\p{L}]/gu, '');
  const loud = letters.length > 4 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
  return text.replace(/[\p{L}\p{N}+']+/gu, (word) => {
    const lower = word.toLowerCase();
    if (ACRONYMS.has(lower) && (loud || word === lower) && !ALSO_WORDS.has(lower)) {
      return /^\d|^devops$|^saas$|^ios$/.test(lower)
        ? (SPELLED.get(lower) ?? lower)
        : isPlural(lower)
          ? `${lower.slice(0, -1).toUpperCase()}s`
          : lower.toUpperCase();
    }
    if (loud) return lower;
    const shouted = word.length > 4 && word === word.toUpperCase() && /^\p{L}+$/u.test(word);
    const isCommon = (rarity[places.get(lower) ?? -1] ?? MIN_RARITY_OF_NAMES) < MIN_RARITY_OF_NAMES;
    return shouted && isCommon && !ACRONYMS.has(lower) ? lower : word;
  });
}

/** "etfs" is the plural of "etf", but "ibs" is not a plural. */
const isPlural = (word: string) => word.endsWith('s') && ACRONYMS.has(word.slice(0, -1));

const SPELLED = new Map([
  ['devops', 'DevOps'],
  ['saas', 'SaaS'],
  ['ios', 'iOS'],
]);
