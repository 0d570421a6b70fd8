import type { WordVectors } from '../book/word-vectors.ts';
import lists from './acronyms.json' with { type: 'json' };
import { setOf } from './word-lists.ts';

/** Cleans typed text so that it can be read aloud. */

/** Regular expressions never see longer texts, from any caller: the limits of forms are wider. */
export const MAX_TOPIC_READ = 500;
export const MAX_TEXT_READ = 1200;

export function truncate(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = text.lastIndexOf(' ', most);
  return text.slice(0, end > most / 2 ? end : most);
}

const ACRONYMS = setOf(lists.acronyms);

const SWEARING: readonly (readonly [RegExp, string])[] = [
  [/\bgive a (?:fuck|shit|damn|crap)\b/gi, 'care'],
  [/\bgiving a (?:fuck|shit|damn|crap)\b/gi, 'caring'],
  [/\bshit(?:ty)? (?=food|diet|snacks|meals)/gi, 'junk '],
  [/\bbullshit\b|\bshit\b|\bcrap\b/gi, 'stuff'],
  [/\b(?:f\W?u\W?c\W?k(?:ing|ed)?|goddamn|damn(?:ed)?|shitty|crappy|bloody) ?/gi, ''],
  [/\bass(?=\s|$)/gi, ''],
];

/** Words before the topic itself, such as "make me a video about". */
const LEAD_IN =
  /^(?:so |ok |okay |hey |hi |please |basically )*(?:(?:i(?:'d| would)? (?:want|like|need|am going|plan)(?: to)?|i'm (?:going|planning) to|can you|could you|let's|we(?:'re| are) going to) )?(?:(?:make|do|create|film|record|write|give me|post|talk|explain)(?: me)? )?(?:(?:a|an|my|the|some|this|10|ten) )?(?:(?:short |quick |new |next )?(?:video|reel|tiktok|post|short|clip|content|hooks?)s? )?(?:about|on|for|regarding|explaining|showing) (?=\S)/i;
const LEAD_IN_NEEDS = /\b(?:video|reel|tiktok|post|short|clip|content|hooks?|talk)s?\b|^(?:about|on) /i;

/** Words at the end that only point at the video itself. */
const BAIT =
  / (?:before|until|unless) (?:you (?:watch|see|read|know) )?this$|,? (?:that |and |but )?(?:nobody|no one) (?:ever )?(?:talks about|tells you(?: about)?|warns you about|mentions)(?: this| it| enough)?$| \((?:part|pt) \d+\)$/i;

export function cleanTopic(input: string, words: WordVectors, most: number): string {
  let text = plain(input, words, most);
  const lead = LEAD_IN.exec(text)?.[0];
  if (lead && LEAD_IN_NEEDS.test(lead)) text = text.slice(lead.length);
  for (const [pattern, instead] of SWEARING) text = text.replace(pattern, instead);
  return tidy(untitle(unshout(text, words), words)).replace(BAIT, '');
}

/** Cleans a text that is not a topic, without the steps that only topics need. */
export function cleanText(input: string, words: WordVectors, most: number): string {
  return tidy(unshout(plain(input, words, most), words));
}

