import { lengthFaults } from '../../length-rules.ts';
import { detectLanguage } from '../../read/language.ts';
import type { Profession } from '../../read/profession.ts';
import { matcherOf } from '../../read/word-lists.ts';
import { spokenWords, wordOverlap } from '../../spoken-words.ts';
import type { OfflineResult } from '../../write/write-offline.ts';
import { reasonOf } from '../writer.ts';
import data from './gate-rules.json' with { type: 'json' };
import { numberClaimFaults } from './number-claims.ts';
import { INSTRUCTIONS } from './prompt.ts';
import words from './words.json' with { type: 'json' };

/**
 * Checks what a model wrote. A fault has the form `reason: detail`; the reasons are counted, and the model is told
 * the whole fault.
 */

const ECHO_WORDS = 6;
const TOO_ALIKE = 0.7;
/** Two hooks may both begin with these words, if their third word differs. */
const WEAK_OPENERS = /^(?:it's|it is|you're|that's|there's|this is|you can't|your \w+)$/;
const instructionShingles = shingles(INSTRUCTIONS);

export type HookPart = 'tip' | 'screen' | 'point' | 'payoff';
export type Gate = {
  /**
   * Returns the reasons to refuse a hook. If there are none, the hook is taken, and later hooks are compared with it.
   */
  take(hook: string): string[];
  /** Returns the reasons to leave out a part of a hook. */
  partFaults(part: HookPart, text: string): string[];
  /** Returns whether a text is different enough from the hooks that were taken. */
  isDifferent(hook: string): boolean;
};

/** `excluded` are texts that must not be repeated: the user's history and the lines that the model was shown. */
export function createGate(brief: OfflineResult['brief'], excluded: readonly string[]): Gate {
  const before = new Set(excluded.map(normalize));
  const taken: ReadonlySet<string>[] = [];
  const openers = new Set<string>();
  const isDifferent = (hook: string) => {
    const words = new Set(spokenWords(hook));
    return taken.every((other) => wordOverlap(words, other) < TOO_ALIKE);
  };
  return {
    isDifferent,
    take(hook) {
      const faults = [...spokenLengthFaults(hook, brief.language), ...wordFaults(hook, brief)];
      if (!isInLanguage(brief.language, hook)) faults.push('language');
      if (before.has(normalize(hook)) || !isDifferent(hook)) faults.push('repeated: too like another hook');
      if (openers.has(openerOf(hook))) faults.push('opener: another hook begins with these words');
      if (faults.length === 0) {
        taken.push(new Set(spokenWords(hook)));
        openers.add(openerOf(hook));
      }
      return faults;
    },
    partFaults(part, text) {
      const [least, most] = WORDS[part];
      const count = text.split(/\s+/).length;
      const length = count < least || count > most ? [`length: ${count} words`] : [];
      if (part !== 'tip') {
        const faults = wordFaults(text, brief);
        // The payoff comes after the hook, so it may say what comes next.
        return [
          ...length,
          ...(part === 'payoff' ? faults.filter((f) => reasonOf(f) !== 'announce') : faults),
        ];
      }
      const faults = wordFaults(text, brief).filter((fault) => TIP_REASONS.has(reasonOf(fault)));
      if (!isInLanguage(null, text)) faults.push('language');
      if (NO_DIRECTION.test(text)) faults.push('empty: nothing to do');
      return [...length, ...faults];
    },
  };
}

/** How many words a part may have. */
const WORDS = { tip: [3, 32], screen: [1, 7], point: [3, 36], payoff: [3, 36] } as const;
/** A tip is a stage direction, so only these reasons apply to it. */
const TIP_REASONS: ReadonlySet<string> = new Set(['markup', 'echo', 'study', 'stigma']);
const NO_DIRECTION = /\bbe (?:confident|yourself|authentic|natural|passionate)\b|\bbelieve in yourself\b/i;

/** Where a clause ends in other languages is not known, so only the whole length is checked there. */
function spokenLengthFaults(hook: string, language: OfflineResult['brief']['language']): string[] {
  const faults = lengthFaults(hook).map(
    (fault) => `${fault.startsWith('first') ? 'breath' : 'length'}: ${fault}`,
  );
  return language ? faults.filter((fault) => reasonOf(fault) === 'length') : faults;
}

function wordFaults(
  written: string,
  { source, profession, topic, misspelled }: OfflineResult['brief'],
): string[] {
  const text = written.replaceAll('\u2019', "'");
  const unquoted = withoutQuotes(text);
  const faults = GATE_RULES.flatMap(({ reason, says, unless, only, typed }) => {
    if (only && only !== profession) return [];
    const match = says.exec(unquoted)?.[0];
    if (match === undefined || unless?.test(unquoted)) return [];
    return typed && isTyped(match, source) ? [] : [`${reason}: "${match.trim()}"`];
  });
  faults.push(...numberClaimFaults(text, source).map((figure) => `figure: ${figure}`));
  if (profession === 'realEstate' && hasUnsupportedClaim(unquoted, topic, source))
    faults.push('invented feature');
  // Capitalized, the word is a name that the product does not know.
  const wrong = misspelled.find((word) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u').test(text));
  if (wrong) faults.push(`slip: "${wrong}" is misspelt`);
  if ([...shingles(text)].some((shingle) => instructionShingles.has(shingle))) faults.push('echo');
  return [...new Set(faults)];
}

/** Quotations are left out, because the creator does not claim what they quote. */
function withoutQuotes(text: string): string {
  return text.replaceAll(
    /(?<=^|[\s(])(?:'(?:[^']|(?<=\w)'(?=\w)){2,60}'(?!\w)|"[^"]{2,90}"|“[^”]{2,90}”)/g,
    '…',
  );
}

/** Returns whether the source contains the words, or all of their longer ones. */
function isTyped(match: string, source: string): boolean {
  if (source.includes(match.trim().toLowerCase())) return true;
  const words = match.toLowerCase().match(/[\p{L}\p{N}-]{3,}/gu) ?? [];
  const typed = new Set(source.match(/[\p{L}\p{N}-]+/gu));
  return words.length > 0 && words.every((word) => typed.has(word));
}

/**
 * Words with accents are often borrowed, and short words belong to several languages, so they alone do not indicate
 * another language.
 */
const ACCENTED = /\S*[^\P{L}a-zA-Z]\S*/gu;
const SHARED = matcherOf(words.manyLanguages, 'gi');
const COMMON_ENGLISH = matcherOf(words.english);

/** A text is English if it is in no other language: a short hook may contain no common English word. */
function isInLanguage(language: OfflineResult['brief']['language'], text: string): boolean {
  if (language) return detectLanguage(text, () => false) === language;
  const letters = text.match(/\p{L}/gu) ?? [];
  const plain = letters.filter((letter) => /[a-z]/i.test(letter));
  if (letters.length === 0 || plain.length / letters.length < 0.85) return false;
  const own = text.replaceAll(SHARED, '');
  const plainly = own.replaceAll(ACCENTED, '');
  if (detectLanguage(plainly, () => false) !== null) return false;
  return detectLanguage(own, () => false) === null || COMMON_ENGLISH.test(plainly);
}

function shingles(text: string): Set<string> {
  const all = spokenWords(text);
  return new Set(all.slice(ECHO_WORDS - 1).map((_, start) => all.slice(start, start + ECHO_WORDS).join(' ')));
}

const normalize = (text: string) => spokenWords(text).join(' ');
function openerOf(text: string): string {
  const words = spokenWords(text);
  const two = words.slice(0, 2).join(' ');
  return WEAK_OPENERS.test(two) || /^(?:it's|that's|there's)$/.test(words[0] ?? '')
    ? words.slice(0, 3).join(' ')
    : two;
}

/** A rule about what a model must not say. One reason may have several patterns, which are in a data file. */
type Rule = {
  reason: string;
  says: RegExp;
  /** Makes the same words harmless. */
  unless: RegExp | null;
  only: Profession | null;
  /** Allowed if the creator typed the same words. */
  typed: boolean;
};
type Row = { reason: string; says: string; flags?: string; unless?: string; only?: string; typed?: boolean };

/** `<name>` stands for a part that several expressions share. */
const PARTS: ReadonlyMap<string, string> = new Map(Object.entries(data.parts));
const withParts = (source: string) => source.replaceAll(/<(\w+)>/g, (same, name) => PARTS.get(name) ?? same);

export const GATE_RULES: readonly Rule[] = data.rules.map((row: Row) => ({
  reason: row.reason,
  says: new RegExp(withParts(row.says), row.flags ?? 'i'),
  unless: row.unless === undefined ? null : new RegExp(withParts(row.unless), 'i'),
  only: (row.only as Profession) ?? null,
  typed: row.typed ?? false,
}));
const FEATURE = new RegExp(data.feature, 'i');
const LISTING = new RegExp(data.listing, 'i');

/** A hook about a listing may name only the features that the agent typed. */
function hasUnsupportedClaim(text: string, topic: string, source: string): boolean {
  if (!LISTING.test(topic) || /\byour\b/i.test(text)) return false;
  const feature = FEATURE.exec(text)?.[0].toLowerCase();
  return feature !== undefined && !source.includes(feature);
}
