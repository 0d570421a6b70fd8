import { hc } from 'hono/client';
import { queryResult } from '#platform/browser/api-responses.ts';
import { useAdminPages } from '../admin-reads.client.ts';
import type { adminPaymentRoutes } from './payments.routes.ts';

const { admin: api } = hc<ReturnType<typeof adminPaymentRoutes>>('/').api;

export const usePurchases = () =>
  useAdminPages(['/api/admin/purchases'], (before, options) =>
    queryResult(api.purchases.$get({ query: { before } }, options)),
  );

export const usePaymentEvents = () =>
  useAdminPages(['/api/admin/payment-events'], (before, options) =>
    queryResult(api['payment-events'].$get({ query: { before } }, options)),
  );
