import crypto from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { ConfigError, type LimitSettings } from '#platform/config.ts';
import { HttpError } from '../errors.ts';
import { widerNetwork } from '../security/client-ip.ts';

/** All limits of the product. The counts are in the database, so they hold for all processes and after a restart. */
export const LIMITS = {
  /** Registrations are counted by IP; a classroom behind one IP can register. */
  register: { points: 100, seconds: 3600 },
  /**
   * Accounts of one e-mail address from one IP: each brings free credits, also after the previous one was deleted.
   * Counted by IP, because otherwise strangers could keep an owner from registering.
   */
  registerAgain: { points: 3, seconds: 24 * 3600 },
  /** Failures by account and IP: the owner at another IP is not locked out. For signed-in users: by session. */
  loginByAccountAndIp: { points: 10, seconds: 900 },
  /** Failures by account from everywhere but the IPs where its owner signed in before. */
  loginByAccount: { points: 100, seconds: 3600 },
  /** Failures by IP, whatever the account: many accounts tried once each. */
  loginByIp: { points: 60, seconds: 900 },
  /** Right passwords by account and IP, of users and admins: each costs a hash, and none counts as a failure. */
  passwordChecks: { points: 60, seconds: 3600 },
  /** Requests for a reset are counted by account and IP. */
  forgotPassword: { points: 5, seconds: 3600 },
  /** Requests for a reset from unknown IPs, by account, so that nobody floods the mailbox. */
  forgotByAccount: { points: 20, seconds: 3600 },
  forgotByIp: { points: 30, seconds: 3600 },
  confirmEmail: { points: 5, seconds: 3600 },
  changeEmail: { points: 5, seconds: 3600 },
  /** Mails that anybody with an account can cause, by recipient, because it may be a stranger's mailbox. */
  mailByRecipient: { points: 10, seconds: 3600 },
  /** Mails that only the owner of the account can cause. Separate, so that strangers cannot use them up. */
  mailToOwner: { points: 10, seconds: 3600 },
  /**
   * Security alerts (a key or a webhook was made), by recipient. Separate, so that they cannot use up the mails of a
   * reset.
   */
  securityAlertMail: { points: 10, seconds: 3600 },
  /** Downloads of the whole account. */
  dataExport: { points: 10, seconds: 3600 },
  /** Downloads of the history or the shot list. */
  listExport: { points: 60, seconds: 3600 },
  /** New secret URLs: shared runs and calendars. */
  shareLink: { points: 60, seconds: 3600 },
  /**
   * Pictures of shared runs that have to be drawn, by the user who shared them, because drawing takes processor time.
   */
  drawPicture: { points: 30, seconds: 600 },
  /** Reads of the calendar feed of a user. */
  readCalendar: { points: 120, seconds: 3600 },
  /** New URLs of webhooks, because each is looked up. */
  webhookChange: { points: 30, seconds: 3600 },
  /** Test deliveries, by user. */
  webhookTest: { points: 10, seconds: 60 },
  generate: { points: 60, seconds: 60 },
  /** Failed runs of a user in a row. A successful one resets the count. */
  failedRuns: { points: 5, seconds: 24 * 3600 },
  /** After that many failures, a pause follows each further one. */
  pauseAfterFailure: { points: 1, seconds: 60 },
  /** Angles while a user types and the kinds of rewrites of a hook, by user. */
  hints: { points: 120, seconds: 60 },
  /** Hooks for visitors without an account are counted by IP. */
  tries: { points: 60, seconds: 3600 },
  /** Hooks marked as filmed, by user, because each is sent to their webhooks. */
  markFilmed: { points: 60, seconds: 60 },
  /** Edits of hooks, by user. */
  changeHook: { points: 60, seconds: 60 },
  rewriteHook: { points: 30, seconds: 60 },
  /** Requests to a model, by run. Rewrites that the user discards cost money too. */
  modelRewrites: { points: 30, seconds: 365 * 24 * 3600 },
  /** Calls and screens of a signed-in user by cookie, counted ten at a time. Screens need a tenth of it. */
  userCalls: { points: 60, seconds: 60 },
  /** Calls of one user that may wait while ten run; further ones are refused with Retry-After. */
  userQueue: { points: 100, seconds: 2 },
  /** Pages that are rendered for one visitor, by IP: tries, shared runs. */
  visitorPages: { points: 300, seconds: 600 },
  /** Calls of an API key, counted ten at a time. */
  keyCalls: { points: 30, seconds: 60 },
  /** Calls of all API keys of one user, counted the same way, so that many keys do not evade the limit of one. */
  allKeysCalls: { points: 60, seconds: 60 },
  checkout: { points: 20, seconds: 3600 },
  /** Checks for whether a payment arrived, by user. A waiting page asks every two seconds. */
  confirming: { points: 120, seconds: 60 },
  /** Requests of one IP that may wait for password hashing; further ones are refused with Retry-After. */
  passwordQueue: { points: 10, seconds: 2 },
  /** Connections that one IP may hold at once; the seconds are not used. A browser opens six. */
  connections: { points: 1000, seconds: 1 },
  adminLoginByAccountAndIp: { points: 10, seconds: 900 },
  adminLoginByAccount: { points: 10, seconds: 900 },
  adminLoginByIp: { points: 30, seconds: 900 },
  /** Codes of an admin's authenticator app, by admin. */
  adminCode: { points: 10, seconds: 900 },
} as const;

