import { createMiddleware } from 'hono/factory';
import { HttpError } from './errors.ts';

/** The one character that no text in the database can hold: an address with it names nothing of ours. */
const NUL = '%00';

/** Refuses such an address before it becomes a parameter of a query. */
export const addressCheck = createMiddleware((c, next) => {
  if (c.req.url.includes(NUL)) throw new HttpError(400, 'This address holds a character that no address may');
  return next();
});
