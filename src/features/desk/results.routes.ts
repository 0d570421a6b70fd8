import { createRoute } from '@hono/zod-openapi';
import { guarded } from '#features/account/requests.ts';
import { createApi, jsonAnswer, refusal } from '#platform/http/openapi.ts';
import type { Services } from '#platform/services.ts';
import { dismissReminder, readResults } from './results.queries.ts';
import { resultsSchema } from './results.schema.ts';

const tags = ['Desk'];
const signedOut = refusal('Not signed in');

const resultsRoute = createRoute({
  method: 'get',
  path: '/api/results',
  tags,
  summary: 'Filmed hooks and how they did',
  description:
    'The videos, newest first, and medians by type and by subject: of views, and of saves per thousand views. `enough` says whether a group has enough videos to tell anything by.',
  responses: { 200: jsonAnswer(resultsSchema, 'The results'), 401: signedOut },
});

const dismissRoute = createRoute({
  method: 'post',
  path: '/api/results/dismiss-reminder',
  tags,
  summary: 'Stop asking for the views of what is due now',
  responses: { 204: { description: 'Not asked for any more' }, 401: signedOut },
});

export function resultsRoutes(services: Services) {
  const { db } = services;
  return createApi()
    .openapi(guarded(resultsRoute, services), async (c) =>
      c.json(await readResults(db, c.get('user').id), 200, { 'Cache-Control': 'private, no-store' }),
    )
    .openapi(guarded(dismissRoute, services), async (c) => {
      await dismissReminder(db, c.get('user').id);
      return c.body(null, 204);
    });
}
