/** Finds the subject that a text is about by the longest of its cues. */
import { words } from '../english/words.ts';
import { stem } from '../stems.ts';
import { ALL_SUBJECTS } from './all.ts';
import type { Subject } from './subject.ts';

const LONGEST_CUE = 4;

const keyOf = (tokens: readonly string[]): string => tokens.map(stem).join(' ');

const BY_CUE: ReadonlyMap<string, Subject> = new Map(
  ALL_SUBJECTS.flatMap((subject) => subject.cues.map((cue) => [keyOf(words(cue)), subject] as const)),
);

/** "SEO for therapists" is not about therapy. */
const FOR_WHOM =
  / for (?:[\p{L}-]+ ){0,2}(?:[\p{L}-]+(?:ers|ors|ists|ians|ants|eers|owners|men|women|moms|dads|parents)|people|adults|beginners)$/iu;

/** Null where no cue is said: nothing concrete is better than something of another subject. */
export function findSubject(text: string): Subject | null {
  const tokens = words(text.replace(FOR_WHOM, '').replace(/[^\p{L}\p{N}'&+\s-]/gu, ' '));
  for (let length = LONGEST_CUE; length > 0; length--)
    // What is named last is what a phrase is about: "budget travel", "car insurance".
    for (let start = tokens.length - length; start >= 0; start--) {
      const found = BY_CUE.get(keyOf(tokens.slice(start, start + length)));
      if (found) return found;
    }
  return null;
}