function plain(input: string, words: WordVectors, most: number): string {
  // One letter can become eighteen.
  return truncate(truncate(input, most).normalize('NFKC'), most)
    .replace(/https?:\/\/\S+|www\.\S+/gi, (url) => ` ${wordsOfUrl(url)} `)
    .replace(/\p{Extended_Pictographic}|\p{Cc}|\p{Cf}|\u{fe0f}|\u{20e3}/gu, ' ')
    .replace(/#([\p{L}\p{N}_]+)/gu, (_, tag: string) => ` ${splitTag(tag, words)} `)
    .replace(/(^|\s)@\S*/g, ' ')
    .replace(/[’‘`´]/g, "'")
    .replace(/\b(is|are|was|were|do|does|did|ca|wo|should|could|would|has|have|had)nt\b/gi, "$1n't")
    .replace(/\b(you|they)re\b/gi, "$1're")
    .replace(/[“”„«»]/g, '"')
    .replace(/[<>{}[\]|\\^~*_=]+/g, ' ')
    .replace(/\s*[—–]\s*/g, ', ')
    .replace(/([!?.,;:-])\1+/g, '$1');
}

function tidy(text: string): string {
  const spaced = text.replace(/\s+([,.;:!?])/g, '$1').replace(/\s+/g, ' ');
  const quotes = spaced.split('"').length - 1;
  const isWhole = /^[\s'.,-]*"[^"]*"[\s.,!?-]*$/.test(spaced);
  const trimmed = spaced.replace(/^[\s,.;:!?'-]+|[\s,;:-]+$/g, '').replace(/[.!]+$/, '');
  // A quotation inside the text keeps both of its marks.
  return quotes % 2 === 1 || isWhole
    ? trimmed.replace(/^["\s]+|["\s]+$/g, '').replace(/[.!]+$/, '')
    : trimmed;
}

/** The last part of an address that says something. */
function wordsOfUrl(url: string): string {
  const parts = url.split(/[?#]/)[0]?.split('/').slice(3) ?? [];
  const part = parts.findLast((one) => /[a-z]{3}[-_][a-z]/i.test(one)) ?? '';
  return part.replace(/\.\w+$/, '').replace(/[-_]+/g, ' ');
}

const TAG_MOST = 32;

/** `backtoschool` and `BackToSchool` as words; as it is where no words are found in it. */
function splitTag(tag: string, words: WordVectors): string {
  const humps = tag.replace(/_/g, ' ').replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
  if (humps.includes(' ') || tag.length > TAG_MOST) return humps;
  return fewestWords(tag.toLowerCase(), words)?.join(' ') ?? tag;
}

/** A text without blanks as the commonest known words, few before many. */
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

/** "The Psychology of People Pleasing" and "Meal prep" in small letters; names keep their capital, or get it. */
function untitle(text: string, { places, words }: WordVectors): string {
  const parts = text.split(' ');
  const titled = parts.filter((part) => /^\p{Lu}\p{Ll}{3,}/u.test(part)).length;
  const long = parts.filter((part) => /^\p{L}{4,}/u.test(part)).length;
  const whole = titled > 1 && titled >= long * 0.7;
  return parts
    .map((part, at) => {
      const place = places.get(part.toLowerCase());
      if (place === undefined || !/^\p{Lu}\p{Ll}+$/u.test(part) || !(whole || at === 0)) return part;
      // "React useEffect": what is written like that is a name, whatever else the word means.
      return /\p{Ll}\p{Lu}|^\d+$/u.test(parts[at + 1] ?? '') ? part : (words[place] as string);
    })
    .join(' ');
}

/** Words of at least this rarity are as often names: VLOOKUP. */
const RARE = 13;

/** Turns whole texts in capitals, and single words of other texts, into lower case; abbreviations stay. */
function unshout(text: string, { places, rarity }: WordVectors): string {
  const letters = text.replace(/[^\p{L}]/gu, '');
  const loud = letters.length > 4 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
  return text.replace(/[\p{L}\p{N}+']+/gu, (word) => {
    const lower = word.toLowerCase();
    if (
      ACRONYMS.has(lower) &&
      (loud || word === lower) &&
      !['it', 'us', 'va', 'fire', 'pos', 'arm', 'sat', 'act'].includes(lower)
    ) {
      return /^\d|^devops$|^saas$|^ios$/.test(lower)
        ? (SPELLED.get(lower) ?? lower)
        : isPlural(lower)
          ? `${lower.slice(0, -1).toUpperCase()}s`
          : lower.toUpperCase();
    }
    if (loud) return lower;
    const shouted = word.length > 4 && word === word.toUpperCase() && /^\p{L}+$/u.test(word);
    const isCommon = (rarity[places.get(lower) ?? -1] ?? RARE) < RARE;
    return shouted && isCommon && !ACRONYMS.has(lower) ? lower : word;
  });
}

/** "etfs" are ETFs; IBS is no plural. */
const isPlural = (word: string) => word.endsWith('s') && ACRONYMS.has(word.slice(0, -1));

const SPELLED = new Map([
  ['devops', 'DevOps'],
  ['saas', 'SaaS'],
  ['ios', 'iOS'],
]);
