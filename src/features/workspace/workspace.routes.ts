import { requireUser } from '#features/account/sessions/route-guards.ts';
import { createApi, route } from '#platform/http/openapi.ts';
import type { Services } from '#platform/services.ts';
import { workspaceContract } from './workspace.contract.ts';
import { readWorkspace } from './workspace.queries.ts';

/** The state that every card and the dashboard need, in one call. */
export function workspaceRoutes(services: Services) {
  return createApi().openapi(route.get('/api/desk', workspaceContract, requireUser(services)), async (c) =>
    c.json(await readWorkspace(services.pool, c.get('user').id), 200, {
      'Cache-Control': 'private, no-store',
    }),
  );
}
