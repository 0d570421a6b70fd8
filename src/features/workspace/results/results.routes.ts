import { authenticated } from '#features/account/sessions/route-guards.ts';
import { createApi } from '#platform/http/openapi.ts';
import type { Services } from '#platform/services.ts';
import { dismissReminderRoute, resultsRoute } from './results.contract.ts';
import { dismissReminder } from './results.queries.ts';
import { readResults } from './results.ts';

export function resultsRoutes(services: Services) {
  const { db } = services;
  return createApi()
    .openapi(authenticated(resultsRoute, services), async (c) =>
      c.json(await readResults(db, c.get('user').id), 200, { 'Cache-Control': 'private, no-store' }),
    )
    .openapi(authenticated(dismissReminderRoute, services), async (c) => {
      await dismissReminder(db, c.get('user').id);
      return c.body(null, 204);
    });
}
