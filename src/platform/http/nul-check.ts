import { createMiddleware } from 'hono/factory';
import { HttpError } from './errors.ts';

/** The one character that no text in the database can hold. */
const NUL = '%00';

/**
 * A path with it names nothing of ours; as a value it is refused before it becomes a parameter of a query. Documents
 * handle values themselves: an unknown theme is the default one.
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
