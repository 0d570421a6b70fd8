import { withoutAudience } from '../book/lint.ts';
import { capital } from '../read/person.ts';

/** The line said to the audience by name, or to nobody in particular where the name is null. */
export function sayTo(say: string, audience: string | null): string {
  if (audience === null) return withoutAudience(say);
  return say.replace(/^\{aud\}, /, `${capital(audience)}, `).replace('{aud}', audience);
}
