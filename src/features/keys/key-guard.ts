import { createMiddleware } from 'hono/factory';
import { withKeySlot } from '#features/account/sessions/user-concurrency.ts';
import type { User } from '#features/account/user.schema.ts';
import { HttpError } from '#platform/http/errors.ts';
import { createCallCounter } from '#platform/http/limits/call-counter.ts';
import { requireClient, responseClosed } from '#platform/http/response-closed.ts';
import type { Services } from '#platform/services.ts';
import { API_KEY_PATTERN, type FoundKey, findKey, type KeyLookup } from './keys.queries.ts';
import type { Scope } from './keys.schema.ts';

export type KeyVariables = {
  user: User;
  key: FoundKey;
  /** Counts one more call, for requests that carry several. */
  countCall: () => Promise<void>;
  /** Refuses if the key was revoked meanwhile, for calls that waited. */
  checkKey: () => Promise<void>;
};
export type KeyGuard = ReturnType<typeof createKeyGuard>;

const NO_KEY = 'Send an API key: Authorization: Bearer hsk_… You make one in your settings.';
const UNKNOWN = 'This API key is unknown or was revoked';
const EXPIRED = 'This API key has expired. Make a new one in your settings.';
const SCOPE_ACTIONS: Record<Scope, string> = {
  write: 'write hooks',
  read: 'read hooks',
  favorite: 'change favorites and the shot list',
};

const refused = (message: string) => new HttpError(401, message, { 'WWW-Authenticate': 'Bearer' });

/** Refuses with 403 if the key does not have this scope. */
export function requireScope({ scopes }: Pick<FoundKey, 'scopes'>, scope: Scope): void {
  if (!scopes.includes(scope))
    throw new HttpError(
      403,
      `This API key may not ${SCOPE_ACTIONS[scope]}. Make one that may in your settings.`,
    );
}

/**
 * Guards the calls of other tools: only a key gives access, cookies are ignored. Without `limitConcurrency` the route
 * waits for the user's slots itself.
 */
export function createKeyGuard(services: Services) {
  const countOfKey = createCallCounter(services.limits, 'keyCalls');
  const countOfAll = createCallCounter(services.limits, 'allKeysCalls');
  const count = async ({ key, user }: KeyLookup): Promise<void> => {
    await countOfKey(key.id);
    await countOfAll(user.id);
  };
  return (scope?: Scope, { limitConcurrency = true } = {}) =>
    createMiddleware<{ Variables: KeyVariables }>(async (c, next) => {
      const sent = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
      if (!sent) throw refused(NO_KEY);
      const lookUp = async (): Promise<KeyLookup> => {
        const found = API_KEY_PATTERN.test(sent) ? await findKey(services, sent) : null;
        if (!found) throw refused(UNKNOWN).withEvent('key refused');
        c.set('user', found.user);
        if (found.expired) throw refused(EXPIRED).withEvent('key refused');
        return found;
      };
      const lookup = await lookUp();
      c.set('key', lookup.key);
      c.set('countCall', () => count(lookup));
      const checkKey = async () => {
        requireClient(c);
        await lookUp();
      };
      c.set('checkKey', checkKey);
      await count(lookup);
      if (scope) requireScope(lookup.key, scope);
      const work = async (waited: boolean) => {
        if (waited) await checkKey();
        await next();
      };
      await (limitConcurrency
        ? withKeySlot(services.limits, lookup.user.id, work, () => responseClosed(c))
        : next());
      c.header('Cache-Control', 'no-store');
    });
}
