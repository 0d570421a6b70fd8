/** Small operations on English words that every reader and the filler share. */
import { PROPER } from '../topic/proper-names.ts';

const VOWEL_SOUND_EXCEPTIONS =
  /^(?:uni(?!n)|use|user|usu|eu|one|once|ubi|url\b|u-|uk\b|us\b|usb\b|ux\b|ui\b)/i;
const SILENT_H = /^(?:hour|honest|honor|heir)/i;
/** Letters whose names begin with a vowel sound, for initialisms: an HSA, an SEO plan, a CFP. */
const VOWEL_LETTER_NAMES = /^[AEFHILMNORSX]/;
/** Initialisms that are spoken as a word. */
const SPOKEN_ACRONYMS =
  /^(?:ROTH|NASA|FAFSA|HELOC|SaaS|REIT|HIIT|FOMO|RAM|FIRE|NAD|SMART|HIPAA|LASIK|SEP|SIMPLE|ROI|HECM|HECMs|HUD|FICO|FICA|FEMA|FODMAP|LEED|LEGO|NICU|NASCAR|NATO|MIG|MIDI|MERV|HEPA|RAID|SIM|STEM|STEAM|SWOT|SWAT|SCUBA|SNAP|SCORM|SQUID|LAN|LARP|LIDAR|MENSA|MOOC|NIMBY|RICO|SARS|SAG|HAZMAT|HAZWOPER)$/;

/** "run shorter meetings": after a word that could be a noun or a verb, a comparative tells that it is a verb. */
export const COMPARATIVE =
  /^(?:better|fewer|less|more|smarter|shorter|longer|faster|slower|bigger|smaller|cheaper|healthier|easier|simpler|stronger|cleaner|clearer|tighter|lighter|heavier|higher|deeper|sharper|safer|warmer|quieter|calmer|kinder|thicker|thinner|softer|harder|earlier|greater|newer|quicker|wider|closer|fresher|crispier|fluffier|juicier|tidier|happier|braver|bolder|brighter|richer|leaner|looser|smoother|neater|nicer|tougher|finer|larger)$/i;

/** Anything but single spaces between words; rare, and dear to split at. Asked a thousand times a run, so looked for by hand. */
export function hasOddSpace(text: string): boolean {
  let before = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 32 || (code === 32 && before === 32)) return true;
    // Beyond ASCII there are some twenty more spaces, which a regular expression knows.
    if (code > 126) return /\s\s|[^\S ]/.test(text);
    before = code;
  }
  return false;
}

export function words(text: string): string[] {
  const trimmed = text.trim();
  if (trimmed === '') return [];
  return hasOddSpace(trimmed) ? trimmed.split(/\s+/) : trimmed.split(' ');
}

