import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { hc } from 'hono/client';
import type { Hook } from '#features/hooks/hooks.schema.ts';
import { mutationResult, queryResult } from '#platform/browser/api-responses.ts';
import {
  cancelReads,
  patchShots,
  patchWorkspace,
  SHOTS_KEY,
  showErrorAndReload,
} from '../workspace-cache.ts';
import type { shotsRoutes } from './shots.routes.ts';
import type { Shot } from './shots.schema.ts';

const { shots: api } = hc<ReturnType<typeof shotsRoutes>>('/').api;

/** Mutations run one after the other, so that the last answer is the newest list. */
const SHOTS_SCOPE = { id: 'shots' };
const ORDER_KEY = ['order'];

/** Read again when the tab gets the focus, because another tab or the phone may have changed it. */
export function useShots() {
  return useQuery({
    queryKey: SHOTS_KEY,
    queryFn: ({ signal }) => queryResult(api.$get({}, { init: { signal } })),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

function setCachedShots(client: QueryClient, shots: Shot[]): void {
  client.setQueryData(SHOTS_KEY, shots);
  patchWorkspace(client, () => ({ shots: shots.map(({ id }) => id) }));
}

type NewShot = { hook: Hook & Partial<Shot>; position?: number };

export function useAddShot() {
  const client = useQueryClient();
  return useMutation({
    scope: SHOTS_SCOPE,
    mutationFn: ({ hook, position }: NewShot): Promise<Shot[]> =>
      mutationResult(api.$post({ json: { hook_id: hook.id, position } }), 'Failed to add to your shot list'),
    onMutate: async ({ hook, position = Number.POSITIVE_INFINITY }) => {
      await cancelReads(client);
      patchWorkspace(client, (now) => ({ shots: [...now.shots, hook.id] }));
      const shot = { ...hook, filmed_at: hook.filmed_at ?? null };
      patchShots(client, (shots) => shots.toSpliced(position - 1, 0, shot));
    },
    onSuccess: (shots) => setCachedShots(client, shots),
    onError: (error) => showErrorAndReload(client, error),
  });
}

export function useRemoveShot() {
  const client = useQueryClient();
  return useMutation({
    scope: SHOTS_SCOPE,
    mutationFn: (id: number) =>
      mutationResult(
        api[':hook_id'].$delete({ param: { hook_id: String(id) } }),
        'Failed to remove from your shot list',
      ),
    onMutate: async (id) => {
      await cancelReads(client);
      patchWorkspace(client, ({ shots }) => ({ shots: shots.filter((one) => one !== id) }));
      patchShots(client, (shots) => shots.filter((shot) => shot.id !== id));
    },
    onError: (error) => showErrorAndReload(client, error),
  });
}

export function useOrderShots() {
  const client = useQueryClient();
  return useMutation({
    scope: SHOTS_SCOPE,
    mutationKey: ORDER_KEY,
    mutationFn: (shots: Shot[]): Promise<Shot[]> =>
      mutationResult(
        api.$put({ json: { hook_ids: shots.map(({ id }) => id) } }),
        'Failed to save the order of your shot list',
      ),
    onMutate: (shots) => {
      client.setQueryData(SHOTS_KEY, shots);
      void client.cancelQueries({ queryKey: SHOTS_KEY });
    },
    // While another move waits, the screen is ahead of this answer.
    onSuccess: (shots) => {
      if (client.isMutating({ mutationKey: ORDER_KEY }) <= 1) setCachedShots(client, shots);
    },
    onError: (error) => showErrorAndReload(client, error),
  });
}
