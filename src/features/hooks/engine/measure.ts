/** How long a hook will be, as far as its frame and the words of its values tell before they are joined. */

import { countWords, firstClause, MAX_FIRST_CLAUSE, MAX_WORDS } from './breath.ts';
import type { Part } from './compile.ts';
import type { Value } from './value.ts';

export type Measure = {
  /** Words of the frame without its values; null where a word that agrees may become two. */
  words: number | null;
  /** How often each value is said, in the order of `slotOrder`. */
  times: readonly number[];
  /** Words up to the first breath of an English hook, where the frame takes it before its first slot. */
  opening: number | null;
};

const isSpace = (letter: string | undefined): boolean => letter === ' ';

/** What is written together counts once: the full stop after a slot, and the quotation mark before it. */
function areGlued(left: Part, right: Part): boolean {
  const open = typeof left !== 'string' || !isSpace(left.at(-1));
  return open && (typeof right !== 'string' || !isSpace(right[0]));
}

/** Any letter: what it is put after is not yet the end of a word, or of a sentence. */
const GOES_ON = 'x';

function openingOf([first, ...rest]: readonly Part[]): number | null {
  if (typeof first !== 'string') return null;
  const known = rest.length === 0 ? first : first + GOES_ON;
  const clause = firstClause(known);
  return clause === known && rest.length > 0 ? null : countWords(clause);
}

export function measureOf(parts: readonly Part[], slots: number): Measure {
  const times = new Array<number>(slots).fill(0);
  let words = 0;
  let certain = true;
  parts.forEach((part, index) => {
    const before = parts[index - 1];
    if (before !== undefined && areGlued(before, part)) words--;
    if (typeof part === 'string') words += countWords(part);
    else if (part.agree === null) times[part.at]!++;
    else words++;
    // "Here is", and "here are".
    if (typeof part !== 'string' && part.agree === 'heres') certain = false;
  });
  return { words: certain ? words : null, times, opening: openingOf(parts) };
}

/** Whether both length limits are kept; null where only the text can tell. */
export function isShort(
  { words, times, opening }: Measure,
  values: readonly Value[],
  english: boolean,
): boolean | null {
  if (words === null) return null;
  let total = words;
  for (let at = 0; at < values.length; at++) total += (times[at] as number) * (values[at] as Value).words;
  if (total > MAX_WORDS) return false;
  if (total <= MAX_FIRST_CLAUSE) return true;
  return english && opening !== null ? opening <= MAX_FIRST_CLAUSE : null;
}
