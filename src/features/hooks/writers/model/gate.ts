import { languageOf } from '../../read/language.ts';
import { checkHook } from '../../write/check.ts';
import { likeness, spokenWords } from '../../write/choose.ts';
import type { Written } from '../offline/messages.ts';
import { INSTRUCTIONS } from './prompt.ts';

/** Judges what the model wrote, against the same rules as our own patterns and some more. */

const ECHO_WORDS = 6;
const TOO_ALIKE = 0.7;
const COMMON_ENGLISH =
  /\b(the|a|an|you|your|you're|to|of|and|is|are|it|it's|this|that|for|in|on|my|i|i'm|what|why|how|if|when|before|don't|stop|here's|with|about|at|from|we|they|do|does|can|one|no|not)\b/i;

const instructionShingles = shingles(INSTRUCTIONS);

export type Gate = {
  /** Reasons to refuse; none means that it is taken and counts for those that follow. */
  take(hook: string, tip: string): string[];
  /** Counts a text that did not come from the model. */
  note(hook: string): void;
  /** Could this text stand beside those already taken? */
  standsApart(hook: string): boolean;
};

export function createGate(brief: Written['brief'], history: readonly string[]): Gate {
  const known = new Set(history.map(normal));
  const taken: ReadonlySet<string>[] = [];
  const openers = new Set<string>();
  const note = (hook: string) => {
    taken.push(new Set(spokenWords(hook)));
    openers.add(openerOf(hook));
  };
  const standsApart = (hook: string) => {
    const words = new Set(spokenWords(hook));
    return !known.has(normal(hook)) && taken.every((other) => likeness(words, other) < TOO_ALIKE);
  };
  return {
    note,
    standsApart,
    take(hook, tip) {
      const faults = [...checkHook(hook, brief), ...tipFaults(tip)];
      const { language } = brief;
      if (!(language ? languageOf(hook, () => false) === language : isEnglish(hook)) || !isEnglish(tip))
        faults.push('language');
      if (echoesInstructions(hook) || echoesInstructions(tip)) faults.push('echo');
      if (!standsApart(hook)) faults.push('repeated');
      if (openers.has(openerOf(hook))) faults.push('opener');
      if (faults.length === 0) note(hook);
      return faults;
    },
  };
}

function tipFaults(tip: string): string[] {
  const count = tip.split(/\s+/).length;
  const faults = count < 3 || count > 32 ? ['tip length'] : [];
  if (/https?:|www\.|[@#<>{}`|\\]|\p{Extended_Pictographic}/u.test(tip)) faults.push('tip markup');
  return faults;
}

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
