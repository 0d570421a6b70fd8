import { authenticated } from '#features/account/sessions/route-guards.ts';
import { createApi } from '#platform/http/openapi.ts';
import type { Services } from '#platform/services.ts';
import { workspaceRoute } from './workspace.contract.ts';
import { readWorkspace } from './workspace.queries.ts';

/** The state that every card and the dashboard need, in one call. */
export function workspaceRoutes(services: Services) {
  return createApi().openapi(authenticated(workspaceRoute, services), async (c) =>
    c.json(await readWorkspace(services.pool, c.get('user').id), 200, {
      'Cache-Control': 'private, no-store',
    }),
  );
}
