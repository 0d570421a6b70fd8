import { queryOptions } from '@tanstack/react-query';
import { hc } from 'hono/client';
import { mutationResult, queryResult } from '#platform/browser/api-responses.ts';
import type { sharingRoutes } from './sharing.routes.ts';

const { shares: api } = hc<ReturnType<typeof sharingRoutes>>('/').api.hooks.runs[':id'];

const param = (runId: number) => ({ id: String(runId) });

export function sharesOf(runId: number) {
  return queryOptions({
    queryKey: [`/api/hooks/runs/${runId}/shares`],
    queryFn: ({ signal }) => queryResult(api.$get({ param: param(runId) }, { init: { signal } })),
    staleTime: 0,
  });
}

export const sharing = {
  make: (runId: number) => mutationResult(api.$post({ param: param(runId) }), 'Failed to make the link'),
  withdraw: (runId: number) =>
    mutationResult(api.$delete({ param: param(runId) }), 'Failed to withdraw the links'),
};
