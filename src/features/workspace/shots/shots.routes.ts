import { authenticated } from '#features/account/sessions/route-guards.ts';
import { notFound } from '#platform/http/errors.ts';
import { createApi } from '#platform/http/openapi.ts';
import { parseId } from '#platform/http/path-id.ts';
import type { Services } from '#platform/services.ts';
import { changeFilmed, markFilmed, type OnFilmed, unmarkFilmed } from '../results/filmed.ts';
import { readWorkspace } from '../workspace.queries.ts';
import type { WorkspaceMetrics } from '../workspace-metrics.ts';
import {
  addShotRoute,
  changeFilmedRoute,
  markFilmedRoute,
  orderShotsRoute,
  removeShotRoute,
  shotsRoute,
  unmarkFilmedRoute,
  workspaceRoute,
} from './shots.contract.ts';
import { listShots } from './shots.queries.ts';
import { addShot, orderShots, removeShot } from './shots.ts';

const PRIVATE = { 'Cache-Control': 'private, no-store' };

/** Film today: the shot list, and what of it is done. */
export function shotsRoutes(services: Services, metrics: WorkspaceMetrics, onFilmed: OnFilmed) {
  const { db, pool, limits } = services;
  return createApi()
    .openapi(authenticated(workspaceRoute, services), async (c) =>
      c.json(await readWorkspace(pool, c.get('user').id), 200, PRIVATE),
    )
    .openapi(authenticated(shotsRoute, services), async (c) =>
      c.json(await listShots(db, c.get('user').id), 200, PRIVATE),
    )
    .openapi(authenticated(addShotRoute, services), async (c) => {
      const { hook_id: hookId, position } = c.req.valid('json');
      const list = await addShot(db, c.get('user').id, { hookId, position });
      metrics.actions.inc({ action: 'shot added' });
      return c.json(list, 200);
    })
    .openapi(authenticated(orderShotsRoute, services), async (c) =>
      c.json(await orderShots(db, c.get('user').id, c.req.valid('json').hook_ids), 200),
    )
    .openapi(authenticated(removeShotRoute, services), async (c) => {
      await removeShot(db, c.get('user').id, parseId(c.req.valid('param').hook_id));
      return c.body(null, 204);
    })
    .openapi(authenticated(markFilmedRoute, services), async (c) => {
      const mark = { userId: c.get('user').id, hookId: parseId(c.req.valid('param').id) };
      await limits.consume('markFilmed', mark.userId);
      const filmed = await markFilmed(db, mark, onFilmed);
      if (!filmed) throw notFound();
      metrics.actions.inc({ action: 'filmed' });
      return c.json(filmed, 200);
    })
    .openapi(authenticated(unmarkFilmedRoute, services), async (c) => {
      if (!(await unmarkFilmed(db, c.get('user').id, parseId(c.req.valid('param').id)))) throw notFound();
      return c.body(null, 204);
    })
    .openapi(authenticated(changeFilmedRoute, services), async (c) => {
      const hookId = parseId(c.req.valid('param').id);
      const change = c.req.valid('json');
      const filmed = await changeFilmed(db, { userId: c.get('user').id, hookId, change });
      if (!filmed) throw notFound();
      if (typeof change.views === 'number') metrics.actions.inc({ action: 'views typed' });
      return c.json(filmed, 200);
    });
}
