import { requireUser } from '#features/account/sessions/route-guards.ts';
import { createApi, route } from '#platform/http/openapi.ts';
import type { Services } from '#platform/services.ts';
import { dismissReminderContract, resultsContract } from './results.contract.ts';
import { dismissReminder } from './results.queries.ts';
import { readResults } from './results.ts';

export function resultsRoutes(services: Services) {
  const { db } = services;
  return createApi()
    .openapi(route.get('/api/results', resultsContract, requireUser(services)), async (c) =>
      c.json(await readResults(db, c.get('user').id), 200, { 'Cache-Control': 'private, no-store' }),
    )
    .openapi(
      route.post('/api/results/dismiss-reminder', dismissReminderContract, requireUser(services)),
      async (c) => {
        await dismissReminder(db, c.get('user').id);
        return c.body(null, 204);
      },
    );
}
