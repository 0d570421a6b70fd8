import {
  adminCookie,
  endAdminSession,
  openAdminSession,
} from '#features/account/admin-access/admin-sessions.ts';
import { recordAdminAction } from '#features/account/admin-access/record-action.ts';
import { createApi, route } from '#platform/http/openapi.ts';
import type { Services } from '#platform/services.ts';
import { adminLoginContract, adminLogoutContract } from './admin-login.contract.ts';
import { checkAdminLogin, recheckAdmin } from './admin-login.ts';

export function adminLoginRoutes(services: Services) {
  const { db, config, clientIp, security } = services;
  return createApi()
    .openapi(route.post('/api/admin/login', adminLoginContract), async (c) => {
      const ip = clientIp(c);
      security.concerns(c, c.req.valid('json').email);
      const admin = await checkAdminLogin(services, { ...c.req.valid('json'), ip });
      // Each login opens a new session and ends the one that the browser sent.
      const replaces = adminCookie.readHash(c, config);
      const token = await db.transaction(async (tx) => {
        await recheckAdmin(tx, admin);
        if (replaces) await endAdminSession(tx, replaces);
        await recordAdminAction(tx, { action: 'login', adminId: admin.id, ip });
        return openAdminSession(tx, admin.id);
      });
      adminCookie.set(c, config, token);
      security.record(c, 'admin login', { admin: admin.id });
      return c.json({ email: admin.email }, 200);
    })
    .openapi(route.post('/api/admin/logout', adminLogoutContract), async (c) => {
      const session = adminCookie.readHash(c, config);
      if (session) await endAdminSession(db, session);
      adminCookie.clear(c, config);
      return c.body(null, 204);
    });
}
