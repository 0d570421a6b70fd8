import type { Context } from 'hono';
import type { Config } from '../config.ts';

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;

/**
 * The origin of mailed links. The sender chooses the Host header, so a reset link with that host could lead to somebody
 * else's site. Only a name of the reader's own machine is safe.
 */
export function linkOrigin(c: Context, { publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>): string {
  if (publicUrl) return publicUrl.origin;
  const host = c.req.header('host') ?? '';
  return LOOPBACK.test(host) ? `http://${host}` : `http://localhost:${port}`;
}
