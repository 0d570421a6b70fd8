import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { hc } from 'hono/client';
import { mutationResult, queryResult } from '#platform/browser/api-responses.ts';
import { toastError } from '#ui/toast-store.ts';
import { patchWorkspace, RESULTS_KEY, WORKSPACE_KEY } from '../shots/shots.client.ts';
import type { shotsRoutes } from '../shots/shots.routes.ts';
import type { tasteRoutes } from '../taste/taste.routes.ts';
import type { FiguresForm, Filmed } from './filmed.schema.ts';
import type { resultsRoutes } from './results.routes.ts';

/** How filmed hooks did, and what was learned, in the browser. */

const { hooks } = hc<ReturnType<typeof shotsRoutes>>('/').api;
const { results } = hc<ReturnType<typeof resultsRoutes>>('/').api;
const { taste } = hc<ReturnType<typeof tasteRoutes>>('/').api;

export function useResults() {
  return useQuery({
    queryKey: RESULTS_KEY,
    queryFn: ({ signal }) => queryResult(results.$get({}, { init: { signal } })),
    staleTime: 0,
  });
}

export async function sendFigures(id: number, figures: FiguresForm): Promise<Filmed> {
  return mutationResult(
    hooks[':id'].filmed.$patch({ param: { id: String(id) }, json: figures }),
    'Failed to save your figures',
  );
}

/** Medians and reminders are read again, because they depend on the figures. */
export function useRefreshResults() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: RESULTS_KEY }),
      client.invalidateQueries({ queryKey: WORKSPACE_KEY }),
    ]);
}

export function useDismissReminder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => mutationResult(results['dismiss-reminder'].$post(), 'Failed to dismiss the reminder'),
    onMutate: () => {
      patchWorkspace(client, () => ({ due_results: 0 }));
    },
    onError: (error) => {
      toastError(error);
      void client.invalidateQueries({ queryKey: WORKSPACE_KEY });
    },
  });
}

const TASTE = ['/api/taste'] as const;

export function useTaste() {
  return useQuery({
    queryKey: TASTE,
    queryFn: ({ signal }) => queryResult(taste.$get({}, { init: { signal } })),
    staleTime: 0,
  });
}

export function useForgetTaste() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => mutationResult(taste.$delete(), 'Failed to forget what we learned'),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: TASTE });
      await client.invalidateQueries({ queryKey: WORKSPACE_KEY });
    },
    onError: toastError,
  });
}
