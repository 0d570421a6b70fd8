import { requireUser } from '#features/account/sessions/route-guards.ts';
import { hookKeyOf } from '#features/hooks/hook-key.ts';
import { notFound } from '#platform/http/errors.ts';
import { createApi, route } from '#platform/http/openapi.ts';
import type { Services } from '#platform/services.ts';
import type { WorkspaceMetrics } from '../workspace-metrics.ts';
import { changeFilmedContract, markFilmedContract, unmarkFilmedContract } from './filmed.contract.ts';
import { changeFilmed, markFilmed, type OnFilmed, unmarkFilmed } from './filmed.ts';

export function filmedRoutes(services: Services, metrics: WorkspaceMetrics, onFilmed: OnFilmed) {
  const { db, limits } = services;
  return createApi()
    .openapi(route.post('/api/hooks/{id}/filmed', markFilmedContract, requireUser(services)), async (c) => {
      const key = hookKeyOf(c.get('user'), c.req.valid('param'));
      await limits.consume('markFilmed', key.userId);
      const filmed = await markFilmed(db, key, onFilmed);
      if (!filmed) throw notFound();
      metrics.actions.inc({ action: 'filmed' });
      return c.json(filmed, 200);
    })
    .openapi(
      route.delete('/api/hooks/{id}/filmed', unmarkFilmedContract, requireUser(services)),
      async (c) => {
        const key = hookKeyOf(c.get('user'), c.req.valid('param'));
        if (!(await unmarkFilmed(db, key))) throw notFound();
        return c.body(null, 204);
      },
    )
    .openapi(
      route.patch('/api/hooks/{id}/filmed', changeFilmedContract, requireUser(services)),
      async (c) => {
        const key = hookKeyOf(c.get('user'), c.req.valid('param'));
        const change = c.req.valid('json');
        const filmed = await changeFilmed(db, key, change);
        if (!filmed) throw notFound();
        if (typeof change.views === 'number') metrics.actions.inc({ action: 'views typed' });
        return c.json(filmed, 200);
      },
    );
}
