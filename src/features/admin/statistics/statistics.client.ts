import { hc } from 'hono/client';
import { queryResult } from '#platform/browser/api-responses.ts';
import { useAdminRead } from '../admin-reads.client.ts';
import type { statisticsRoutes } from './statistics.routes.ts';
import type { Span } from './statistics.schema.ts';

const { admin: api } = hc<ReturnType<typeof statisticsRoutes>>('/').api;

const queryOf = (span: Span) => ({ query: { days: String(span) } });

export const useStatistics = (span: Span) =>
  useAdminRead(['/api/admin/statistics', span], (options) =>
    queryResult(api.statistics.$get(queryOf(span), options)),
  );

export const useModelNumbers = (span: Span) =>
  useAdminRead(['/api/admin/model', span], (options) => queryResult(api.model.$get(queryOf(span), options)));
