import { createRoute, type RouteConfig } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { limitVisitor } from '#platform/http/visitor-concurrency.ts';
import type { Services } from '#platform/services.ts';
import { describeDevice } from './device.ts';
import { requireUser, sessionHashOf } from './sessions.ts';

/** A route of the contract that only a signed-in user may call. */
export function authenticated<R extends RouteConfig>(route: R, services: Services) {
  return createRoute({ ...route, middleware: [requireUser(services)] as const });
}

/** A route of the contract that anybody may call and that asks the database: many of one address wait for each other. */
export function limitedByAddress<R extends RouteConfig>(route: R, services: Services) {
  return createRoute({ ...route, middleware: [limitVisitor(services)] as const });
}

/** What opening a session needs to know of the request: its device, and the session it replaces. */
export function deviceOf(c: Context, services: Services) {
  return { device: describeDevice(c.req.header('user-agent')), replaces: sessionHashOf(c, services) };
}
