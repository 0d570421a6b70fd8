import { createRoute, type RouteConfig, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import {
  type AdminVariables,
  adminSessionHashOf,
  endOtherAdminSessions,
  requireAdmin,
} from '#features/account/admins/admin-sessions.ts';
import { recordAdminAction } from '#features/account/admins/record-action.ts';
import { HttpError } from '#platform/http/errors.ts';
import { createApi, jsonAnswer, jsonBody, refusal } from '#platform/http/openapi.ts';
import type { Services } from '#platform/services.ts';
import { codeSchema } from './admin.schema.ts';
import { beginTotp, hasTotp, takeCode, turnOffTotp, turnOnTotp } from './totp.ts';

const tags = ['Admin'];
const done = { description: 'Done' } as const;
const guarded = {
  401: refusal('Not signed in, or a wrong code'),
  403: refusal('Signed in, but not as an admin'),
};
const withCode = {
  request: { body: jsonBody(codeSchema) },
  responses: {
    204: done,
    400: refusal('What is wrong with the input'),
    409: refusal('Codes are not in the state that this needs'),
    429: refusal('Too many tries'),
    ...guarded,
  },
};

const stateRoute = createRoute({
  method: 'get',
  path: '/api/admin/totp',
  tags,
  summary: 'Whether a code of an authenticator app is asked for at login',
  responses: { 200: jsonAnswer(z.object({ on: z.boolean() }), 'The state'), ...guarded },
});

const setupRoute = createRoute({
  method: 'post',
  path: '/api/admin/totp/setup',
  tags,
  summary: 'A new secret for an authenticator app, in force once a code of it is confirmed',
  responses: {
    200: jsonAnswer(
      z.object({
        secret: z.string(),
        uri: z.string(),
        qr: z.object({ size: z.number().int(), path: z.string() }),
      }),
      'The secret, and its QR code as an SVG path',
    ),
    409: refusal('Codes are on already'),
    ...guarded,
  },
});

const confirmRoute = createRoute({
  method: 'post',
  path: '/api/admin/totp/confirm',
  tags,
  summary: 'Turn codes on, with a first one',
  ...withCode,
});

const offRoute = createRoute({
  method: 'post',
  path: '/api/admin/totp/off',
  tags,
  summary: 'Turn codes off, with a last one',
  ...withCode,
});

/** One-time codes at the admin's login: each admin turns them on and off for themselves. */
export function totpRoutes(services: Services) {
  const { db, clientAddress, security } = services;
  const asAdmin = <R extends RouteConfig>(route: R) =>
    createRoute({ ...route, middleware: [requireAdmin(services)] as const });
  const record = (c: Context<{ Variables: AdminVariables }>, action: 'turn on codes' | 'turn off codes') => ({
    action,
    adminId: c.get('admin').id,
    address: clientAddress(c),
  });
  return createApi<AdminVariables>()
    .openapi(asAdmin(stateRoute), async (c) => c.json({ on: await hasTotp(db, c.get('admin').id) }, 200))
    .openapi(asAdmin(setupRoute), async (c) => {
      const begun = await beginTotp(services, c.get('admin'));
      if (!begun) throw new HttpError(409, 'Codes are on already');
      return c.json(begun, 200);
    })
    .openapi(asAdmin(confirmRoute), async (c) => {
      const { id } = c.get('admin');
      if (await hasTotp(db, id)) throw new HttpError(409, 'Codes are on already');
      await takeCode(services, id, c.req.valid('json').code);
      await db.transaction(async (tx) => {
        await turnOnTotp(tx, id);
        // Whoever else came in by the password alone has to come in again.
        await endOtherAdminSessions(tx, id, adminSessionHashOf(c, services));
        await recordAdminAction(tx, record(c, 'turn on codes'));
      });
      security.note(c, 'codes turned on');
      return c.body(null, 204);
    })
    .openapi(asAdmin(offRoute), async (c) => {
      const { id } = c.get('admin');
      if (!(await hasTotp(db, id))) throw new HttpError(409, 'Codes are off already');
      await takeCode(services, id, c.req.valid('json').code);
      await db.transaction(async (tx) => {
        await turnOffTotp(tx, id);
        await recordAdminAction(tx, record(c, 'turn off codes'));
      });
      security.note(c, 'codes turned off');
      return c.body(null, 204);
    });
}
