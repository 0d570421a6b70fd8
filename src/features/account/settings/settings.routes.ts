import { notFound } from '#platform/http/errors.ts';
import { linkOrigin } from '#platform/http/link-origin.ts';
import { createApi, route } from '#platform/http/openapi.ts';
import { toReadableStream } from '#platform/http/streaming.ts';
import type { Services } from '#platform/services.ts';
import { exportAccount } from '../export/export.queries.ts';
import { asJson } from '../export/export-batches.ts';
import { requirePassword, requirePasswordUnchanged } from '../login/check-password.ts';
import { forgetOtherIps, setPassword } from '../login/login.queries.ts';
import { hashPassword } from '../login/password-hash.ts';
import { type EnqueueAccountMail, tryConsumeMailLimit } from '../mails/account-mails.ts';
import { requireUser } from '../sessions/route-guards.ts';
import { endAllSessions, sessionCookie } from '../sessions/sessions.ts';
import {
  changePasswordContract,
  deleteAccountContract,
  devicesContract,
  exportContract,
  signOutDeviceContract,
  signOutEverywhereContract,
} from './settings.contract.ts';
import { deleteUser, listDevices, signOutDevice, signOutEverywhere } from './settings.queries.ts';

export function settingsRoutes(services: Services, enqueueMail: EnqueueAccountMail) {
  const { db, config, limits, clientIp, security } = services;
  // These end a stranger's access, so they do not wait for other calls.
  const urgentUser = requireUser(services, { urgent: true });
  return createApi()
    .openapi(route.post('/api/account/change-password', changePasswordContract, urgentUser), async (c) => {
      const { current_password, password } = c.req.valid('json');
      const { id: userId, email, email_confirmed } = c.get('user');
      const ip = clientIp(c);
      const given = { email, password: current_password, ip };
      const verified = await requirePassword(services, given, c.get('sessionHash'));
      const passwordHash = await hashPassword(password, { ip, waiting: limits.passwordQueueLimit });
      // An unconfirmed e-mail address may be a stranger's.
      const canMail = email_confirmed && (await tryConsumeMailLimit(services, email, 'mailToOwner'));
      await db.transaction(async (tx) => {
        await requirePasswordUnchanged(tx, verified, c.get('sessionHash'));
        await setPassword(tx, userId, passwordHash);
        await forgetOtherIps(tx, { userId, email, ip });
        await endAllSessions(tx, userId, c.get('sessionHash'));
        if (canMail)
          await enqueueMail(tx, { kind: 'password-changed', userId, origin: linkOrigin(c, config) });
      });
      security.record(c, 'password changed');
      return c.json({}, 200);
    })
    .openapi(route.get('/api/account/sessions', devicesContract, requireUser(services)), async (c) => {
      const devices = await listDevices(db, c.get('user').id, c.get('sessionHash'));
      c.header('Cache-Control', 'private, no-store');
      return c.json({ sessions: devices }, 200);
    })
    .openapi(route.delete('/api/account/sessions/{id}', signOutDeviceContract, urgentUser), async (c) => {
      const { id } = c.req.valid('param');
      if (!(await signOutDevice(db, c.get('user').id, id))) throw notFound();
      return c.body(null, 204);
    })
    .openapi(
      route.post('/api/account/sign-out-everywhere', signOutEverywhereContract, urgentUser),
      async (c) => {
        await db.transaction((tx) => signOutEverywhere(tx, c.get('user').id));
        security.record(c, 'signed out everywhere');
        sessionCookie.clear(c, config);
        return c.body(null, 204);
      },
    )
    .openapi(route.get('/api/account/export', exportContract, requireUser(services)), async (c) => {
      await limits.consume('dataExport', c.get('user').id);
      const everything = await exportAccount(services.fromReplica, c.get('user'));
      security.record(c, 'data exported');
      c.header('Content-Disposition', 'attachment; filename="hooksmith-data.json"');
      c.header('Content-Type', 'application/json; charset=utf-8');
      c.header('Cache-Control', 'private, no-store');
      return c.body(toReadableStream(asJson(everything)), 200);
    })
    .openapi(route.post('/api/account/delete', deleteAccountContract, urgentUser), async (c) => {
      const { id, email } = c.get('user');
      const { password } = c.req.valid('json');
      const given = { email, password, ip: clientIp(c) };
      const verified = await requirePassword(services, given, c.get('sessionHash'));
      await db.transaction(async (tx) => {
        await requirePasswordUnchanged(tx, verified, c.get('sessionHash'));
        await deleteUser(tx, id);
      });
      security.record(c, 'user deleted');
      sessionCookie.clear(c, config);
      return c.body(null, 204);
    });
}
