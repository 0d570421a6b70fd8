import { createApi, route } from '#platform/http/openapi.ts';
import { parseId } from '#platform/http/path-id.ts';
import type { ApiActions } from './api-actions.ts';
import type { KeyGuard } from './key-guard.ts';
import {
  accountContract,
  addFavoriteContract,
  addToShotsContract,
  hooksContract,
  removeFavoriteContract,
  removeFromShotsContract,
  shotListContract,
  writeContract,
} from './v1.contract.ts';

export function v1Routes(guard: KeyGuard, actions: ApiActions) {
  return createApi()
    .openapi(route.post('/api/v1/hooks', writeContract, guard('write')), async (c) => {
      const idempotencyKey = c.req.valid('header')['idempotency-key'] ?? null;
      return c.json(await actions.write(c.get('user'), c.req.valid('json'), idempotencyKey), 201);
    })
    .openapi(route.get('/api/v1/hooks', hooksContract, guard('read')), async (c) => {
      const { limit, before = null, search = '' } = c.req.valid('query');
      const { hooks, next } = await actions.page(c.get('user').id, { limit, before, search });
      const query = new URLSearchParams({ limit: String(limit), before: String(next) });
      if (search) query.set('search', search);
      return c.json({ hooks, next: next === null ? null : `/api/v1/hooks?${query}` }, 200);
    })
    .openapi(route.post('/api/v1/hooks/{id}/favorite', addFavoriteContract, guard('favorite')), async (c) =>
      c.json(await actions.favorite(c.get('user').id, parseId(c.req.valid('param').id), true), 200),
    )
    .openapi(
      route.delete('/api/v1/hooks/{id}/favorite', removeFavoriteContract, guard('favorite')),
      async (c) =>
        c.json(await actions.favorite(c.get('user').id, parseId(c.req.valid('param').id), false), 200),
    )
    .openapi(route.get('/api/v1/shots', shotListContract, guard('read')), async (c) =>
      c.json({ shots: await actions.shots(c.get('user').id) }, 200),
    )
    .openapi(route.post('/api/v1/shots', addToShotsContract, guard('favorite')), async (c) => {
      const { hook_id: hookId, position } = c.req.valid('json');
      const shots = await actions.addShot(c.get('user').id, { hookId, position });
      const mayRead = c.get('key').scopes.includes('read');
      return c.json({ shots: mayRead ? shots : shots.filter(({ id }) => id === hookId) }, 200);
    })
    .openapi(
      route.delete('/api/v1/shots/{hook_id}', removeFromShotsContract, guard('favorite')),
      async (c) => {
        await actions.removeShot(c.get('user').id, parseId(c.req.valid('param').hook_id));
        return c.body(null, 204);
      },
    )
    .openapi(route.get('/api/v1/account', accountContract, guard()), (c) => {
      const { name, scopes, expiresAt } = c.get('key');
      const key = { name, scopes, expires_at: expiresAt };
      return c.json({ runs_left: c.get('user').hook_credits, key }, 200);
    });
}
