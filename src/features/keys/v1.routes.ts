import { createApi } from '#platform/http/openapi.ts';
import { parseId } from '#platform/http/path-id.ts';
import type { ApiActions } from './api-actions.ts';
import { type KeyGuard, withApiKey } from './key-guard.ts';
import {
  accountRoute,
  addFavoriteRoute,
  addToShotsRoute,
  hooksRoute,
  removeFavoriteRoute,
  removeFromShotsRoute,
  shotListRoute,
  writeRoute,
} from './v1.contract.ts';

export function v1Routes(guard: KeyGuard, actions: ApiActions) {
  return createApi()
    .openapi(withApiKey(accountRoute, guard), (c) => {
      const { name, scopes, expiresAt } = c.get('key');
      const key = { name, scopes, expires_at: expiresAt };
      return c.json({ runs_left: c.get('user').hook_credits, key }, 200);
    })
    .openapi(withApiKey(writeRoute, guard, 'write'), async (c) => {
      const idempotencyKey = c.req.valid('header')['idempotency-key'] ?? null;
      return c.json(await actions.write(c.get('user'), c.req.valid('json'), idempotencyKey), 201);
    })
    .openapi(withApiKey(hooksRoute, guard, 'read'), async (c) => {
      const { limit, before = null, search = '' } = c.req.valid('query');
      const { hooks, next } = await actions.page(c.get('user').id, { limit, before, search });
      const query = new URLSearchParams({ limit: String(limit), before: String(next) });
      if (search) query.set('search', search);
      return c.json({ hooks, next: next === null ? null : `${hooksRoute.path}?${query}` }, 200);
    })
    .openapi(withApiKey(addFavoriteRoute, guard, 'favorite'), async (c) =>
      c.json(await actions.favorite(c.get('user').id, parseId(c.req.valid('param').id), true), 200),
    )
    .openapi(withApiKey(removeFavoriteRoute, guard, 'favorite'), async (c) =>
      c.json(await actions.favorite(c.get('user').id, parseId(c.req.valid('param').id), false), 200),
    )
    .openapi(withApiKey(shotListRoute, guard, 'read'), async (c) =>
      c.json({ shots: await actions.shots(c.get('user').id) }, 200),
    )
    .openapi(withApiKey(addToShotsRoute, guard, 'favorite'), async (c) => {
      const { hook_id: hookId, position } = c.req.valid('json');
      const shots = await actions.addShot(c.get('user').id, { hookId, position });
      const mayRead = c.get('key').scopes.includes('read');
      return c.json({ shots: mayRead ? shots : shots.filter(({ id }) => id === hookId) }, 200);
    })
    .openapi(withApiKey(removeFromShotsRoute, guard, 'favorite'), async (c) => {
      await actions.removeShot(c.get('user').id, parseId(c.req.valid('param').hook_id));
      return c.body(null, 204);
    });
}
