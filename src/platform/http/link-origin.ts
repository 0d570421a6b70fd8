import type { Context } from 'hono';
import type { Config } from '../config.ts';

type Site = Pick<Config, 'publicUrl' | 'port'>;

/** The public origin. Never taken from a request, which could claim anything. */
export function siteOrigin({ publicUrl, port }: Site): string {
  return publicUrl?.origin ?? `http://localhost:${port}`;
}

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;

/**
 * The origin of mailed links. The sender chooses the Host header, so a reset link with that host could lead to somebody
 * else's site. Only a name of the reader's own machine is safe.
 */
export function linkOrigin(c: Context, site: Site): string {
  const host = c.req.header('host') ?? '';
  return !site.publicUrl && LOOPBACK.test(host) ? `http://${host}` : siteOrigin(site);
}
