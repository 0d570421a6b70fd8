import { createLines } from '#platform/in-turn.ts';
import type { Services } from '#platform/services.ts';

/** Calls of one user that run at once: at most half of the usual 20 connections to the database. */
const AT_ONCE = 10;

type Limits = Services['limits'];
/** One for all guards of an app: whatever a user calls, by cookie or by any key, waits in one line. */
const lines = new WeakMap<Limits, ReturnType<typeof createLines>>();

/** Does the work when it is this user's turn. */
export function inUserLine<Result>(
  limits: Limits,
  userId: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const inLine = lines.get(limits) ?? createLines(AT_ONCE);
  lines.set(limits, inLine);
  return inLine(userId, limits.userLine, work);
}