/** Names of limits before 2026-11-19. Settings that still use them are accepted. */
const FORMER_NAMES = new Map<string, LimitName>([
  ['loginByAccountAndAddress', 'loginByAccountAndIp'],
  ['loginByAddress', 'loginByIp'],
  ['forgotByAddress', 'forgotByIp'],
  ['mailAboutDoors', 'securityAlertMail'],
  ['userLine', 'userQueue'],
  ['passwordLine', 'passwordQueue'],
  ['adminLoginByAccountAndAddress', 'adminLoginByAccountAndIp'],
  ['adminLoginByAddress', 'adminLoginByIp'],
]);

/** The limit of a /48, as a multiple of the limit of one /64. */
export const IPV6_48_FACTOR = 4;

export type Limit = { points: number; seconds: number };
type Key = (string | number)[];
/** The count so far: whether the next try would be refused, and until when. */
type LimitState = { tries: number; full: boolean; seconds: number };
export type LimitName = keyof typeof LIMITS;
export type RateLimits = {
  /** Counts one try and refuses with 429 when there were too many. */
  consume(name: LimitName, ...key: Key): Promise<void>;
  /** Refuses without counting, for limits that only count failures. */
  check(name: LimitName, ...key: Key): Promise<void>;
  /** Neither counts nor refuses. */
  peek(name: LimitName, ...key: Key): Promise<LimitState>;
  reset(name: LimitName, ...key: Key): Promise<void>;
  /** Counts the IP itself and, for IPv6, the network around it. */
  consumeByIp(name: LimitName, ip: string): Promise<void>;
  checkByIp(name: LimitName, ip: string): Promise<void>;
  /** How many requests of one IP may wait for password hashing. */
  passwordQueueLimit: Limit;
  /** How many calls of one user may wait at once. */
  userQueueLimit: Limit;
};

const NOTHING: LimitState = { tries: 0, full: false, seconds: 0 };
const unlimited: RateLimits = {
  consume: async () => {},
  check: async () => {},
  peek: async () => NOTHING,
  reset: async () => {},
  consumeByIp: async () => {},
  checkByIp: async () => {},
  passwordQueueLimit: { points: Number.POSITIVE_INFINITY, seconds: 0 },
  userQueueLimit: { points: Number.POSITIVE_INFINITY, seconds: 0 },
};

/** A setting may raise a default up to this many times. Beyond that it would be no limit. */
const MAX_LIMIT_FACTOR = 100;

function withCurrentNames(settings: Record<string, Limit>): Record<string, Limit> {
  return Object.fromEntries(
    Object.entries(settings).map(([name, limit]) => [FORMER_NAMES.get(name) ?? name, limit]),
  );
}

function rejectOverlyWideLimits(settings: Record<string, Limit>): void {
  const rate = ({ points, seconds }: Limit) => points / seconds;
  const tooWide = Object.entries(settings).find(
    ([name, limit]) =>
      rate(limit) > rate(LIMITS[name as LimitName]) * MAX_LIMIT_FACTOR ||
      limit.points > LIMITS[name as LimitName].points * MAX_LIMIT_FACTOR,
  );
  if (tooWide)
    throw new ConfigError(
      `APP_ENV=production refuses to start without: LIMITS that limit (${tooWide[0]} is more than ${MAX_LIMIT_FACTOR} times as wide as usual).`,
    );
}

