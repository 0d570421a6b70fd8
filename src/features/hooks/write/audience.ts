import { withoutAudience } from '../book/lint.ts';
import { capital } from '../read/person.ts';

/** The line said to the audience by name, or to nobody in particular where the name is null. */
export function sayTo(say: string, audience: string | null): string {
  if (audience === null) return withoutAudience(say);
  return say.replace(/^\{aud\}, /, `${capital(audience)}, `).replace('{aud}', audience);
}

const VIEWS = /(?<![\d,.])\d{3}(?=[ -]view(?:s|ers?)?\b)/;

/** A creator who typed "stuck at 300 views" should not say 200. Lines with several figures, or with four digits, stay. */
export function withOwnViews(text: string, topic: string): string {
  const own = VIEWS.exec(topic)?.[0];
  return own && text.match(/\d[\d,.]*/g)?.length === 1 ? text.replace(VIEWS, own) : text;
}
