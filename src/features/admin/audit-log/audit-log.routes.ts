import { type AdminVariables, requireAdmin } from '#features/account/admin-access/admin-sessions.ts';
import { createApi, route } from '#platform/http/openapi.ts';
import type { Services } from '#platform/services.ts';
import { actionsContract } from './audit-log.contract.ts';
import { listActions } from './audit-log.queries.ts';

export function auditLogRoutes(services: Services) {
  return createApi<AdminVariables>().openapi(
    route.get('/api/admin/actions', actionsContract, requireAdmin(services)),
    async (c) => {
      const { before = '' } = c.req.valid('query');
      const beforeId = /^\d{1,15}$/.test(before) ? Number(before) : null;
      return c.json(await listActions(services.pool, beforeId), 200);
    },
  );
}
