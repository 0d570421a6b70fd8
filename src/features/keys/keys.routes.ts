import { requirePassword, requirePasswordUnchanged } from '#features/account/login/check-password.ts';
import { type EnqueueAccountMail, maySendSecurityAlert } from '#features/account/mails/account-mails.ts';
import { requireUser } from '#features/account/sessions/route-guards.ts';
import { notFound } from '#platform/http/errors.ts';
import { linkOrigin } from '#platform/http/link-origin.ts';
import { createApi, route } from '#platform/http/openapi.ts';
import { parseId } from '#platform/http/path-id.ts';
import type { Services } from '#platform/services.ts';
import { keysContract, makeKeyContract, revokeKeyContract } from './keys.contract.ts';
import { listKeys, makeKey, revokeKey } from './keys.queries.ts';

export function keysRoutes(services: Services, enqueueMail: EnqueueAccountMail) {
  const { db, config, clientIp, security } = services;
  return createApi()
    .openapi(route.get('/api/account/keys', keysContract, requireUser(services)), async (c) => {
      c.header('Cache-Control', 'private, no-store');
      return c.json({ keys: await listKeys(db, c.get('user').id) }, 200);
    })
    .openapi(route.post('/api/account/keys', makeKeyContract, requireUser(services)), async (c) => {
      const { password, ...options } = c.req.valid('json');
      const { id: userId, email } = c.get('user');
      const credentials = { email, password, ip: clientIp(c) };
      const verified = await requirePassword(services, credentials, c.get('sessionHash'));
      const canMail = await maySendSecurityAlert(services, c.get('user'));
      const made = await db.transaction(async (tx) => {
        await requirePasswordUnchanged(tx, verified, c.get('sessionHash'));
        const key = await makeKey(tx, userId, options);
        if (canMail) await enqueueMail(tx, { kind: 'key-made', userId, origin: linkOrigin(c, config) });
        return key;
      });
      security.record(c, 'key made', { key: made.id, scopes: made.scopes.join(' ') });
      c.header('Cache-Control', 'no-store');
      return c.json(made, 201);
    })
    .openapi(
      route.delete('/api/account/keys/{id}', revokeKeyContract, requireUser(services, { urgent: true })),
      async (c) => {
        const id = parseId(c.req.valid('param').id);
        if (!(await revokeKey(db, c.get('user').id, id))) throw notFound();
        security.record(c, 'key revoked', { key: id });
        return c.body(null, 204);
      },
    );
}
