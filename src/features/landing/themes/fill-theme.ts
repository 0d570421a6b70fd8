import {
  FREE_CREDITS_AT_CONFIRMATION,
  FREE_CREDITS_AT_REGISTRATION,
} from '#features/credits/free-credits.ts';
import { HOOKS_PER_RUN } from '#features/credits/hooks-per-run.ts';
import { PACKAGES } from '#features/payments/packages.ts';
import type { ThemeName } from '#platform/theme-names.ts';
import { THEME_LABELS, type Theme, type ThemeCopy } from '../theme.ts';
import { examples } from './examples.ts';

type Testimonials = { title: string; quotes: readonly [string, string, string] };

/** A theme as a writer writes it: plain text with placeholders, `{hook1}` and the others of `valuesOf`. */
export type ThemeSource = Omit<Theme, 'name' | 'copy'> & {
  copy: Omit<ThemeCopy, 'testimonials'> & { testimonials: Testimonials };
};

export function fillTheme(theme: ThemeName, source: ThemeSource): Theme {
  const { copy, ...rest } = source;
  const filled = {
    name: THEME_LABELS[theme],
    ...rest,
    copy: { ...copy, testimonials: sampleTestimonials(copy.testimonials) },
  };
  return fillTexts(filled, valuesOf(theme), theme);
}

/** Numbers that the product charges by, and hooks that it writes: a page never says others. */
function valuesOf(theme: ThemeName): Record<string, string> {
  const { topic, hooks } = examples[theme];
  const prices = PACKAGES.map(({ amount, credits }) => `$${amount / 100} for ${credits} runs`);
  return {
    topic,
    hooksPerRun: String(HOOKS_PER_RUN),
    freeCredits: String(FREE_CREDITS_AT_REGISTRATION),
    confirmationCredits: String(FREE_CREDITS_AT_CONFIRMATION),
    packagePrices: prices.join(', '),
    ...Object.fromEntries(hooks.map(({ text }, index) => [`hook${index + 1}`, text])),
    ...Object.fromEntries(hooks.map(({ tip }, index) => [`tip${index + 1}`, tip])),
  };
}

function fillTexts<T>(value: T, values: Record<string, string>, theme: ThemeName): T {
  if (typeof value === 'string') {
    const filled = value.replace(/\{(\w+)\}/g, (placeholder, key: string) => {
      const value = values[key];
      if (value === undefined)
        throw new Error(`The theme ${theme} has an unknown placeholder: ${placeholder}`);
      return value;
    });
    return filled as T;
  }
  if (Array.isArray(value)) return value.map((item) => fillTexts(item, values, theme)) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, fillTexts(item, values, theme)]),
  ) as T;
}

/**
 * Samples, not people: they fill the shape of the section and are hidden in every theme.
 * The marks are set here, so that no theme can lose them.
 */
function sampleTestimonials({ title, quotes }: Testimonials): ThemeCopy['testimonials'] {
  return {
    title: `${title} (samples)`,
    items: quotes.map((quote, index) => ({
      name: `Sample creator ${index + 1}`,
      handle: `@sample${index + 1}`,
      quote: `Sample text, not a customer's words: ${quote}`,
      avatar: `S${index + 1}`,
    })),
  };
}
