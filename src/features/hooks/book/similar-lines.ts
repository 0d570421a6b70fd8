import { likeness, spokenWords } from '../write/choose.ts';
import { MAX_WORD_OVERLAP } from './duplicate-lint.ts';
import { withoutAudience } from './lint.ts';

/** Finds lines that say nearly the same as this one. */
export function similarLines(say: string) {
  const words = new Set(spokenWords(withoutAudience(say)));
  const longest = [...words].sort((one, other) => other.length - one.length);
  const mayMiss = Math.floor((1 - MAX_WORD_OVERLAP) * words.size + 1e-9);
  return {
    /** Whether enough of the words are in a text for such a line to be in it: only then is it worth parsing. */
    mayBeIn(text: string): boolean {
      const low = text.toLowerCase();
      let missed = 0;
      return longest.every((word) => low.includes(word) || ++missed <= mayMiss);
    },
    has: (line: string): boolean =>
      likeness(words, new Set(spokenWords(withoutAudience(line)))) >= MAX_WORD_OVERLAP,
  };
}
