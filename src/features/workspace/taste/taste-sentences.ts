import type { Taste } from '#features/hooks/preferences/taste.ts';

/** A weaker preference is not mentioned, because it would be a guess. */
const MIN_STRENGTH = 0.25;
const MAX_NAMED = 2;

/** Describes a creator's taste in sentences. */
export function tasteSentences({ types, length, question, tone, subjects }: Taste): string[] {
  const liked = strongest(types, 1);
  const passed = strongest(types, -1);
  const about = strongest(subjects, 1);
  return [
    mannerSentence(length, question),
    Math.abs(tone) >= MIN_STRENGTH && `You go for ${tone > 0 ? 'blunt over gentle' : 'gentle over blunt'}.`,
    liked.length > 0 && `You come back to ${joinNames(liked)}.`,
    passed.length > 0 && `You pass over ${joinNames(passed)}.`,
    about.length > 0 && `You pick hooks about ${joinNames(about)}.`,
  ].filter((sentence) => typeof sentence === 'string');
}

/** Length and question share a sentence if both are clear. */
function mannerSentence(length: number, question: number): string | null {
  const size = Math.abs(length) < MIN_STRENGTH ? null : length < 0 ? 'short' : 'longer';
  const kind = Math.abs(question) < MIN_STRENGTH ? null : question > 0 ? 'questions' : 'statements';
  if (!size && !kind) return null;
  return `You favorite ${[size, kind ?? 'hooks'].filter(Boolean).join(' ')}.`;
}

function strongest(values: Readonly<Record<string, number>>, side: 1 | -1): string[] {
  return Object.entries(values)
    .filter(([, value]) => value * side >= MIN_STRENGTH)
    .sort(([, a], [, b]) => (b - a) * side)
    .slice(0, MAX_NAMED)
    .map(([name]) => name);
}

function joinNames(names: readonly string[]): string {
  return new Intl.ListFormat('en-US').format(names);
}
