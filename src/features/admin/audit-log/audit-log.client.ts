import { hc } from 'hono/client';
import { queryResult } from '#platform/browser/api-responses.ts';
import { useAdminPages } from '../admin-reads.client.ts';
import type { auditLogRoutes } from './audit-log.routes.ts';

const { actions: api } = hc<ReturnType<typeof auditLogRoutes>>('/').api.admin;

export const useActions = () =>
  useAdminPages(['/api/admin/actions'], (before, options) =>
    queryResult(api.$get({ query: { before } }, options)),
  );
