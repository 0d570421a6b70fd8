import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, act, readJson } from '#platform/browser/answers.ts';
import { toast, toastError } from '#ui/toast-store.ts';
import { useAddHooks, useHookList } from './hooks.client.ts';
import type { Hook, HookVersions } from './hooks.schema.ts';
import type { Rewrite } from './rewrites.ts';

/** What people do to their hooks, from the browser. */

const versionsPath = (id: number) => `/api/hooks/${id}/versions`;

export function versionsOf({ id }: Hook) {
  return queryOptions({
    queryKey: [versionsPath(id)],
    queryFn: ({ signal }) => readJson<HookVersions>(versionsPath(id), { signal }),
  });
}

/** Shows the hook that an answer brought, and looks anew at how it has read. */
function useChanged() {
  const client = useQueryClient();
  const list = useHookList();
  return (hook: Hook) => {
    list.put(hook);
    return client.invalidateQueries({ queryKey: [versionsPath(hook.id)] });
  };
}

export function useEditHook() {
  const changed = useChanged();
  return useMutation({
    mutationFn: ({ hook, words }: { hook: Hook; words: string }): Promise<Hook> =>
      act(
        fetch(`/api/hooks/${hook.id}`, {
          method: 'PATCH',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ generated_hook: words }),
        }),
        'Failed to save your edit',
      ),
    onSuccess: (hook) => void changed(hook),
    onError: toastError,
  });
}

export function useRewrite() {
  const changed = useChanged();
  return useMutation({
    mutationFn: ({ hook, how }: { hook: Hook; how: Rewrite }): Promise<Hook> =>
      act(
        fetch(`/api/hooks/${hook.id}/rewrite`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ how }),
        }),
        'Failed to rewrite the hook',
      ),
    onSuccess: (hook) => void changed(hook),
    // That there are no such words is an answer, not a failure.
    onError: (error) =>
      error instanceof ApiError && error.status === 409 ? toast({ title: error.message }) : toastError(error),
  });
}

export function useShowVersion() {
  const list = useHookList();
  return useMutation({
    mutationFn: ({ hook, version }: { hook: Hook; version: number }): Promise<Hook> =>
      act(fetch(`${versionsPath(hook.id)}/${version}`, { method: 'POST' }), 'Failed to change the hook'),
    onSuccess: (hook) => void list.put(hook),
    onError: toastError,
  });
}

/** As it was first written. */
export function useBackToOriginal() {
  const client = useQueryClient();
  const show = useShowVersion();
  return useMutation({
    mutationFn: async (hook: Hook) => {
      const { versions } = await client.fetchQuery(versionsOf(hook));
      const version = versions[0]?.id;
      if (version !== undefined) await show.mutateAsync({ hook, version });
    },
  });
}

const DELETED = '/api/hooks/deleted';
export const deletedHooks = queryOptions({
  queryKey: [DELETED],
  queryFn: ({ signal }) => readJson<{ hooks: Hook[] }>(DELETED, { signal }),
});

/** A hook or a whole run: gone from the list at once, and back where the server does not agree. */
export function useDeleteHooks() {
  const client = useQueryClient();
  const list = useHookList();
  const add = useAddHooks();
  return useMutation({
    mutationFn: ({ path }: Deletion): Promise<void> =>
      act(fetch(path, { method: 'DELETE' }), 'Failed to delete'),
    onMutate: ({ hooks }) => {
      const ids = new Set(hooks.map((hook) => hook.id));
      list.remove((hook) => ids.has(hook.id));
    },
    onSuccess: () => client.invalidateQueries({ queryKey: [DELETED] }),
    onError: (error, { hooks }) => {
      void add(hooks);
      toastError(error);
    },
  });
}

/** What is deleted: by its address, and the hooks that are known of it. */
export type Deletion = { path: string; hooks: Hook[] };
export const deletionOfHook = (hook: Hook): Deletion => ({ path: `/api/hooks/${hook.id}`, hooks: [hook] });
export const deletionOfRun = (hooks: Hook[]): Deletion => ({
  path: `/api/hooks/runs/${hooks[0]?.run_id}`,
  hooks,
});

export function useRestoreHooks() {
  const client = useQueryClient();
  const add = useAddHooks();
  return useMutation({
    mutationFn: async ({ path }: Pick<Deletion, 'path'>): Promise<Hook[]> => {
      const answer: Hook | { hooks: Hook[] } = await act(
        fetch(`${path}/restore`, { method: 'POST' }),
        'Failed to restore',
      );
      return 'hooks' in answer ? answer.hooks : [answer];
    },
    onSuccess: async (hooks) => {
      await add(hooks);
      await client.invalidateQueries({ queryKey: [DELETED] });
    },
    onError: toastError,
  });
}
