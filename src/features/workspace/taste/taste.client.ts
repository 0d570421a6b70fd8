import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { hc } from 'hono/client';
import { mutationResult, queryResult } from '#platform/browser/api-responses.ts';
import { toastError } from '#ui/toast-store.ts';
import { WORKSPACE_KEY } from '../workspace-cache.ts';
import type { tasteRoutes } from './taste.routes.ts';

const { taste: api } = hc<ReturnType<typeof tasteRoutes>>('/').api;

const TASTE_KEY = ['/api/taste'] as const;

export function useTaste() {
  return useQuery({
    queryKey: TASTE_KEY,
    queryFn: ({ signal }) => queryResult(api.$get({}, { init: { signal } })),
    staleTime: 0,
  });
}

export function useForgetTaste() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => mutationResult(api.$delete(), 'Failed to forget what we learned'),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: TASTE_KEY });
      await client.invalidateQueries({ queryKey: WORKSPACE_KEY });
    },
    onError: toastError,
  });
}
