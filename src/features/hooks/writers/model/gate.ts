import { languageOf } from '../../read/language.ts';
import { checkHook } from '../../write/check.ts';
import { likeness, spokenWords } from '../../write/choose.ts';
import { claimFaults } from '../../write/claims.ts';
import { professionFaults } from '../../write/profession-rules.ts';
import type { Written } from '../offline/messages.ts';
import { INSTRUCTIONS } from './prompt.ts';

/** Judges what the model wrote, against the same rules as our own patterns and some more. */

const ECHO_WORDS = 6;
const TOO_ALIKE = 0.7;
const COMMON_ENGLISH =
  /\b(the|a|an|you|your|you're|to|of|and|is|are|it|it's|this|that|for|in|on|my|i|i'm|what|why|how|if|when|before|don't|stop|here's|with|about|at|from|we|they|do|does|can|one|no|not)\b/i;

const instructionShingles = shingles(INSTRUCTIONS);

export type Part = 'tip' | 'screen' | 'point' | 'payoff';
export type Gate = {
  /** Reasons to refuse; none means that it is taken and counts for those that follow. */
  take(hook: string): string[];
  /** Reasons to leave a part of a hook out. */
  partFaults(part: Part, text: string): string[];
  /** Could this text stand beside those already taken? */
  standsApart(hook: string): boolean;
};

/** `known` is what must not come again: the user's history and the lines that the model was shown. */
export function createGate(brief: Written['brief'], known: readonly string[]): Gate {
  const before = new Set(known.map(normal));
  const taken: ReadonlySet<string>[] = [];
  const openers = new Set<string>();
  const { language } = brief;
  const speaks = (text: string) => (language ? languageOf(text, () => false) === language : isEnglish(text));
  const standsApart = (hook: string) => {
    const words = new Set(spokenWords(hook));
    return taken.every((other) => likeness(words, other) < TOO_ALIKE);
  };
  return {
    standsApart,
    take(hook) {
      const faults = checkHook(hook, brief);
      if (!speaks(hook)) faults.push('language');
      if (echoesInstructions(hook)) faults.push('echo');
      if (before.has(normal(hook)) || !standsApart(hook)) faults.push('repeated');
      if (openers.has(openerOf(hook))) faults.push('opener');
      if (faults.length === 0) {
        taken.push(new Set(spokenWords(hook)));
        openers.add(openerOf(hook));
      }
      return faults;
    },
    partFaults(part, text) {
      const [least, most] = WORDS[part];
      const count = text.split(/\s+/).length;
      const faults = count < least || count > most ? [`${count} words`] : [];
      if (/https?:|www\.|[@#<>{}`|\\]|\p{Extended_Pictographic}/u.test(text)) faults.push('markup');
      if (echoesInstructions(text)) faults.push('echo');
      if (part === 'tip') return isEnglish(text) ? faults : [...faults, 'language'];
      return [...faults, ...claimFaults(text, brief.source), ...professionFaults(text, brief.profession)];
    },
  };
}

/** How many words a part may have. */
const WORDS = { tip: [3, 32], screen: [1, 7], point: [3, 36], payoff: [3, 36] } as const;

/** Mostly plain letters, and at least one of the words without which English is hardly spoken. */
function isEnglish(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const plain = letters.filter((letter) => /[a-z]/i.test(letter));
  return letters.length > 0 && plain.length / letters.length > 0.95 && COMMON_ENGLISH.test(text);
}

function echoesInstructions(text: string): boolean {
  if (/\bsystem (prompt|message|text)\b|\b(previous|these) instructions\b|\bas an ai\b/i.test(text))
    return true;
  return [...shingles(text)].some((shingle) => instructionShingles.has(shingle));
}

function shingles(text: string): Set<string> {
  const all = spokenWords(text);
  return new Set(all.slice(ECHO_WORDS - 1).map((_, start) => all.slice(start, start + ECHO_WORDS).join(' ')));
}

const normal = (text: string) => spokenWords(text).join(' ');
const openerOf = (text: string) => spokenWords(text).slice(0, 2).join(' ');
