import type { Context } from 'hono';
import { etagOf, matchesEtag } from '#platform/http/documents/etag.ts';
import { linkOrigin } from '#platform/http/link-origin.ts';
import { createApi, route } from '#platform/http/openapi.ts';
import type { Services } from '#platform/services.ts';
import type { EnqueueAccountMail } from '../mails/account-mails.ts';
import { describeDevice } from '../sessions/device.ts';
import { requireUser } from '../sessions/route-guards.ts';
import { endSession, sessionCookie } from '../sessions/sessions.ts';
import { readUser } from '../user.queries.ts';
import { loginContract, logoutContract, registerContract, userContract } from './login.contract.ts';
import { logIn, register } from './login.ts';

/** Register, sign in, sign out, and the signed-in user. */
export function loginRoutes(services: Services, enqueueMail: EnqueueAccountMail) {
  const { db, pool, config, documents, clientIp, security } = services;
  const clientOf = (c: Context) => ({
    ip: clientIp(c),
    device: describeDevice(c.req.header('user-agent')),
    replaces: sessionCookie.readHash(c, config),
  });
  return createApi()
    .openapi(route.post('/api/register', registerContract), async (c) => {
      const request = { ...c.req.valid('json'), ...clientOf(c), origin: linkOrigin(c, config) };
      const { userId, token } = await register(services, enqueueMail, request);
      sessionCookie.set(c, config, token);
      security.record(c, 'registered', { user: userId });
      return c.json(await readUser(pool, userId), 201);
    })
    .openapi(route.post('/api/login', loginContract), async (c) => {
      const given = c.req.valid('json');
      security.concerns(c, given.email);
      const { userId, token } = await logIn(services, { ...given, ...clientOf(c) });
      sessionCookie.set(c, config, token);
      security.record(c, 'login', { user: userId });
      return c.json(await readUser(pool, userId), 200);
    })
    .openapi(route.post('/api/logout', logoutContract), async (c) => {
      const session = sessionCookie.readHash(c, config);
      if (session) await endSession(db, session);
      sessionCookie.clear(c, config);
      return c.body(null, 204);
    })
    .openapi(route.get('/api/user', userContract, requireUser(services, { poll: true })), (c) => {
      const body = JSON.stringify(c.get('user'));
      const etag = etagOf(body);
      const headers = { ETag: etag, 'Cache-Control': 'private, no-store', Vary: 'Cookie' };
      if (matchesEtag(c, etag)) return documents.data(c, null, 304, headers);
      return documents.data(c, body, 200, { ...headers, 'Content-Type': 'application/json' });
    });
}
