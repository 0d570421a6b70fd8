import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { HttpError } from '#platform/http/errors.ts';
import { type CountCall, createCallCounter } from '#platform/http/limits/call-counter.ts';
import { requireClient, responseClosed } from '#platform/http/response-closed.ts';
import type { Services } from '#platform/services.ts';
import type { User } from '../user.schema.ts';
import { findSession, NOT_SIGNED_IN, type SessionVariables } from './sessions.ts';
import { withUrgentSlot, withUserSlot } from './user-concurrency.ts';

type Deps = Pick<Services, 'pool' | 'db' | 'config' | 'limits'>;

/** All guards of an app share one counter, which counts all calls of a user. */
const counters = new WeakMap<Services['limits'], CountCall>();

function counterOf(limits: Services['limits']): CountCall {
  const counter = counters.get(limits) ?? createCallCounter(limits, 'userCalls');
  counters.set(limits, counter);
  return counter;
}

/**
 * The signed-in user, or null. The request counts as one of the user's calls and keeps the session alive, unless
 * `activity` is false.
 */
export async function findUser(
  c: Context,
  services: Deps,
  { activity = true }: { activity?: boolean } = {},
): Promise<User | null> {
  const user = (await findSession(c, services, { activity }))?.user ?? null;
  if (user && activity) await counterOf(services.limits)(user.id);
  return user;
}

type GuardOptions = {
  /** A poll is neither counted nor queued, and does not keep the session alive. */
  poll?: boolean;
  /** Does not wait for other calls of the user: for calls that end a stranger's access. */
  urgent?: boolean;
  /** Reads the revision of the user's hooks with the session. */
  hooksRevision?: boolean;
};

/** Only a signed-in user may call what comes after it; others get 401. */
export function requireUser(
  services: Deps,
  { poll = false, urgent = false, hooksRevision = false }: GuardOptions = {},
) {
  const { limits } = services;
  const count = counterOf(limits);
  const withSlot = urgent ? withUrgentSlot : withUserSlot;
  return createMiddleware<{ Variables: SessionVariables }>(async (c, next) => {
    const lookUp = async (): Promise<number> => {
      const session = await findSession(c, services, { activity: !poll, hooksRevision });
      if (!session) throw new HttpError(401, NOT_SIGNED_IN);
      c.set('user', session.user);
      c.set('sessionHash', session.sessionHash);
      c.set('hooksRevision', session.hooksRevision);
      return session.user.id;
    };
    const userId = await lookUp();
    if (poll) return next();
    await count(userId);
    const work = async (waited: boolean) => {
      if (waited) {
        requireClient(c);
        // The session may have ended meanwhile.
        await lookUp();
      }
      await next();
    };
    // The slot is held until the answer is sent, because an answer that is not read stays in memory.
    await withSlot(limits, userId, work, () => responseClosed(c));
  });
}