export function createRateLimits(pool: Pool, given: LimitSettings, production = false): RateLimits {
  if (given === 'off') return unlimited;
  const settings = withCurrentNames(given);
  const unknown = Object.keys(settings).find((name) => !Object.hasOwn(LIMITS, name));
  if (unknown)
    throw new ConfigError(`LIMITS names ${unknown}, which is none of: ${Object.keys(LIMITS).join(', ')}.`);
  if (production) rejectOverlyWideLimits(settings);
  const inForce: Record<LimitName, Limit> = { ...LIMITS, ...settings };
  const usual = limiter(pool, inForce, 1);
  const wide = limiter(pool, inForce, IPV6_48_FACTOR);
  const refused = createRefused();
  const byIp = async (how: 'consume' | 'check', name: LimitName, ip: string) => {
    const wider = widerNetwork(ip);
    const counts = [{ of: usual, key: ip }, ...(wider === ip ? [] : [{ of: wide, key: wider }])];
    for (const { key } of counts) refused.check(name, key);
    // In sequence: a try that the narrow network is refused must not count for its neighbors.
    for (const { of, key } of counts) {
      await of[how](name, key).catch((error) => {
        refused.remember(name, key, error);
        throw error;
      });
    }
  };
  return {
    ...usual,
    passwordQueueLimit: inForce.passwordQueue,
    userQueueLimit: inForce.userQueue,
    consumeByIp: (name, ip) => byIp('consume', name, ip),
    checkByIp: (name, ip) => byIp('check', name, ip),
  };
}

const REMEMBERED_MS = 5000;

/** The process remembers a refusal by IP for some seconds, so that a flood does not reach the database. */
function createRefused() {
  const refused = new Map<string, { until: number; error: HttpError }>();
  return {
    check(name: LimitName, key: string): void {
      const refusal = refused.get(`${name} ${key}`);
      if (refusal && refusal.until > Date.now()) throw refusal.error;
    },
    remember(name: LimitName, key: string, error: unknown): void {
      if (!(error instanceof HttpError)) return;
      if (refused.size >= 10_000) refused.clear();
      const ms = Math.min(REMEMBERED_MS, Number(error.headers['Retry-After']) * 1000);
      refused.set(`${name} ${key}`, { until: Date.now() + ms, error });
    },
  };
}

/** All limits, each multiplied by `times`. */
function limiter(pool: Pool, inForce: Record<LimitName, Limit>, times: number) {
  const limiters = Object.fromEntries(
    Object.entries(inForce).map(([name, { points, seconds }]) => [
      name,
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points: points * times,
        duration: seconds,
      }),
    ]),
  ) as Record<LimitName, RateLimiterPostgres>;
  const peek = async (name: LimitName, ...key: Key): Promise<LimitState> => {
    const state = await limiters[name].get(hashed(key));
    if (!state) return NOTHING;
    const { consumedPoints: tries } = state;
    return { tries, full: tries >= inForce[name].points * times, seconds: secondsLeft(state) };
  };
  return {
    peek,
    async consume(name: LimitName, ...key: Key) {
      await limiters[name].consume(hashed(key)).catch((reason) => {
        throw reason instanceof RateLimiterRes ? tooManyRequests(secondsLeft(reason)) : reason;
      });
    },
    async check(name: LimitName, ...key: Key) {
      const { full, seconds } = await peek(name, ...key);
      if (full) throw tooManyRequests(seconds);
    },
    async reset(name: LimitName, ...key: Key) {
      await limiters[name].delete(hashed(key));
    },
  };
}

/** Keys are e-mail addresses and IPs, so the table stores only their hash. */
function hashed(key: Key): string {
  return crypto.createHash('sha256').update(JSON.stringify(key)).digest('base64url');
}

function secondsLeft({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}

/** The refusal of a limit. `why` is put before the waiting time. */
export function tooManyRequests(seconds: number, why = 'Too many tries.'): HttpError {
  const wait = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  return new HttpError(429, `${why} Please wait ${wait} and try again.`, { 'Retry-After': String(seconds) });
}

/** Returns whether an error is a refusal by a limit. */
export function isRateLimited(error: unknown): boolean {
  return error instanceof HttpError && error.status === 429;
}
