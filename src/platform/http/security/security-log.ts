import crypto from 'node:crypto';
import type { Context } from 'hono';
import type { Log } from '#platform/log.ts';
import { routeOf } from '../request-log.ts';
import { widerNetwork } from './client-ip.ts';

/** Events about accounts and logins. Each is one log line at `info` with the field `security`. */
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
  | 'email change asked for'
  | 'email changed'
  | 'signed out everywhere'
  | 'data exported'
  | 'key made'
  | 'key revoked'
  | 'key refused'
  | 'webhook made'
  | 'user deleted'
  | 'admin login'
  | 'admin login failed'
  | 'code asked for'
  | 'wrong code'
  | 'codes turned on'
  | 'codes turned off'
  | 'runs added'
  | 'users exported';

/** Events that anybody can cause at any rate. The metrics count each. */
const ENDLESS: readonly SecurityEvent[] = [
  'limit reached',
  'refused',
  'webhook refused',
  'reset refused',
  'key refused',
];

type Details = Record<string, string | number>;
type Somebody = { id: number } | undefined;
export type SecurityLog = ReturnType<typeof createSecurityLog>;

/**
 * These lines name a signed-in user by id, and others by a tag: a keyed hash of the IP that stays the same until the
 * process ends and does not reveal the IP. With the request's id, the log of the proxy in front can be searched.
 */
export function createSecurityLog(log: Log, clientIp: (c: Context) => string) {
  const key = crypto.randomBytes(32);
  const isFlood = createFloodGuard();
  const tag = (text: string) => crypto.createHmac('sha256', key).update(text).digest('hex').slice(0, 16);
  return {
    record(c: Context, security: SecurityEvent, details: Details = {}): void {
      if (!log.isLevelEnabled('info')) return;
      if (ENDLESS.includes(security) && isFlood(clientIp(c), security)) return;
      const line = {
        security,
        requestId: c.get('requestId'),
        route: routeOf(c),
        user: (c.get('user') as Somebody)?.id,
        admin: (c.get('admin') as Somebody)?.id,
        account: c.get('accountTag') as string | undefined,
        from: tag(clientIp(c)),
      };
      log.info({ ...line, ...details }, `security: ${security}`);
    },
    /** Whether this network caused enough lines of this kind in the last second. */
    isFlood: (c: Context, what: string, most: number): boolean => isFlood(clientIp(c), what, most),
    /** From here on the lines of this request contain a tag of the account that was named. */
    concerns(c: Context, email: string): void {
      c.set('accountTag', tag(email.toLowerCase()));
    },
  };
}

const REPEAT_AFTER_MS = 1000;
const REMEMBERED = 10_000;

/** Log lines per second of one kind and network, so that a flood does not fill the disk. */
const LINES_PER_SECOND = 5;

function createFloodGuard(): (ip: string, what: string, most?: number) => boolean {
  const seen = new Map<string, { since: number; lines: number }>();
  return (ip, what, most = LINES_PER_SECOND) => {
    const key = `${what} ${widerNetwork(ip)}`;
    const now = performance.now();
    const before = seen.get(key);
    if (before && now - before.since < REPEAT_AFTER_MS) return ++before.lines > most;
    if (seen.size >= REMEMBERED) seen.clear();
    seen.set(key, { since: now, lines: 1 });
    return false;
  };
}
