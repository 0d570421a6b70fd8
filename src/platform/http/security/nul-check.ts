import { createMiddleware } from 'hono/factory';
import { HttpError } from '../errors.ts';

/** The one character that PostgreSQL cannot store in a text. */
const NUL = '%00';

/**
 * A path with NUL is not found. A value with NUL is refused before it reaches a query. Documents handle values
 * themselves: an unknown theme is the default one.
 */
export const nulCheck = createMiddleware((c, next) => {
  if (!c.req.url.includes(NUL)) return next();
  const [path = '', query = ''] = c.req.url.split('?', 2);
  if (path.includes(NUL)) return Promise.resolve(c.notFound());
  if (query.includes(NUL) && c.req.path.startsWith('/api/')) {
    throw new HttpError(400, 'This address holds a character that no address may');
  }
  return next();
});
