import { Hono } from 'hono';
import type { Pool } from 'pg';
import type { Metrics } from '#platform/metrics.ts';
import { connectedAddress } from './client-address.ts';
import { HttpError } from './errors.ts';

type Dependencies = { pool: Pool; metrics: Metrics; metricsToken: string | null; closing: () => boolean };

/** For whoever watches the product: alive, ready, and in numbers. */
export function healthRoutes({ pool, metrics, metricsToken, closing }: Dependencies) {
  return new Hono()
    .get('/healthz', (c) => c.text('ok'))
    .get('/readyz', async (c) => {
      if (closing()) throw new HttpError(503, 'Shutting down');
      await pool.query('select 1');
      return c.text('ready');
    })
    .get('/metrics', async (c) => {
      const forwarded =
        c.req.header('x-forwarded-for') !== undefined || c.req.header('forwarded') !== undefined;
      const local = !forwarded && /^(127\.|::1$|::ffff:127\.)/.test(connectedAddress(c));
      const token = metricsToken !== null && c.req.header('authorization') === `Bearer ${metricsToken}`;
      if (!local && !token)
        throw new HttpError(403, 'Metrics are for this machine, or for whoever has the token');
      return c.body(await metrics.registry.metrics(), 200, { 'Content-Type': metrics.registry.contentType });
    });
}
