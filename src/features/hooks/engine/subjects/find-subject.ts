/** Finds the subject that words name. */
import { isPluralNoun, singularOf } from '../english/nouns.ts';
import { baseOfGerund } from '../english/verbs.ts';
import { words } from '../english/words.ts';
import { stem } from '../stems.ts';
import { ALL_SUBJECTS } from './all.ts';
import type { Subject } from './subject.ts';

/** Short words lose too much with their ending: "late" is no latte. */
const STEMMED = 7;

function rootOf(word: string): string {
  const bare = word.toLowerCase().replace(/[’']s$/, '');
  const one = isPluralNoun(bare) ? singularOf(bare) : (baseOfGerund(bare) ?? bare);
  // Marked, so that "canning" does not meet "can".
  return one.length >= STEMMED ? `~${stem(one)}` : one;
}

const keyOf = (text: string): string => words(text).map(rootOf).join(' ');

const BY_CUE: ReadonlyMap<string, Subject> = new Map(
  ALL_SUBJECTS.flatMap((subject) => subject.cues.map((cue) => [keyOf(cue), subject] as const)),
);

/**
 * The subject that these words name, and say nothing else about: "burnout", "the home inspection". Null for everything
 * else: beside "burnout in nurses" a line about burnout may be beside the point.
 */
export function namedSubject(text: string): Subject | null {
  return BY_CUE.get(keyOf(text.replace(/^(?:an?|the|your|my|our) /i, ''))) ?? null;
}
