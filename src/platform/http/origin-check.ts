import { createMiddleware } from 'hono/factory';
import { HttpError } from './errors.ts';

const ORIGIN = /^https?:\/\/[\w.:[\]-]{1,260}$/i;
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses state-changing requests that another site sent through a visitor's browser. Every current
 * browser sends Sec-Fetch-Site, older ones Origin; a request with neither is no browser and carries
 * no visitor's cookie.
 */
export function originCheck(exceptPaths: readonly string[]) {
  return createMiddleware((c, next) => {
    if (!SAFE_METHODS.has(c.req.method) && !exceptPaths.includes(c.req.path)) {
      const refused = crossSite(c.req.header('sec-fetch-site'), c.req.header('origin'), c.req.header('host'));
      if (refused) throw new HttpError(403, 'This request came from another site and was refused');
    }
    return next();
  });
}

export function crossSite(
  site: string | undefined,
  origin: string | undefined,
  host: string | undefined,
): boolean {
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (origin === undefined) return false;
  // Checked before it is parsed: a host of many different letters takes long.
  if (!ORIGIN.test(origin)) return true;
  try {
    return new URL(origin).host !== host;
  } catch {
    return true;
  }
}
