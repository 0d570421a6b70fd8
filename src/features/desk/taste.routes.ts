import { createRoute } from '@hono/zod-openapi';
import { eq, sql } from 'drizzle-orm';
import { guarded } from '#features/account/requests.ts';
import { readShown } from '#features/hooks/preferences.queries.ts';
import { learnTaste } from '#features/hooks/taste.ts';
import { users } from '#platform/database/schema.ts';
import { createApi, jsonAnswer, refusal } from '#platform/http/openapi.ts';
import type { Services } from '#platform/services.ts';
import { tasteSchema } from './taste.schema.ts';
import { sentencesOf } from './taste-sentences.ts';

const tags = ['Desk'];
const signedOut = refusal('Not signed in');

const tasteRoute = createRoute({
  method: 'get',
  path: '/api/taste',
  tags,
  summary: "What the user's own choices say about what they want",
  responses: { 200: jsonAnswer(tasteSchema, 'In plain sentences, and from how much'), 401: signedOut },
});

const forgetRoute = createRoute({
  method: 'delete',
  path: '/api/taste',
  tags,
  summary: 'Start over',
  description:
    'What was favorited, filmed and edited until now no longer moves later runs. Nothing of it is deleted.',
  responses: { 204: { description: 'Forgotten' }, 401: signedOut },
});

export function tasteRoutes(services: Services) {
  const { db, pool } = services;
  return createApi()
    .openapi(guarded(tasteRoute, services), async (c) => {
      const shown = await readShown(pool, c.get('user').id);
      const count = (what: 'favorite' | 'filmed' | 'edited') => shown.filter((hook) => hook[what]).length;
      const learned_from = { favorites: count('favorite'), filmed: count('filmed'), edits: count('edited') };
      const taste = learnTaste(shown);
      const sentences = taste ? sentencesOf(taste) : [];
      return c.json({ learned_from, sentences }, 200, { 'Cache-Control': 'private, no-store' });
    })
    .openapi(guarded(forgetRoute, services), async (c) => {
      await db
        .update(users)
        .set({ tasteFrom: sql`now()` })
        .where(eq(users.id, c.get('user').id));
      return c.body(null, 204);
    });
}
