import { HOOK_TYPES } from '../hook-types.ts';
import { spokenWords, wordOverlap } from '../spoken-words.ts';
import { withoutAudience } from './audience-slot.ts';
import type { Fault, SubjectFile } from './read-files.ts';

/**
 * Faults that show only in the whole book: lines too alike, repeated openings and contrasts, types out of balance.
 */

const OPENING_WORDS = 3;
const MAX_SAME_OPENING = 60;
const MAX_CONTRAST_SHARE = 0.04;
const MAX_TYPE_RATIO = 4;
/** Two lines that share this many of their words say the same thing. */
const MAX_WORD_OVERLAP = 0.7;
/** A book with fewer lines is too small for shares to mean anything. */
const WHOLE_BOOK = 5000;

/** "X isn't Y. It's Z", "You didn't X. You Y": good once, a tic in a hundred lines. */
const CONTRAST =
  /\b(?:isn't|aren't|wasn't|weren't|not|don't|doesn't|didn't)\b[^.?!]*[.?!] (?:It's|It is|It was|They're|That's|You're|You|It|They)\b/;

type PlacedLine = { file: string; line: () => number; say: string; type: string };

export function duplicateFaults(files: readonly SubjectFile[]): Fault[] {
  const lines = placedLines(files);
  return [
    ...alikeFaults(lines),
    ...(lines.length < WHOLE_BOOK
      ? []
      : [...openingFaults(lines), ...contrastFaults(lines), ...typeFaults(lines)]),
  ];
}

function placedLines(files: readonly SubjectFile[]): PlacedLine[] {
  return files.flatMap(({ file, subject, lineOf }) =>
    subject.points.flatMap(({ hooks }, p) =>
      hooks.map(({ say, type }, h) => ({
        file,
        line: () => lineOf('points', p, 'hooks', h),
        say: withoutAudience(say),
        type,
      })),
    ),
  );
}

/**
 * The rarest words of a line. Two lines that share seven of ten words share at least one of their four rarest, so
 * only lines that share one of these are compared. Comparing all pairs would take minutes.
 */
function rarest(words: ReadonlySet<string>, counts: ReadonlyMap<string, number>): string[] {
  const sorted = [...words].sort((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0) || (a < b ? -1 : 1));
  return sorted.slice(0, words.size - Math.ceil(MAX_WORD_OVERLAP * words.size) + 1);
}

function alikeFaults(lines: readonly PlacedLine[]): Fault[] {
  const words = lines.map(({ say }) => new Set(spokenWords(say)));
  const counts = new Map<string, number>();
  for (const set of words) for (const word of set) counts.set(word, (counts.get(word) ?? 0) + 1);
  const byWord = new Map<string, number[]>();
  const comparedWith = new Int32Array(lines.length).fill(-1);
  const faults: Fault[] = [];
  words.forEach((set, index) => {
    for (const word of rarest(set, counts)) {
      const sharing = byWord.get(word) ?? [];
      for (const other of sharing) {
        if (comparedWith[other] === index) continue;
        comparedWith[other] = index;
        const others = words[other] as Set<string>;
        // Lines of very different length cannot share enough words.
        if (Math.min(set.size, others.size) < MAX_WORD_OVERLAP * Math.max(set.size, others.size)) continue;
        if (wordOverlap(set, others) < MAX_WORD_OVERLAP) continue;
        const { file, line, say } = lines[index] as PlacedLine;
        const twin = lines[other] as PlacedLine;
        faults.push({
          file,
          line: line(),
          what: `too like ${twin.file}:${twin.line()} (“${say}” · “${twin.say}”)`,
        });
      }
      sharing.push(index);
      byWord.set(word, sharing);
    }
  });
  return faults;
}

const whole = (what: string): Fault => ({ file: 'the whole book', line: 0, what });

function openingFaults(lines: readonly PlacedLine[]): Fault[] {
  return [...countOpenings(lines.map(({ say }) => say))]
    .filter(([, count]) => count > MAX_SAME_OPENING)
    .map(([opening, count]) => whole(`${count} lines begin “${opening}”, at most ${MAX_SAME_OPENING}`));
}

export function countOpenings(says: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const say of says) {
    const opening = spokenWords(say).slice(0, OPENING_WORDS).join(' ');
    counts.set(opening, (counts.get(opening) ?? 0) + 1);
  }
  return counts;
}

function contrastFaults(lines: readonly PlacedLine[]): Fault[] {
  const contrasts = lines.filter(({ say }) => isContrast(say)).length;
  return contrasts > MAX_CONTRAST_SHARE * lines.length
    ? [
        whole(
          `${contrasts} lines of ${lines.length} are “X isn't Y. It's Z” or its like, at most ${MAX_CONTRAST_SHARE * 100} %`,
        ),
      ]
    : [];
}

export const isContrast = (say: string): boolean => CONTRAST.test(say);

function typeFaults(lines: readonly PlacedLine[]): Fault[] {
  const counts = HOOK_TYPES.map((type) => lines.filter((line) => line.type === type).length);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  return most > MAX_TYPE_RATIO * least
    ? [whole(`types from ${least} to ${most} lines, at most a factor of ${MAX_TYPE_RATIO}`)]
    : [];
}

/** Finds lines that say nearly the same as this one. */
export function similarLines(say: string) {
  const words = new Set(spokenWords(withoutAudience(say)));
  const longest = [...words].sort((one, other) => other.length - one.length);
  const mayMiss = Math.floor((1 - MAX_WORD_OVERLAP) * words.size + 1e-9);
  return {
    /** Returns whether a text has enough of the words to contain such a line; else it need not be parsed. */
    mayBeIn(text: string): boolean {
      const low = text.toLowerCase();
      let missed = 0;
      return longest.every((word) => low.includes(word) || ++missed <= mayMiss);
    },
    has: (line: string): boolean =>
      wordOverlap(words, new Set(spokenWords(withoutAudience(line)))) >= MAX_WORD_OVERLAP,
  };
}
