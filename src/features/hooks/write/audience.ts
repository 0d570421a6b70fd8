import { withoutAudience } from '../book/lint.ts';
import { capital } from '../read/person.ts';

/** The line said to the audience by name, or to nobody in particular where the name is null. */
export function sayTo(say: string, audience: string | null): string {
  if (audience === null) return withoutAudience(say);
  return say.replace(/^\{aud\}, /, `${capital(audience)}, `).replace('{aud}', audience);
}

const VIEWS = /(?<![\d,.])\d{3}(?=[ -]view(?:s|ers?)?\b)/;

/** Who typed "stuck at 300 views" doesn't say 200 to the camera. Of more figures than one, and of what platforms ask for, nothing is changed. */
export function withOwnViews(text: string, topic: string): string {
  const own = VIEWS.exec(topic)?.[0];
  return own && text.match(/\d[\d,.]*/g)?.length === 1 ? text.replace(VIEWS, own) : text;
}
