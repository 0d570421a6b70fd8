import { type EnqueueAccountMail, maySendSecurityAlert } from '#features/account/mails/account-mails.ts';
import { requireUser } from '#features/account/sessions/route-guards.ts';
import { lockForSession } from '#features/account/sessions/sessions.ts';
import { HttpError } from '#platform/http/errors.ts';
import { linkOrigin } from '#platform/http/link-origin.ts';
import { createApi, route } from '#platform/http/openapi.ts';
import { parseId } from '#platform/http/path-id.ts';
import type { Services } from '#platform/services.ts';
import { newSecret } from './webhook-signature.ts';
import { findTarget, TargetRefused } from './webhook-target.ts';
import {
  addEndpointContract,
  changeEndpointContract,
  deliveriesContract,
  endpointsContract,
  removeEndpointContract,
  testEndpointContract,
} from './webhooks.contract.ts';
import {
  addEndpoint,
  changeEndpoint,
  findEndpoint,
  listDeliveries,
  listEndpoints,
  removeEndpoint,
} from './webhooks.queries.ts';
import type { Webhooks } from './webhooks.ts';

const PRIVATE = { 'Cache-Control': 'private, no-store' };

export function webhookRoutes(services: Services, webhooks: Webhooks, enqueueMail: EnqueueAccountMail) {
  const { db, config, limits, security } = services;
  /** Also checked before each attempt, because a name can change its IP. */
  const checkUrl = async (url: string): Promise<string> => {
    try {
      return (await findTarget(url, webhooks.rules)).url.href;
    } catch (error) {
      throw error instanceof TargetRefused ? new HttpError(400, error.message) : error;
    }
  };
  return createApi()
    .openapi(route.get('/api/webhook-endpoints', endpointsContract, requireUser(services)), async (c) =>
      c.json(await listEndpoints(db, c.get('user').id), 200, PRIVATE),
    )
    .openapi(route.post('/api/webhook-endpoints', addEndpointContract, requireUser(services)), async (c) => {
      const userId = c.get('user').id;
      const { url, events } = c.req.valid('json');
      await limits.consume('webhookChange', userId);
      const secret = newSecret();
      const target = await checkUrl(url);
      const encrypted = webhooks.encryptSecret(userId, secret);
      const canMail = await maySendSecurityAlert(services, c.get('user'));
      const endpoint = await db.transaction(async (tx) => {
        // The lookup may have taken seconds, and the session may have been ended meanwhile.
        await lockForSession(tx, userId, c.get('sessionHash'));
        const added = await addEndpoint(tx, { userId, url: target, events, secret: encrypted });
        if (canMail) await enqueueMail(tx, { kind: 'webhook-made', userId, origin: linkOrigin(c, config) });
        return added;
      });
      security.record(c, 'webhook made', { webhook: endpoint.id });
      return c.json({ ...endpoint, secret }, 201, PRIVATE);
    })
    .openapi(
      route.patch('/api/webhook-endpoints/{id}', changeEndpointContract, requireUser(services)),
      async (c) => {
        const owned = { userId: c.get('user').id, id: parseId(c.req.valid('param').id) };
        return c.json(await changeEndpoint(db, owned, c.req.valid('json')), 200, PRIVATE);
      },
    )
    .openapi(
      route.delete('/api/webhook-endpoints/{id}', removeEndpointContract, requireUser(services)),
      async (c) => {
        await removeEndpoint(db, { userId: c.get('user').id, id: parseId(c.req.valid('param').id) });
        return c.body(null, 204);
      },
    )
    .openapi(
      route.post('/api/webhook-endpoints/{id}/test', testEndpointContract, requireUser(services)),
      async (c) => {
        const owned = { userId: c.get('user').id, id: parseId(c.req.valid('param').id) };
        await findEndpoint(db, owned);
        await limits.consume('webhookTest', owned.userId);
        await webhooks.test(owned.userId, owned.id);
        return c.json(await listDeliveries(db, owned), 200, PRIVATE);
      },
    )
    .openapi(
      route.get('/api/webhook-endpoints/{id}/deliveries', deliveriesContract, requireUser(services)),
      async (c) => {
        const owned = { userId: c.get('user').id, id: parseId(c.req.valid('param').id) };
        return c.json(await listDeliveries(db, owned), 200, PRIVATE);
      },
    );
}
