import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import type { Config } from '#platform/config.ts';
import { hashToken } from '#platform/tokens.ts';

type Site = Pick<Config, 'publicUrl'>;
type CookieOptions = { name: string; sameSite: 'Lax' | 'Strict'; maxAgeMs: number };

/** A cookie with a session's token. On https the prefix of its name makes sure that only its own host can set it. */
export function createTokenCookie({ name, sameSite, maxAgeMs }: CookieOptions) {
  const nameOn = (site: Site) => (isOnHttps(site) ? `__Host-${name}` : name);
  return {
    set(c: Context, site: Site, token: string): void {
      setCookie(c, nameOn(site), token, {
        httpOnly: true,
        path: '/',
        sameSite,
        secure: isOnHttps(site),
        maxAge: maxAgeMs / 1000,
      });
    },
    clear(c: Context, site: Site): void {
      deleteCookie(c, nameOn(site), { path: '/', secure: isOnHttps(site) });
    },
    /** The hash of the request's token, as the database stores it. */
    readHash(c: Context, site: Site): Buffer | null {
      const token = readTokenCookie(c, nameOn(site));
      return token ? hashToken(token) : null;
    },
  };
}

export function isOnHttps({ publicUrl }: Site): boolean {
  return publicUrl?.protocol === 'https:';
}

const TOKEN = /^[\w-]{1,128}$/;

/**
 * Reads only the cookie of this name. Other cookies are not decoded, because one with thousands of broken escapes takes
 * long.
 */
export function readTokenCookie(c: Context, name: string): string | null {
  for (const pair of (c.req.header('cookie') ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at < 0 || pair.slice(0, at).trim() !== name) continue;
    const token = pair.slice(at + 1).trim();
    return TOKEN.test(token) ? token : null;
  }
  return null;
}
