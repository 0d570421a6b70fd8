import { queryOptions } from '@tanstack/react-query';
import { hc } from 'hono/client';
import { ApiError, mutationError, queryResult } from '#platform/browser/api-responses.ts';
import type { PackageId } from './packages.ts';
import type { paymentsRoutes } from './payments.routes.ts';

const { api } = hc<ReturnType<typeof paymentsRoutes>>('/');

const NOT_CREATED = 'Failed to create checkout session';
const NO_URL = 'No checkout URL received';
const NOT_PROCESSED = 'Failed to process payment';

/** Returns the URL of the checkout. Each kind of failure has its own message. */
export async function checkoutUrl(packageId: PackageId): Promise<string> {
  const request = api['create-checkout-session'].$post({ json: { priceId: packageId } });
  const response = await request.catch(() => null);
  if (!response) throw new ApiError(0, NOT_CREATED);
  if (!response.ok) throw await mutationError(response, NOT_CREATED);
  const answer = await response.json().catch(() => undefined);
  if (answer === undefined) throw new ApiError(0, NOT_PROCESSED);
  const url = answer?.url;
  if (typeof url !== 'string' || url === '') throw new ApiError(0, NO_URL);
  return url;
}

export const purchases = queryOptions({
  queryKey: ['/api/purchases'],
  queryFn: ({ signal }) => queryResult(api.purchases.$get({}, { init: { signal } })),
});

export async function isConfirming(): Promise<boolean> {
  const response = await api.checkouts.confirming.$get().catch(() => null);
  // A refusal by the limit says nothing, so a payment may still be on its way.
  if (response?.status === 429) return true;
  if (!response?.ok) return false;
  return (await response.json()).confirming === true;
}
