import type { Context } from 'hono';

const TOKEN = /^[\w-]{1,128}$/;

/** The token in a cookie of ours. Other cookies are not decoded: one with thousands of broken escapes would take long. */
export function readTokenCookie(c: Context, name: string): string | null {
  for (const pair of (c.req.header('cookie') ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at < 0 || pair.slice(0, at).trim() !== name) continue;
    const token = pair.slice(at + 1).trim();
    return TOKEN.test(token) ? token : null;
  }
  return null;
}
