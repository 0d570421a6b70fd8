import { countWords } from '../speaking-time.ts';

/**
 * A creator's taste: how the hooks that they favorited, filmed and edited differ from all that they were shown. Each
 * number is between -1 and 1, and near 0 while little is known.
 */
export type Taste = {
  /** For each type, whether it was picked more or less often than it was shown. */
  types: Readonly<Record<string, number>>;
  /** Prefers longer hooks (1) or shorter ones (-1). */
  length: number;
  /** Prefers questions (1) or statements (-1). */
  question: number;
  /** Prefers blunt hooks (1) or gentle ones (-1). */
  tone: number;
  /** Subjects that were picked more often than they were shown. */
  subjects: Readonly<Record<string, number>>;
  /** The lines of the last picks, newest first. */
  lines: readonly string[];
};

/** A hook that the user was shown, and what they did with it. */
export type ShownHook = {
  text: string;
  type: string;
  subject: string | null;
  line: string | null;
  favorite: boolean;
  filmed: boolean;
  edited: boolean;
};

/** With fewer picks, a difference is chance. */
export const MIN_PICKS = 3;
const WEIGHT = { favorite: 1, filmed: 2, edited: 1 };
const MAX_LINES = 20;
/** The number of picks that weigh as much as the assumption of no taste. */
const DOUBT = 6;

type Picked = ShownHook & { weight: number };

/** Null if there is too little to learn from. Expects the newest hooks first. */
export function learnTaste(shown: readonly ShownHook[]): Taste | null {
  const picked = shown
    .map((hook) => ({ ...hook, weight: weightOf(hook) }))
    .filter(({ weight }) => weight > 0);
  if (picked.length < MIN_PICKS) return null;
  const differs = (measure: (text: string) => number, leastSpread: number) =>
    difference(shown, picked, ({ text }) => measure(text), leastSpread);
  const types = surplus(shown, picked, ({ type }) => type);
  const subjects = surplus(shown, picked, ({ subject }) => subject);
  return {
    types,
    length: differs(countWords, 1.5),
    question: differs((text) => Number(text.includes('?')), 0.3),
    tone: differs(toneOf, 0.4),
    subjects: Object.fromEntries(Object.entries(subjects).filter(([, value]) => value > 0)),
    lines: picked.flatMap(({ line }) => line ?? []).slice(0, MAX_LINES),
  };
}

function weightOf({ favorite, filmed, edited }: ShownHook): number {
  return WEIGHT.favorite * Number(favorite) + WEIGHT.filmed * Number(filmed) + WEIGHT.edited * Number(edited);
}

const clamp = (value: number) => Math.max(-1, Math.min(1, value));

/**
 * How far the mean of the picks is from the mean of what was shown, in standard deviations, reduced while there are few
 * picks.
 */
function difference(
  shown: readonly ShownHook[],
  picked: readonly Picked[],
  measure: (hook: ShownHook) => number,
  leastSpread: number,
): number {
  const values = shown.map(measure);
  const usual = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - usual) ** 2, 0) / values.length);
  const weight = picked.reduce((sum, hook) => sum + hook.weight, 0);
  const mean = picked.reduce((sum, hook) => sum + hook.weight * measure(hook), 0) / weight;
  const trust = weight / (weight + DOUBT);
  return clamp((trust * (mean - usual)) / Math.max(spread, leastSpread));
}

/** For each value, how much more often it was picked than by chance. */
function surplus(
  shown: readonly ShownHook[],
  picked: readonly Picked[],
  kindOf: (hook: ShownHook) => string | null,
): Record<string, number> {
  const weight = picked.reduce((sum, hook) => sum + hook.weight, 0);
  const counts = new Map<string, { shown: number; picked: number }>();
  const count = (kind: string | null, part: 'shown' | 'picked', weight: number) => {
    if (kind === null) return;
    const count = counts.get(kind) ?? { shown: 0, picked: 0 };
    counts.set(kind, { ...count, [part]: count[part] + weight });
  };
  for (const hook of shown) count(kindOf(hook), 'shown', 1);
  for (const hook of picked) count(kindOf(hook), 'picked', hook.weight);
  return Object.fromEntries(
    [...counts].map(([kind, { shown: came, picked: taken }]) => {
      const expected = (weight * came) / shown.length;
      return [kind, clamp((taken - expected) / (2 * (Math.sqrt(expected) + 1.5)))];
    }),
  );
}

const BLUNT =
  /\b(?:stop|quit|never|don't|do not|wrong|worst|waste\w*|lie|lies|lying|lazy|ruin\w*|kill\w*|nobody|excuses?|stupid|overrated|useless|fake|scam|admit|mistakes?)\b/i;
const GENTLE =
  /\b(?:maybe|might|okay|ok|gently?|soft\w*|slow\w*|kind|quiet\w*|enough|together|allowed|alone|breathe?|rest|small|sometimes|you're not|if you feel|it's fine)\b/i;

/** 1 for blunt, -1 for gentle, 0 for neither or both. */
export function toneOf(text: string): number {
  return Number(BLUNT.test(text)) - Number(GENTLE.test(text));
}
