import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { HttpError } from '../errors.ts';

const ORIGIN = /^https?:\/\/[\w.:[\]-]{1,260}$/i;
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses state-changing requests that another site sent through a visitor's browser. Current browsers send
 * Sec-Fetch-Site, older ones Origin; a request with neither is from no browser and carries no visitor's cookie. If the
 * site is on https, the same host without https counts as another site, because anybody on the network may have written
 * its pages.
 */
export function originCheck(https: boolean, exceptPaths: readonly string[] = []) {
  return createMiddleware((c, next) => {
    const checked = !SAFE_METHODS.has(c.req.method) && !exceptPaths.includes(c.req.path);
    if (checked && isCrossSite(c, https))
      throw new HttpError(403, 'This request came from another site and was refused');
    return next();
  });
}

function isCrossSite(c: Context, https: boolean): boolean {
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const origin = c.req.header('origin');
  if (origin === undefined) return false;
  // Checked before parsing, because parsing a host of many different characters is slow.
  if (!ORIGIN.test(origin)) return true;
  const url = URL.parse(origin);
  return !url || url.host !== c.req.header('host') || (https && url.protocol !== 'https:');
}
