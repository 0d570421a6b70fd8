import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { hc } from 'hono/client';
import { mutationResult, queryResult } from '#platform/browser/api-responses.ts';
import { toastError } from '#ui/toast-store.ts';
import { patchWorkspace, RESULTS_KEY, WORKSPACE_KEY } from '../workspace-cache.ts';
import type { resultsRoutes } from './results.routes.ts';

const { results: api } = hc<ReturnType<typeof resultsRoutes>>('/').api;

export function useResults() {
  return useQuery({
    queryKey: RESULTS_KEY,
    queryFn: ({ signal }) => queryResult(api.$get({}, { init: { signal } })),
    staleTime: 0,
  });
}

export function useDismissReminder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => mutationResult(api['dismiss-reminder'].$post(), 'Failed to dismiss the reminder'),
    onMutate: () => {
      patchWorkspace(client, () => ({ due_results: 0 }));
    },
    onError: (error) => {
      toastError(error);
      void client.invalidateQueries({ queryKey: WORKSPACE_KEY });
    },
  });
}
