import type { Context } from 'hono';
import type { Config } from '../config.ts';

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;

/**
 * Where mailed links lead. The Host header is the sender's word, and believing it would mail a reset
 * link to somebody else's site; only a name of the reader's own machine cannot do harm.
 */
export function linkOrigin(c: Context, { publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>): string {
  if (publicUrl) return publicUrl.origin;
  const host = c.req.header('host') ?? '';
  return LOOPBACK.test(host) ? `http://${host}` : `http://localhost:${port}`;
}
