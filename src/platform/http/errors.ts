import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { FOREIGN_KEY_VIOLATION } from '#platform/database/error-codes.ts';
import type { Log } from '#platform/log.ts';
import { createLogQuota } from '#platform/log-quota.ts';
import type { Metrics } from '#platform/metrics.ts';
import type { SecurityEvent, SecurityLog } from './security/security-log.ts';

/** Messages that are the same everywhere. */
const EVENTS: Record<number, SecurityEvent> = { 403: 'refused', 429: 'limit reached' };

/**
 * The only way to refuse a request: a status and a sentence that a person can act on. Screens show the sentence as it
 * is, so it must not contain internals.
 */
export class HttpError extends Error {
  readonly status: ContentfulStatusCode;
  readonly headers: Record<string, string>;
  event: SecurityEvent | null;

  constructor(status: ContentfulStatusCode, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
    this.event = EVENTS[status] ?? null;
  }

  /** Set if the refusal is a security event: its name in the log. */
  withEvent(event: SecurityEvent): this {
    this.event = event;
    return this;
  }
}

const DATABASE_UNAVAILABLE = 'The database is away for a moment. Please try again.';

/** A temporary failure that is not the caller's fault, hence 503 with Retry-After. */
export const databaseUnavailable = () => new HttpError(503, DATABASE_UNAVAILABLE, { 'Retry-After': '2' });

export const notFound = () => new HttpError(404, 'Not found');

/**
 * Temporary failures: connection trouble, a read-only server, a transaction that idled, a deadlock, shutdown, recovery,
 * full disk, timeout.
 */
const PASSING_CODES = /^(08|25006|25P0[34]|40|53|57)|^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)$/;
const PASSING_WORDS =
  /Connection terminated|The database is away|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after/i;

export function isDatabaseUnavailable(error: unknown): boolean {
  for (let e = error as (Error & { code?: unknown }) | undefined, depth = 0; e && depth < 5; depth++) {
    if (typeof e.code === 'string' && PASSING_CODES.test(e.code)) return true;
    if (typeof e.message === 'string' && PASSING_WORDS.test(e.message)) return true;
    e = e.cause as typeof e;
  }
  return false;
}

function wasDeletedMeanwhile(error: unknown): boolean {
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } };
  return code === FOREIGN_KEY_VIOLATION || cause?.code === FOREIGN_KEY_VIOLATION;
}

/** Answers every failure of the API with one short sentence as plain text. */
export function createErrorHandler(log: Log, metrics: Metrics, security: SecurityLog) {
  const recordError = createErrorRecorder(log, metrics, security);
  return (error: Error, c: Context): Response => {
    const { status, message, headers } = recordError(error, c);
    return c.text(message, status, headers);
  };
}

/** At most this many stacks a minute: enough to find a bug, too few to fill the disk. */
const UNEXPECTED_PER_MINUTE = 60;

/** Logs and counts a failure, and returns its answer. */
export function createErrorRecorder(log: Log, metrics: Metrics, security: SecurityLog) {
  const mayWrite = createLogQuota(UNEXPECTED_PER_MINUTE);
  return (error: Error, c: Context): ErrorResponse => {
    const response = toErrorResponse(error);
    const { status, message } = response;
    // Other refusals are logged by the request log.
    if (status === 500) {
      metrics.unexpectedErrors.inc();
      const { write, skipped } = mayWrite(error.name);
      if (write)
        log.error({ err: error, requestId: c.get('requestId'), skipped }, 'a request failed unexpectedly');
    }
    if (error instanceof HttpError && error.event) {
      security.record(c, error.event, { status, reason: message });
    }
    return response;
  };
}

type ErrorResponse = { status: ContentfulStatusCode; message: string; headers: Record<string, string> };

/** Turns an error into the status and the sentence of its answer. */
export function toErrorResponse(error: Error): ErrorResponse {
  if (error instanceof HttpError)
    return { status: error.status, message: error.message, headers: error.headers };
  if (error instanceof HTTPException)
    return { status: error.status, message: httpExceptionMessage(error), headers: {} };
  if (isDatabaseUnavailable(error))
    return { status: 503, message: DATABASE_UNAVAILABLE, headers: { 'Retry-After': '2' } };
  if (wasDeletedMeanwhile(error))
    return { status: 409, message: 'What this belongs to was just deleted', headers: {} };
  return { status: 500, message: 'Something went wrong on our side. Please try again.', headers: {} };
}

function httpExceptionMessage(error: HTTPException): string {
  if (error.status === 400) return 'The request is not valid JSON';
  if (error.status === 413) return 'The request is too large';
  if (error.status === 415) return 'The request must be sent as JSON';
  return error.message || 'The request cannot be served';
}
