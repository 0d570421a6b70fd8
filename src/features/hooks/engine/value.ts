/** What a slot says in an input, with what is asked of it in frame after frame. */

import { countWords } from './breath.ts';
import type { HookContext } from './context.ts';
import { words } from './english/words.ts';
import { keptWith } from './memory.ts';
import { contentStems } from './stems.ts';

export type Value = {
  text: string;
  /** How many words it has between spaces. */
  words: number;
  /** Roots of its content words. */
  stems: readonly string[];
  /** What is heard again when it is said again; null where it is too short for that. */
  phrase: string | null;
  /** The same of what the customer goes through. */
  once: string | null;
};

/** Marks what the customer goes through: once is enough, as long as there is something else to say. */
export const ONCE = '1 ';

/** From three words on, saying a phrase again is heard: by its last words, so that "set" and "setting" are one. */
export function phraseOf(value: string): string | null {
  const tokens = words(value);
  return tokens.length > 2 ? tokens.slice(-4).join(' ').toLowerCase() : null;
}

/** The same values come up in most frames of a run. */
const valuesIn = keptWith((_context: HookContext) => new Map<string, Value>());

export function saidIn(text: string, context: HookContext): Value {
  const known = valuesIn(context);
  let found = known.get(text);
  if (!found) {
    const phrase = phraseOf(text);
    const once = phrase === null ? null : ONCE + phrase;
    found = { text, words: countWords(text), stems: [...contentStems(text)], phrase, once };
    known.set(text, found);
  }
  return found;
}
