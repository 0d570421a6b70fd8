import { authenticated } from '#features/account/sessions/route-guards.ts';
import { notFound } from '#platform/http/errors.ts';
import { createApi } from '#platform/http/openapi.ts';
import { parseId } from '#platform/http/path-id.ts';
import type { Services } from '#platform/services.ts';
import type { WorkspaceMetrics } from '../workspace-metrics.ts';
import { changeFilmedRoute, markFilmedRoute, unmarkFilmedRoute } from './filmed.contract.ts';
import { changeFilmed, markFilmed, type OnFilmed, unmarkFilmed } from './filmed.ts';

export function filmedRoutes(services: Services, metrics: WorkspaceMetrics, onFilmed: OnFilmed) {
  const { db, limits } = services;
  return createApi()
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
