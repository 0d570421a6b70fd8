/** `{aud}` in a line of the book is where the name of the audience may stand. */

/** The line as it is said if no audience is known. */
export function withoutAudience(say: string): string {
  if (!say.includes('{aud}')) return say;
  return say
    .replace(/^\{aud\}, (“?\p{Ll})?/u, (_, first: string | undefined) => first?.toUpperCase() ?? '')
    .replace(/, \{aud\}/, '')
    .replace('.m..', '.m.');
}
