import { useQuery } from '@tanstack/react-query';
import { hc } from 'hono/client';
import { mutationResult, queryResult } from '#platform/browser/api-responses.ts';
import type { webhookRoutes } from './webhooks.routes.ts';
import type { WebhookEvent } from './webhooks.schema.ts';

/** The calls about webhooks, in the browser. */

const api = hc<ReturnType<typeof webhookRoutes>>('/').api['webhook-endpoints'];

export const ENDPOINTS = ['/api/webhook-endpoints'];
export const deliveriesKey = (id: number) => [`/api/webhook-endpoints/${id}/deliveries`];

const param = (id: number) => ({ id: String(id) });

export const webhooks = {
  add: (json: { url: string; events: WebhookEvent[] }) =>
    mutationResult(api.$post({ json }), 'Failed to add the webhook'),
  turnOn: (id: number) =>
    mutationResult(
      api[':id'].$patch({ param: param(id), json: { enabled: true } }),
      'Failed to turn the webhook on',
    ),
  choose: (id: number, events: WebhookEvent[]) =>
    mutationResult(api[':id'].$patch({ param: param(id), json: { events } }), 'Failed to change the events'),
  remove: (id: number) =>
    mutationResult(api[':id'].$delete({ param: param(id) }), 'Failed to remove the webhook'),
  test: (id: number) =>
    mutationResult(api[':id'].test.$post({ param: param(id) }), 'Failed to send the test'),
};

export function useEndpoints() {
  return useQuery({
    queryKey: ENDPOINTS,
    queryFn: ({ signal }) => queryResult(api.$get({}, { init: { signal } })),
    staleTime: 0,
  });
}

export function useDeliveries(id: number) {
  return useQuery({
    queryKey: deliveriesKey(id),
    queryFn: ({ signal }) =>
      queryResult(api[':id'].deliveries.$get({ param: param(id) }, { init: { signal } })),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}
