import crypto from 'node:crypto';
import type { Context } from 'hono';
import type { Transaction } from '#platform/database/database.ts';
import { HttpError } from '#platform/http/errors.ts';
import { linkOrigin } from '#platform/http/link-origin.ts';
import { createApi } from '#platform/http/openapi.ts';
import type { Services } from '#platform/services.ts';
import { type AccountMails, mayMail } from '../mails/account-mails.ts';
import { describeDevice } from '../sessions/device.ts';
import { authenticated } from '../sessions/route-guards.ts';
import {
  clearSessionCookie,
  endSession,
  openSession,
  sessionHashOf,
  setSessionCookie,
} from '../sessions/sessions.ts';
import { insertUser, isEmailTaken, readUser } from '../user.queries.ts';
import { checkPassword, mayOpenSession } from './check-password.ts';
import { rememberIp } from './known-ips.ts';
import { loginRoute, logoutRoute, registerRoute, userRoute } from './login.contract.ts';
import { hashPassword } from './password-hash.ts';

const TAKEN = 'An account with this email already exists';
const wrong = () => new HttpError(401, 'Invalid email or password').withEvent('login failed');

type NewSession = {
  userId: number;
  email: string;
  ip: string;
  device: string;
  replaces: Buffer | null;
};

/** A session is new at each login; the one that the browser brought along ends. */
async function renewSession(tx: Transaction, session: NewSession): Promise<string> {
  if (session.replaces) await endSession(tx, session.replaces);
  await rememberIp(tx, session);
  return openSession(tx, session.userId, session.device);
}

/** What opening a session needs to know of the request: its device, and the session it replaces. */
function deviceOf(c: Context, services: Services) {
  return { device: describeDevice(c.req.header('user-agent')), replaces: sessionHashOf(c, services) };
}

/** Register, sign in, sign out, and the signed-in user. */
export function loginRoutes(services: Services, mails: AccountMails) {
  const { db, pool, limits, config, documents, clientIp, security } = services;
  return createApi()
    .openapi(registerRoute, async (c) => {
      const { email, password } = c.req.valid('json');
      const ip = clientIp(c);
      await limits.consumeByIp('register', ip);
      // Checked first, because hashing is expensive. The unique index decides between two registrations at once.
      if (await isEmailTaken(db, email)) throw new HttpError(409, TAKEN);
      const again = [email.toLowerCase(), ip] as const;
      await limits.check('registerAgain', ...again);
      const passwordHash = await hashPassword(password, { ip, waiting: limits.passwordQueueLimit });
      const mailed = await mayMail(services, email);
      const opened = await db.transaction(async (tx) => {
        const userId = await insertUser(tx, { email, passwordHash });
        if (userId === null) throw new HttpError(409, TAKEN);
        if (mailed) await mails(tx, { kind: 'confirm', userId, origin: linkOrigin(c, config) });
        return {
          userId,
          token: await renewSession(tx, { userId, email, ip, ...deviceOf(c, services) }),
        };
      });
      await limits.consume('registerAgain', ...again);
      setSessionCookie(c, services, opened.token);
      security.record(c, 'registered', { user: opened.userId });
      return c.json(await readUser(pool, opened.userId), 201);
    })
    .openapi(loginRoute, async (c) => {
      const { email, password } = c.req.valid('json');
      security.concerns(c, email);
      const ip = clientIp(c);
      const verified = await checkPassword(services, { email, password, ip });
      if (!verified) throw wrong();
      const { userId } = verified;
      const session = { userId, email, ip, ...deviceOf(c, services) };
      const token = await db.transaction(async (tx) => {
        if (!(await mayOpenSession(tx, verified))) throw wrong();
        return renewSession(tx, session);
      });
      setSessionCookie(c, services, token);
      security.record(c, 'login', { user: userId });
      return c.json(await readUser(pool, userId), 200);
    })
    .openapi(logoutRoute, async (c) => {
      const session = sessionHashOf(c, services);
      if (session) await endSession(db, session);
      clearSessionCookie(c, services);
      return c.body(null, 204);
    })
    .openapi(authenticated(userRoute, services, { poll: true }), (c) => {
      const body = JSON.stringify(c.get('user'));
      const etag = `"${crypto.hash('sha1', body, 'base64url')}"`;
      const headers = { ETag: etag, 'Cache-Control': 'private, no-store', Vary: 'Cookie' };
      if (isKnown(c.req.header('if-none-match'), etag)) return documents.poll(c, null, 304, headers);
      return documents.poll(c, body, 200, { ...headers, 'Content-Type': 'application/json' });
    });
}

/** Proxies that compress mark a tag as weak; what it stands for is the same. */
function isKnown(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((known) => known.trim().replace(/^W\//, '') === etag) ?? false;
}
