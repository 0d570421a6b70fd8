import { createMiddleware } from 'hono/factory';
import { HttpError } from '../errors.ts';

/**
 * Refuses a body with more JSON values than any call needs. A schema reports every invalid entry of a list: 32,000 of
 * them fit into 64 kB and took half a second. Values are counted by the character before each, without parsing.
 */
export function limitJsonValues(max: number, exceptPaths: readonly string[] = []) {
  return createMiddleware(async (c, next) => {
    const { method, path } = c.req;
    const checked = method !== 'GET' && method !== 'HEAD' && !exceptPaths.includes(path);
    if (checked && hasMoreValues(await c.req.text(), max))
      throw new HttpError(400, 'The request holds too many values');
    await next();
  });
}

/** Character by character, because regular expressions are slow on a text of nothing but such marks. */
export function hasMoreValues(json: string, max: number): boolean {
  let values = 0;
  let inString = false;
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at);
    if (code === BACKSLASH && inString) at++;
    else if (code === QUOTE) inString = !inString;
    else if (!inString && (code === COMMA || code === BRACKET || code === BRACE) && ++values > max)
      return true;
  }
  return false;
}
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const BRACKET = 0x5b;
const BRACE = 0x7b;
