import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { hc } from 'hono/client';
import type { Hook } from '#features/hooks/hooks.schema.ts';
import { mutationResult, queryResult } from '#platform/browser/api-responses.ts';
import { toastError } from '#ui/toast-store.ts';
import type { shotsRoutes } from './shots.routes.ts';
import type { Shot, Workspace } from './shots.schema.ts';

/** The shot list and the marks of what is filmed, in the browser. Shown at once, taken back where the server disagrees. */

const { api } = hc<ReturnType<typeof shotsRoutes>>('/');

export const WORKSPACE_KEY = ['/api/desk'] as const;
const SHOTS_KEY = ['/api/shots'] as const;
export const RESULTS_KEY = ['/api/results'] as const;
/** One after the other: the list that is answered last is the newest. */
const SHOTS_SCOPE = { id: 'shots' };

export function useWorkspace() {
  return useQuery({
    queryKey: WORKSPACE_KEY,
    queryFn: ({ signal }) => queryResult(api.desk.$get({}, { init: { signal } })),
  });
}

/** Another tab or the phone may have changed it: looked at again, it is asked for again. */
export function useShots() {
  return useQuery({
    queryKey: SHOTS_KEY,
    queryFn: ({ signal }) => queryResult(api.shots.$get({}, { init: { signal } })),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

/** Changes the cached workspace, if it was read already. */
export function patchWorkspace(client: QueryClient, change: (now: Workspace) => Partial<Workspace>): void {
  client.setQueryData<Workspace>(WORKSPACE_KEY, (now) => now && { ...now, ...change(now) });
}

function setCachedShots(client: QueryClient, shots: Shot[]): void {
  client.setQueryData(SHOTS_KEY, shots);
  patchWorkspace(client, () => ({ shots: shots.map(({ id }) => id) }));
}

function failed(client: QueryClient, error: Error): void {
  toastError(error);
  void client.invalidateQueries({ queryKey: WORKSPACE_KEY });
  void client.invalidateQueries({ queryKey: SHOTS_KEY });
}

/** Cancels reads, because their answers would undo the change on screen. */
async function stopReads(client: QueryClient): Promise<void> {
  await Promise.all([
    client.cancelQueries({ queryKey: WORKSPACE_KEY }),
    client.cancelQueries({ queryKey: SHOTS_KEY }),
  ]);
}

type Added = { hook: Hook & Partial<Shot>; position?: number };

export function useAddShot() {
  const client = useQueryClient();
  return useMutation({
    scope: SHOTS_SCOPE,
    mutationFn: ({ hook, position }: Added): Promise<Shot[]> =>
      mutationResult(
        api.shots.$post({ json: { hook_id: hook.id, position } }),
        'Failed to add to your shot list',
      ),
    onMutate: async ({ hook, position = Number.POSITIVE_INFINITY }) => {
      await stopReads(client);
      patchWorkspace(client, (now) => ({ shots: [...now.shots, hook.id] }));
      client.setQueryData<Shot[]>(SHOTS_KEY, (shots) =>
        shots?.toSpliced(position - 1, 0, { ...hook, filmed_at: hook.filmed_at ?? null }),
      );
    },
    onSuccess: (shots) => setCachedShots(client, shots),
    onError: (error) => failed(client, error),
  });
}

export function useRemoveShot() {
  const client = useQueryClient();
  return useMutation({
    scope: SHOTS_SCOPE,
    mutationFn: (id: number) =>
      mutationResult(
        api.shots[':hook_id'].$delete({ param: { hook_id: String(id) } }),
        'Failed to remove from your shot list',
      ),
    onMutate: async (id) => {
      await stopReads(client);
      patchWorkspace(client, ({ shots }) => ({ shots: shots.filter((one) => one !== id) }));
      client.setQueryData<Shot[]>(SHOTS_KEY, (shots) => shots?.filter((shot) => shot.id !== id));
    },
    onError: (error) => failed(client, error),
  });
}

export function useOrderShots() {
  const client = useQueryClient();
  return useMutation({
    scope: SHOTS_SCOPE,
    mutationFn: (shots: Shot[]): Promise<Shot[]> =>
      mutationResult(
        api.shots.$put({ json: { hook_ids: shots.map(({ id }) => id) } }),
        'Failed to save the order of your shot list',
      ),
    onMutate: (shots) => {
      client.setQueryData(SHOTS_KEY, shots);
      void client.cancelQueries({ queryKey: SHOTS_KEY });
    },
    // While a further move waits for its turn, the screen is ahead of this answer.
    onSuccess: (shots) => {
      if (client.isMutating({ mutationKey: ['order'] }) <= 1) setCachedShots(client, shots);
    },
    onError: (error) => failed(client, error),
    mutationKey: ['order'],
  });
}

/** Marks a hook as filmed, or takes the mark away. */
export function useFilmed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, filmed }: { id: number; filmed: boolean }) => {
      const mark = api.hooks[':id'].filmed;
      const which = { param: { id: String(id) } };
      const sentence = 'Failed to mark as filmed';
      return filmed
        ? mutationResult(mark.$post(which), sentence)
        : mutationResult(mark.$delete(which), sentence);
    },
    onMutate: async ({ id, filmed }) => {
      await stopReads(client);
      const at = filmed ? new Date().toISOString() : null;
      patchWorkspace(client, (now) => {
        const others = now.filmed.filter((one) => one !== id);
        return { filmed: filmed ? [...others, id] : others };
      });
      client.setQueryData<Shot[]>(SHOTS_KEY, (shots) =>
        shots?.map((shot) => (shot.id === id ? { ...shot, filmed_at: at } : shot)),
      );
    },
    onSuccess: () => void client.invalidateQueries({ queryKey: RESULTS_KEY }),
    onError: (error) => failed(client, error),
  });
}
