import { requireUser } from '#features/account/sessions/route-guards.ts';
import { createApi, route } from '#platform/http/openapi.ts';
import { parseId } from '#platform/http/path-id.ts';
import type { Services } from '#platform/services.ts';
import type { WorkspaceMetrics } from '../workspace-metrics.ts';
import { addShotContract, orderShotsContract, removeShotContract, shotsContract } from './shots.contract.ts';
import { listShots } from './shots.queries.ts';
import { addShot, orderShots, removeShot } from './shots.ts';

export function shotsRoutes(services: Services, metrics: WorkspaceMetrics) {
  const { db } = services;
  return createApi()
    .openapi(route.get('/api/shots', shotsContract, requireUser(services)), async (c) =>
      c.json(await listShots(db, c.get('user').id), 200, { 'Cache-Control': 'private, no-store' }),
    )
    .openapi(route.post('/api/shots', addShotContract, requireUser(services)), async (c) => {
      const { hook_id: hookId, position } = c.req.valid('json');
      const list = await addShot(db, c.get('user').id, { hookId, position });
      metrics.actions.inc({ action: 'shot added' });
      return c.json(list, 200);
    })
    .openapi(route.put('/api/shots', orderShotsContract, requireUser(services)), async (c) =>
      c.json(await orderShots(db, c.get('user').id, c.req.valid('json').hook_ids), 200),
    )
    .openapi(route.delete('/api/shots/{hook_id}', removeShotContract, requireUser(services)), async (c) => {
      const hookId = parseId(c.req.valid('param').hook_id);
      await removeShot(db, { userId: c.get('user').id, hookId });
      return c.body(null, 204);
    });
}
