import type { ThemeCopy } from '../theme.ts';

/**
 * Samples, not people: they fill the shape of the section and are hidden in every theme.
 * The marks are set here, so that no theme can lose them.
 */
export function sampleTestimonials(
  title: string,
  quotes: readonly [string, string, string],
): ThemeCopy['testimonials'] {
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
