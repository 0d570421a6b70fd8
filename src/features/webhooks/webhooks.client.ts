import { useQuery } from '@tanstack/react-query';
import { act } from '#platform/browser/answers.ts';
import type { CreatedEndpoint, Delivery, Endpoint, WebhookEvent } from './webhooks.schema.ts';

/** The calls about webhooks, in the browser. */

export const ENDPOINTS = ['/api/webhook-endpoints'];
export const deliveriesKey = (id: number) => [`/api/webhook-endpoints/${id}/deliveries`];

const send = (method: string, path: string, body?: unknown) =>
  fetch(path, {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
const pathOf = (id: number) => `/api/webhook-endpoints/${id}`;

export const webhooks = {
  add: (body: { url: string; events: WebhookEvent[] }): Promise<CreatedEndpoint> =>
    act(send('POST', '/api/webhook-endpoints', body), 'Failed to add the webhook'),
  turnOn: (id: number): Promise<Endpoint> =>
    act(send('PATCH', pathOf(id), { enabled: true }), 'Failed to turn the webhook on'),
  choose: (id: number, events: WebhookEvent[]): Promise<Endpoint> =>
    act(send('PATCH', pathOf(id), { events }), 'Failed to change the events'),
  remove: (id: number): Promise<void> => act(send('DELETE', pathOf(id)), 'Failed to remove the webhook'),
  test: (id: number): Promise<Delivery[]> =>
    act(send('POST', `${pathOf(id)}/test`), 'Failed to send the test'),
};

export function useEndpoints() {
  return useQuery<Endpoint[]>({ queryKey: ENDPOINTS, staleTime: 0 });
}

export function useDeliveries(id: number) {
  return useQuery<Delivery[]>({ queryKey: deliveriesKey(id), staleTime: 0, refetchOnWindowFocus: true });
}
