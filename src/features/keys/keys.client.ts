import { useQuery, useQueryClient } from '@tanstack/react-query';
import { hc, type InferRequestType } from 'hono/client';
import { mutationResult, queryResult } from '#platform/browser/api-responses.ts';
import type { keysRoutes } from './keys.routes.ts';

const { keys: api } = hc<ReturnType<typeof keysRoutes>>('/').api.account;

const KEYS = ['/api/account/keys'] as const;

export function useKeys() {
  return useQuery({
    queryKey: KEYS,
    queryFn: ({ signal }) => queryResult(api.$get({}, { init: { signal } })),
    staleTime: 0,
  });
}

export function useRefreshKeys() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: KEYS });
}

export type NewKeyForm = InferRequestType<typeof api.$post>['json'];

export function makeKey(json: NewKeyForm) {
  return mutationResult(api.$post({ json }), 'Failed to make the key');
}

export function revokeKey(id: number) {
  return mutationResult(api[':id'].$delete({ param: { id: String(id) } }), 'Failed to revoke the key');
}
