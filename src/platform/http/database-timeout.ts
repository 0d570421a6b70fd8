import { createMiddleware } from 'hono/factory';
import { databaseUnavailable } from './errors.ts';

/** A refusal is sent within five seconds. */
const ANSWER_WITHIN_MS = 4800;
/** A statement takes milliseconds: a connection held for longer is waiting for a silent database. */
const SILENT_MS = 1000;
/**
 * Each wait for the database has an end, but a request may have several. Where it adds up and the database is silent, the
 * answer does not wait for the rest. What was asked may still happen, as with any answer that never came. Requests
 * that wait for something else, at the paths of `mayTakeLonger`, go on waiting.
 */
export function databaseTimeout(
  database: { heldMs(): number },
  mayTakeLonger: RegExp,
  withinMs = ANSWER_WITHIN_MS,
) {
  return createMiddleware(async (c, next) => {
    if (mayTakeLonger.test(c.req.path)) return next();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<'late'>((resolve) => {
      timer = setTimeout(() => database.heldMs() > SILENT_MS && resolve('late'), withinMs);
    });
    const work = next().finally(() => clearTimeout(timer));
    if ((await Promise.race([work, late])) !== 'late') return;
    work.catch(() => {});
    throw databaseUnavailable();
  });
}