export function capitalise(text: string): string {
  const first = words(text)[0] ?? '';
  // iPhone, useEffect: a lower-case first letter that belongs to the name.
  if (/^\p{Ll}+\p{Lu}/u.test(first)) return text;
  return text.replace(/^(["“(]?)(\p{Ll})/u, (_, open: string, letter: string) => open + letter.toUpperCase());
}

/** Lower-cases a sentence's first letter unless the word is a name or an initialism. */
export function lowerFirst(text: string): string {
  const first = words(text)[0] ?? '';
  const name =
    /\p{Ll}\p{Lu}/u.test(first) || PROPER.has(first.toLowerCase().replace(/[^\p{L}\p{N}.]+$/u, ''));
  const plain = /^\p{Lu}\p{Ll}/u.test(first) || /^A$/.test(first);
  return plain && !name ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

export function articleFor(text: string): 'a' | 'an' {
  // "an LGBTQ-affirming therapist": the letters are heard before the hyphen.
  const first = (words(text)[0] ?? '').replace(/^["“(]/, '').replace(/^([A-Z]{3,})-\p{Ll}.*$/u, '$1');
  if (/^\d/.test(first)) return /^(?:8|11(?!\d)|18(?!\d))/.test(first) ? 'an' : 'a';
  if (/^[A-Z]{2,}\d*s?$/.test(first) && !SPOKEN_ACRONYMS.test(first)) {
    return VOWEL_LETTER_NAMES.test(first) ? 'an' : 'a';
  }
  if (SPOKEN_ACRONYMS.test(first)) return /^[AEIOU]/.test(first) || first === 'SEP' ? 'an' : 'a';
  // "an S corp", "an X-ray", "a U-turn": the name of the letter is heard.
  if (/^[B-Z](?:$|[-'.])/.test(first)) return VOWEL_LETTER_NAMES.test(first) ? 'an' : 'a';
  if (SILENT_H.test(first)) return 'an';
  if (VOWEL_SOUND_EXCEPTIONS.test(first)) return 'a';
  return /^[aeiou]/i.test(first) ? 'an' : 'a';
}

export function withArticle(text: string): string {
  return `${articleFor(text)} ${text}`;
}

const TO_SECOND: Record<string, string> = {
  i: 'you',
  "i'm": "you're",
  "i've": "you've",
  "i'll": "you'll",
  "i'd": "you'd",
  my: 'your',
  mine: 'yours',
  me: 'you',
  myself: 'yourself',
  we: 'you',
  "we're": "you're",
  "we've": "you've",
  our: 'your',
  ours: 'yours',
  us: 'you',
  ourselves: 'yourself',
};

const THIRD_TO_SECOND: Record<string, string> = {
  they: 'you',
  "they're": "you're",
  "they've": "you've",
  "they'll": "you'll",
  "they'd": "you'd",
  their: 'your',
  theirs: 'yours',
  them: 'you',
  themselves: 'yourself',
  themself: 'yourself',
  he: 'you',
  she: 'you',
  "she's": "you're",
  "he's": "you're",
  his: 'your',
  her: 'your',
  hers: 'yours',
  him: 'you',
  herself: 'yourself',
  himself: 'yourself',
};

const SECOND_TO_THIRD: Record<string, string> = {
  you: 'they',
  "you're": "they're",
  "you've": "they've",
  "you'll": "they'll",
  "you'd": "they'd",
  your: 'their',
  yours: 'theirs',
  yourself: 'themselves',
  i: 'they',
  my: 'their',
};

const SECOND_TO_FIRST: Record<string, string> = {
  you: 'I',
  "you're": "I'm",
  "you've": "I've",
  "you'll": "I'll",
  "you'd": "I'd",
  your: 'my',
  yours: 'mine',
  yourself: 'myself',
};

function swap(text: string, table: Record<string, string>): string {
  return text.replace(/[\p{L}][\p{L}'’]*(-?)/gu, (word, hyphen: string) => {
    // "I-bonds" are nobody's.
    if (hyphen !== '') return word;
    const key = word.toLowerCase().replace('’', "'");
    return Object.hasOwn(table, key) ? (table[key] as string) : word;
  });
}

/** "should I raise my prices" → "should you raise your prices". */
export function firstToSecond(text: string): string {
  // "when to say I love you": what is said is nobody else's words.
  const [, before = '', said = ''] =
    /^(.*\b(?:say|saying|says) )(I(?:'m| (?:love|do|am|quit|forgive|miss|don't|can't|need))\b.*)$/.exec(
      text,
    ) ?? [];
  if (said !== '') return `${firstToSecond(before.trimEnd())} ${said}`;
  return swap(
    text
      .replace(/\bam I\b/gi, 'are you')
      .replace(/\bI am\b/g, "you're")
      .replace(/\bI was\b/g, 'you were'),
    TO_SECOND,
  );
}

/** "they lose their clients" → "you lose your clients". The verb forms are the same. */
export function thirdToSecond(text: string): string {
  // "avoid serious talks every time they come up": the talks do.
  const spoken = text.replace(/\b(every time|whenever|when|once) they come up\b/gi, '$1 one comes up');
  return swap(spoken, THIRD_TO_SECOND);
}

/** "when a client ghosts you": at the end of a clause, after a word that could be a verb, "you" is an object. */
const OBJECT_YOU =
  /\b(?!(?:why|how|what|when|if|that|whether|before|after|until|while|and|but|or|because|do|does|did|can|could|should|would|will|are|is|were|than|as)\b)([\p{L}']+) you(?=$|[.,;:?!]| (?:with|for|at|in|on|back|down|up|out|off|away|from)\b)/giu;

/** Object "you" becomes "them" only after a verb or preposition; good enough after "who wonders". */
export function secondToThird(text: string): string {
  return swap(
    text
      .replace(
        /\b(for|to|with|about|of|on|at|from|cost|costs|make|makes|keep|keeps|help|helps|hold|holds|tell|tells|wants|needs|lets?|expects?|asks?|gets|giving|gave|gives?|told|ignores?|loves?|hates?|pays?|owes?|allows?|forces?|teach|teaches) you\b/gi,
        '$1 them',
      )
      .replace(/\bthan you(?=$|[.,;:?!])/gi, 'than them')
      .replace(OBJECT_YOU, '$1 them'),
    SECOND_TO_THIRD,
  );
}

export function secondToFirst(text: string): string {
  return swap(
    text
      .replace(
        /\b(for|to|with|about|of|on|at|from|sell|sells|give|gives|show|shows|send|sends|offer|charge|charges|teach|treat|treats|hire|hires|want|wants|help|helps|like|likes|make|makes|judge|judges|take|takes|tell|tells|trust|trusts|hate|hates|love|loves|leave|leaves|understand|understands|respect|respects|listen to|ignore|ignores) you\b(?!')/gi,
        '$1 me',
      )
      .replace(OBJECT_YOU, '$1 me')
      .replace(/\byou are\b/gi, "you're")
      .replace(/\byou aren't\b/gi, "you're not"),
    SECOND_TO_FIRST,
  )
    .replace(/\bI 'm not\b/g, "I'm not")
    .replace(/\bI am\b/g, "I'm");
}

/** Straight quotes and single spaces, so that later rules need one form of each. */
export function plainQuotes(text: string): string {
  return text
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”«»]/g, '"')
    .replace(/\s+/g, ' ')
    .trim();
}
