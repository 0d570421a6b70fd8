import type { Taste } from '#features/hooks/preferences/taste.ts';

/** A weaker preference is not mentioned, because it would be a guess. */
const CLEAR = 0.25;
const MAX_NAMED = 2;

/** Describes a creator's taste in sentences. */
export function tasteSentences({ types, length, question, tone, subjects }: Taste): string[] {
  const liked = top(types, 1);
  const passed = top(types, -1);
  const about = top(subjects, 1);
  return [
    manner(length, question),
    Math.abs(tone) >= CLEAR && `You go for ${tone > 0 ? 'blunt over gentle' : 'gentle over blunt'}.`,
    liked.length > 0 && `You come back to ${listed(liked)}.`,
    passed.length > 0 && `You pass over ${listed(passed)}.`,
    about.length > 0 && `You pick hooks about ${listed(about)}.`,
  ].filter((sentence) => typeof sentence === 'string');
}

/** Length and question share a sentence if both are clear. */
function manner(length: number, question: number): string | null {
  const size = Math.abs(length) < CLEAR ? null : length < 0 ? 'short' : 'longer';
  const kind = Math.abs(question) < CLEAR ? null : question > 0 ? 'questions' : 'statements';
  if (!size && !kind) return null;
  return `You favorite ${[size, kind ?? 'hooks'].filter(Boolean).join(' ')}.`;
}

function top(values: Readonly<Record<string, number>>, side: 1 | -1): string[] {
  return Object.entries(values)
    .filter(([, value]) => value * side >= CLEAR)
    .sort(([, a], [, b]) => (b - a) * side)
    .slice(0, MAX_NAMED)
    .map(([name]) => name);
}

function listed(names: readonly string[]): string {
  return new Intl.ListFormat('en-US').format(names);
}
