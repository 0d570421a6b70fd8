/** How long a hook is, and how long until the speaker can breathe. */
import type { Language } from './topic/language.ts';

export const MAX_WORDS = 16;
export const MAX_FIRST_CLAUSE = 8;

/** Words that open another clause. */
const OPENS_CLAUSE =
  'and|but|so|or|because|if|when|before|after|until|while|who|which|that|why|how|what|where|than|instead|unless|though|whether|since|once|minus|without';

/** Punctuation, or the space before a word that opens another clause. */
const BREATH = new RegExp(
  `(?<!\\b(?:vs|a\\.m|p\\.m))[,.;:?!]["”']?(?=\\s|$)|\\s(?=(?:${OPENS_CLAUSE})(?![\\p{L}'’-]))`,
  'iu',
);

/** The same for the languages that have frames of their own; a quoted topic is heard as one piece. */
const BREATH_ABROAD =
  /[,.;:?!]["”“»]?(?=\s|$)|\s(?=[“„«])|(?<=[”“»])\s|\s(?=(?:y|o|pero|que|si|cuando|porque|antes|donde|et|ou|mais|qui|quand|parce|avant|und|oder|aber|wenn|weil|bevor|e|mas|se|quando|onde|ma|che|perché|prima|dove|en|of|maar|als|dat|die|dan|omdat|voordat|sin|sans|ohne|sem|senza|zonder|para|pra|pour|per|om|cómo|como|qué|cuánto|cuándo|dónde|por qué|por que|comment|pourquoi|où|o que|quanto|come|cosa|hoe|waarom|wanneer|waar|wat)(?![\p{L}'’-]))/iu;

/** The words up to the first breath. */
export function firstClause(text: string, language: Language | null = null): string {
  const breath = (language ? BREATH_ABROAD : BREATH).exec(text);
  return breath ? text.slice(0, breath.index + breath[0].trimEnd().length) : text;
}

/** Of a text with single spaces, or a part of one. */
export function countWords(text: string): number {
  let count = 0;
  let inside = false;
  for (let i = 0; i < text.length; i++) {
    const space = text.charCodeAt(i) === 32;
    if (!space && !inside) count++;
    inside = !space;
  }
  return count;
}

const CLAUSE_OPENERS: ReadonlySet<string> = new Set(OPENS_CLAUSE.split('|'));
const LONGEST_OPENER = Math.max(...[...CLAUSE_OPENERS].map((word) => word.length));
/** The letters that one of them begins with, as bits: most words begin with another. */
const FIRST_LETTERS = [...CLAUSE_OPENERS].reduce((bits, word) => bits | (1 << (word.charCodeAt(0) & 31)), 0);

const SPACE = 32;
const isLetter = (code: number): boolean => (code > 96 && code < 123) || (code > 64 && code < 91);
/** , . ; : ? ! */
const isMark = (code: number): boolean =>
  code === 0x2c || code === 0x2e || code === 0x3b || code === 0x3a || code === 0x3f || code === 0x21;
const ABBREVIATED = /\b(?:vs|a\.m|p\.m)$/i;

function opensClause(text: string, from: number): boolean {
  const first = text.charCodeAt(from);
  if (!isLetter(first) || (FIRST_LETTERS & (1 << (first & 31))) === 0) return false;
  let to = from + 1;
  while (to < text.length && isLetter(text.charCodeAt(to))) to++;
  if (to - from > LONGEST_OPENER) return false;
  const next = text.charCodeAt(to);
  if (next === 0x27 || next === 0x2d) return false;
  return CLAUSE_OPENERS.has(text.slice(from, to).toLowerCase());
}

/** Whether one may breathe after the mark that stands here. */
function endsClause(text: string, at: number): boolean {
  const next = text.charCodeAt(at + 1);
  const after = next === 0x22 || next === 0x27 ? at + 2 : at + 1;
  if (after < text.length && text.charCodeAt(after) !== SPACE) return false;
  // Only "vs", "a.m" and "p.m" go on after their full stop.
  const before = text.charCodeAt(at - 1) | 32;
  return (before !== 0x73 && before !== 0x6d) || !ABBREVIATED.test(text.slice(0, at));
}

/** The same as the expression finds in English, walked by hand: half of all texts of a run are asked. Null beyond plain ASCII. */
function opensShortPlainly(text: string): boolean | null {
  let words = 0;
  let inside = false;
  let short: boolean | null = null;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < SPACE || code > 126) return null;
    if (short !== null) continue;
    if (code === SPACE) {
      if (opensClause(text, i + 1)) short = true;
      inside = false;
    } else {
      if (!inside && ++words > MAX_FIRST_CLAUSE) short = false;
      inside = true;
      if (short === null && isMark(code) && endsClause(text, i)) short = true;
    }
  }
  return short ?? true;
}

export function opensShort(text: string, language: Language | null = null): boolean {
  const plainly = language ? null : opensShortPlainly(text);
  return plainly ?? countWords(firstClause(text, language)) <= MAX_FIRST_CLAUSE;
}

/** Both length limits at once, for a text with single spaces. */
export function fitsTheBreath(text: string, language: Language | null = null): boolean {
  return countWords(text) <= MAX_WORDS && opensShort(text, language);
}
