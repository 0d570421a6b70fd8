import { createMiddleware } from 'hono/factory';
import { databaseUnavailable } from '../errors.ts';

/** A refusal is sent within five seconds. */
const RESPONSE_TIMEOUT_MS = 4800;
/** A statement takes milliseconds. A connection that is held for longer waits for a silent database. */
const SILENT_MS = 1000;
/**
 * Each wait for the database is limited, but a request may have several. When they add up and the database is silent,
 * the answer is sent without waiting for the rest. What was requested may still happen, as with any answer that is
 * lost. Paths that match `mayTakeLonger` wait for something else and are not cut off.
 */
export function databaseTimeout(
  database: { heldMs(): number },
  mayTakeLonger: RegExp,
  withinMs = RESPONSE_TIMEOUT_MS,
) {
  return createMiddleware((c, next) => {
    if (mayTakeLonger.test(c.req.path)) return next();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => database.heldMs() > SILENT_MS && reject(databaseUnavailable()),
        withinMs,
      );
      next().then(
        (answer) => {
          clearTimeout(timer);
          resolve(answer);
        },
        (error) => {
          clearTimeout(timer);
          reject(error);
        },
      );
    });
  });
}
