import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { act } from '#platform/browser/answers.ts';
import { toastError } from '#ui/toast-store.ts';
import type { FiguresForm, Filmed } from './filmed.schema.ts';
import type { Results } from './results.schema.ts';
import { DESK, RESULTS } from './shots.client.ts';
import type { Desk } from './shots.schema.ts';
import type { LearnedTaste } from './taste.schema.ts';

/** How filmed hooks did, and what was learned, in the browser. */

export function useResults() {
  return useQuery<Results>({ queryKey: RESULTS, staleTime: 0 });
}

export async function sendFigures(id: number, figures: FiguresForm): Promise<Filmed> {
  return act(
    fetch(`/api/hooks/${id}/filmed`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(figures),
    }),
    'Failed to save your figures',
  );
}

/** Medians and what is due follow from the figures: they are asked for again. */
export function useRefreshResults() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: RESULTS }),
      client.invalidateQueries({ queryKey: DESK }),
    ]);
}

export function useDismissReminder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (): Promise<void> =>
      act(fetch('/api/results/dismiss-reminder', { method: 'POST' }), 'Failed to dismiss the reminder'),
    onMutate: () => {
      client.setQueryData<Desk>(DESK, (desk) => desk && { ...desk, due_results: 0 });
    },
    onError: (error) => {
      toastError(error);
      void client.invalidateQueries({ queryKey: DESK });
    },
  });
}

const TASTE = ['/api/taste'] as const;

export function useTaste() {
  return useQuery<LearnedTaste>({ queryKey: TASTE, staleTime: 0 });
}

export function useForgetTaste() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (): Promise<void> =>
      act(fetch('/api/taste', { method: 'DELETE' }), 'Failed to forget what we learned'),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: TASTE });
      await client.invalidateQueries({ queryKey: DESK });
    },
    onError: toastError,
  });
}
