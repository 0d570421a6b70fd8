import crypto from 'node:crypto';
import { type Context, Hono } from 'hono';
import type { Pool } from 'pg';
import type { Metrics } from '#platform/metrics.ts';
import { HttpError } from './errors.ts';
import { connectedIp } from './security/client-ip.ts';

type Dependencies = {
  pool: Pool;
  metrics: Metrics;
  metricsToken: string | null;
  isShuttingDown: () => boolean;
};

const RETRY = { 'Retry-After': '2' };

/** Liveness, readiness and metrics, for monitoring. */
export function healthRoutes({ pool, metrics, metricsToken, isShuttingDown }: Dependencies) {
  return new Hono()
    .get('/healthz', (c) => c.text('ok'))
    .get('/readyz', async (c) => {
      if (isShuttingDown()) throw new HttpError(503, 'Shutting down', RETRY);
      const { rows } = await pool.query("select current_setting('transaction_read_only') as read_only");
      if (rows[0].read_only === 'on') throw new HttpError(503, 'The database takes no writes', RETRY);
      return c.text('ready');
    })
    .get('/metrics', async (c) => {
      if (metricsToken === null && !isLocal(c)) throw new HttpError(403, 'Metrics are for this machine');
      if (metricsToken !== null && !isSame(c.req.header('authorization') ?? '', `Bearer ${metricsToken}`))
        throw new HttpError(403, 'Metrics are for whoever has the token');
      return c.body(await metrics.registry.metrics(), 200, { 'Content-Type': metrics.registry.contentType });
    });
}

/** Headers that proxies add; each proxy has its own. */
const PASSED_ON = [
  'x-forwarded-for',
  'forwarded',
  'x-real-ip',
  'x-forwarded-host',
  'x-forwarded-proto',
  'via',
];

/** A proxy on this machine may forward somebody else's request. */
function isLocal(c: Context): boolean {
  const passedOn = PASSED_ON.some((name) => c.req.header(name) !== undefined);
  return !passedOn && /^(127\.|::1$|::ffff:127\.)/.test(connectedIp(c));
}

/** Hashes have equal lengths, so the time of the comparison reveals nothing. */
function isSame(token: string, expected: string): boolean {
  const [a, b] = [token, expected].map((text) => crypto.createHash('sha256').update(text).digest());
  return crypto.timingSafeEqual(a as Buffer, b as Buffer);
}
