import { requireUser } from '#features/account/sessions/route-guards.ts';
import { forgetPreferences, listShownHooks } from '#features/hooks/preferences/preferences.queries.ts';
import { learnTaste } from '#features/hooks/preferences/taste.ts';
import { createApi, route } from '#platform/http/openapi.ts';
import type { Services } from '#platform/services.ts';
import { forgetTasteContract, tasteContract } from './taste.contract.ts';
import { tasteSentences } from './taste-sentences.ts';

export function tasteRoutes(services: Services) {
  const { db, pool } = services;
  return createApi()
    .openapi(route.get('/api/taste', tasteContract, requireUser(services)), async (c) => {
      const shown = await listShownHooks(pool, c.get('user').id);
      const count = (what: 'favorite' | 'filmed' | 'edited') => shown.filter((hook) => hook[what]).length;
      const learned_from = { favorites: count('favorite'), filmed: count('filmed'), edits: count('edited') };
      const taste = learnTaste(shown);
      const sentences = taste ? tasteSentences(taste) : [];
      return c.json({ learned_from, sentences }, 200, { 'Cache-Control': 'private, no-store' });
    })
    .openapi(route.delete('/api/taste', forgetTasteContract, requireUser(services)), async (c) => {
      await forgetPreferences(db, c.get('user').id);
      return c.body(null, 204);
    });
}
