import { useMutation, useQueryClient } from '@tanstack/react-query';
import { hc } from 'hono/client';
import { mutationResult } from '#platform/browser/api-responses.ts';
import {
  cancelReads,
  patchShots,
  patchWorkspace,
  RESULTS_KEY,
  showErrorAndReload,
  WORKSPACE_KEY,
} from '../workspace-cache.ts';
import type { filmedRoutes } from './filmed.routes.ts';
import type { FiguresForm } from './filmed.schema.ts';

const { filmed: api } = hc<ReturnType<typeof filmedRoutes>>('/').api.hooks[':id'];

/** Marks a hook as filmed, or removes the mark. */
export function useMarkFilmed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, filmed }: { id: number; filmed: boolean }) => {
      const hook = { param: { id: String(id) } };
      const failure = 'Failed to mark as filmed';
      return filmed ? mutationResult(api.$post(hook), failure) : mutationResult(api.$delete(hook), failure);
    },
    onMutate: async ({ id, filmed }) => {
      await cancelReads(client);
      const filmed_at = filmed ? new Date().toISOString() : null;
      patchWorkspace(client, (now) => {
        const others = now.filmed.filter((one) => one !== id);
        return { filmed: filmed ? [...others, id] : others };
      });
      patchShots(client, (shots) => shots.map((shot) => (shot.id === id ? { ...shot, filmed_at } : shot)));
    },
    onSuccess: () => void client.invalidateQueries({ queryKey: RESULTS_KEY }),
    onError: (error) => showErrorAndReload(client, error),
  });
}

/** Stores the results. Medians and reminders depend on them, so they are read again. */
export function useSaveFigures() {
  const client = useQueryClient();
  return async (id: number, figures: FiguresForm): Promise<void> => {
    await mutationResult(
      api.$patch({ param: { id: String(id) }, json: figures }),
      'Failed to save your figures',
    );
    await Promise.all([
      client.invalidateQueries({ queryKey: RESULTS_KEY }),
      client.invalidateQueries({ queryKey: WORKSPACE_KEY }),
    ]);
  };
}
