import crypto from 'node:crypto';
import type { Context } from 'hono';
import type { Log } from '#platform/log.ts';
import { routeOf } from './request-log.ts';

/** What happened to accounts and at the doors: one line each at `info`, found by its field `security`. */
export type SecurityEvent =
  | 'registered'
  | 'login'
  | 'login failed'
  | 'wrong password'
  | 'limit reached'
  | 'refused'
  | 'webhook refused'
  | 'reset asked for'
  | 'reset refused'
  | 'password reset'
  | 'password changed'
  | 'signed out everywhere'
  | 'data exported'
  | 'user deleted'
  | 'admin login'
  | 'admin login failed'
  | 'code asked for'
  | 'wrong code'
  | 'codes turned on'
  | 'codes turned off'
  | 'runs added'
  | 'users exported';

type Details = Record<string, string | number>;
type Somebody = { id: number } | undefined;
export type SecurityLog = ReturnType<typeof createSecurityLog>;

/**
 * People stand in these lines as ids, or as a tag where nobody is signed in: a keyed hash that stays the same for the
 * same address until the process ends, and from which the address cannot be found. The request's id leads to what
 * the proxy in front knows of it.
 */
export function createSecurityLog(log: Log, clientAddress: (c: Context) => string) {
  const key = crypto.randomBytes(32);
  const tag = (text: string) => crypto.createHmac('sha256', key).update(text).digest('hex').slice(0, 16);
  return {
    note(c: Context, security: SecurityEvent, details: Details = {}): void {
      if (!log.isLevelEnabled('info')) return;
      const line = {
        security,
        requestId: c.get('requestId'),
        route: routeOf(c),
        user: (c.get('user') as Somebody)?.id,
        admin: (c.get('admin') as Somebody)?.id,
        account: c.get('accountTag') as string | undefined,
        from: tag(clientAddress(c)),
      };
      log.info({ ...line, ...details }, `security: ${security}`);
    },
    /** From here on the lines of this request say which account was named, by its tag. */
    concerns(c: Context, email: string): void {
      c.set('accountTag', tag(email.toLowerCase()));
    },
  };
}
