import {
  type AdminVariables,
  actorOf,
  adminCookie,
  endOtherAdminSessions,
  requireAdmin,
} from '#features/account/admin-access/admin-sessions.ts';
import { recordAdminAction } from '#features/account/admin-access/record-action.ts';
import { HttpError } from '#platform/http/errors.ts';
import { createApi, route } from '#platform/http/openapi.ts';
import type { Services } from '#platform/services.ts';
import { recheckAdmin, requireAdminPassword } from './admin-login.ts';
import { confirmContract, setupContract, stateContract, turnOffTotpContract } from './totp.contract.ts';
import { hasTotp, turnOffTotp, turnOnTotp } from './totp.queries.ts';
import { beginTotp, consumeCode } from './totp.ts';

const alreadyOn = () => new HttpError(409, 'Codes are on already');

export function totpRoutes(services: Services) {
  const { db, config, clientIp, security } = services;
  return createApi<AdminVariables>()
    .openapi(route.get('/api/admin/totp', stateContract, requireAdmin(services)), async (c) =>
      c.json({ on: await hasTotp(db, c.get('admin').id) }, 200),
    )
    .openapi(route.post('/api/admin/totp/setup', setupContract, requireAdmin(services)), async (c) => {
      const admin = c.get('admin');
      if (await hasTotp(db, admin.id)) throw alreadyOn();
      const { password } = c.req.valid('json');
      const credentials = { email: admin.email, password, ip: clientIp(c) };
      const verified = await requireAdminPassword(services, credentials, adminCookie.readHash(c, config));
      const begun = await db.transaction(async (tx) => {
        await recheckAdmin(tx, verified);
        return beginTotp(tx, services, admin);
      });
      if (!begun) throw alreadyOn();
      return c.json(begun, 200);
    })
    .openapi(route.post('/api/admin/totp/confirm', confirmContract, requireAdmin(services)), async (c) => {
      const { id } = c.get('admin');
      if (await hasTotp(db, id)) throw alreadyOn();
      await consumeCode(services, id, c.req.valid('json').code);
      await db.transaction(async (tx) => {
        await turnOnTotp(tx, id);
        // Other sessions were opened with the password alone, so they end.
        await endOtherAdminSessions(tx, id, adminCookie.readHash(c, config));
        await recordAdminAction(tx, { action: 'turn on codes', ...actorOf(c, services) });
      });
      security.record(c, 'codes turned on');
      return c.body(null, 204);
    })
    .openapi(route.post('/api/admin/totp/off', turnOffTotpContract, requireAdmin(services)), async (c) => {
      const { id } = c.get('admin');
      if (!(await hasTotp(db, id))) throw new HttpError(409, 'Codes are off already');
      await consumeCode(services, id, c.req.valid('json').code);
      await db.transaction(async (tx) => {
        await turnOffTotp(tx, id);
        await recordAdminAction(tx, { action: 'turn off codes', ...actorOf(c, services) });
      });
      security.record(c, 'codes turned off');
      return c.body(null, 204);
    });
}
