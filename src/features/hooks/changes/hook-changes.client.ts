import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { hc } from 'hono/client';
import { ApiError, mutationResult, queryResult } from '#platform/browser/api-responses.ts';
import { toast, toastError } from '#ui/toast-store.ts';
import { useAddHooks, useHookList } from '../hooks.client.ts';
import type { Hook } from '../hooks.schema.ts';
import type { hookChangeRoutes } from './hook-changes.routes.ts';
import type { RewriteKind } from './rewrite-kinds.ts';

const { hooks: api } = hc<ReturnType<typeof hookChangeRoutes>>('/').api;

const param = (id: number | undefined) => ({ id: String(id) });
const versionsKey = (id: number) => ['/api/hooks/versions', id];

export function versionsQuery({ id }: Hook) {
  return queryOptions({
    queryKey: versionsKey(id),
    queryFn: ({ signal }) =>
      queryResult(api[':id'].versions.$get({ param: param(id) }, { init: { signal } })),
  });
}

/** Shows the changed hook and reloads its versions. */
function useChanged() {
  const client = useQueryClient();
  const list = useHookList();
  return (hook: Hook) => {
    void list.put(hook);
    return client.invalidateQueries({ queryKey: versionsKey(hook.id) });
  };
}

/** The kinds of rewrites that a menu can offer. Never cached, because they change with every run and rewrite. */
export function rewriteKindsQuery({ id }: Hook) {
  return queryOptions({
    queryKey: ['/api/hooks/rewrites', id],
    queryFn: ({ signal }) =>
      queryResult(api[':id'].rewrites.$get({ param: param(id) }, { init: { signal } })),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

export function useEditHook() {
  const changed = useChanged();
  return useMutation({
    mutationFn: ({ hook, words }: { hook: Hook; words: string }): Promise<Hook> =>
      mutationResult(
        api[':id'].$patch({ param: param(hook.id), json: { generated_hook: words } }),
        'Failed to save your edit',
      ),
    onSuccess: (hook) => void changed(hook),
    onError: toastError,
  });
}

export function useRewrite() {
  const changed = useChanged();
  return useMutation({
    mutationFn: ({ hook, how }: { hook: Hook; how: RewriteKind }): Promise<Hook> =>
      mutationResult(
        api[':id'].rewrite.$post({ param: param(hook.id), json: { how } }),
        'Failed to rewrite the hook',
      ),
    onSuccess: (hook) => void changed(hook),
    // A 409 says that there is no such rewrite, which is not a failure.
    onError: (error) =>
      error instanceof ApiError && error.status === 409 ? toast({ title: error.message }) : toastError(error),
  });
}

export function useShowVersion() {
  const list = useHookList();
  return useMutation({
    mutationFn: ({ hook, version }: { hook: Hook; version: number }): Promise<Hook> =>
      mutationResult(
        api[':id'].versions[':version'].$post({ param: { ...param(hook.id), version: String(version) } }),
        'Failed to change the hook',
      ),
    onSuccess: (hook) => void list.put(hook),
    onError: toastError,
  });
}

/** Restores an earlier version of a hook. */
export function useBackToOriginal() {
  const client = useQueryClient();
  const show = useShowVersion();
  return useMutation({
    mutationFn: async (hook: Hook) => {
      const { versions } = await client.fetchQuery(versionsQuery(hook));
      const version = versions[0]?.id;
      if (version !== undefined) await show.mutateAsync({ hook, version });
    },
  });
}

const DELETED = ['/api/hooks/deleted'];
export const deletedHooksQuery = queryOptions({
  queryKey: DELETED,
  queryFn: ({ signal }) => queryResult(api.deleted.$get({}, { init: { signal } })),
});

/** Deletes a hook or a run: removed from the list at once, and put back if the server refuses. */
export function useDeleteHooks() {
  const client = useQueryClient();
  const list = useHookList();
  const add = useAddHooks();
  return useMutation({
    mutationFn: ({ target }: Deletion): Promise<undefined> =>
      mutationResult(
        'run' in target
          ? api.runs[':id'].$delete({ param: param(target.run) })
          : api[':id'].$delete({ param: param(target.hook) }),
        'Failed to delete',
      ),
    onMutate: ({ hooks }) => {
      const ids = new Set(hooks.map((hook) => hook.id));
      void list.remove((hook) => ids.has(hook.id));
    },
    onSuccess: () => client.invalidateQueries({ queryKey: DELETED }),
    onError: (error, { hooks }) => {
      void add(hooks);
      toastError(error);
    },
  });
}

/** The id of the deleted hook or run, and the hooks of it that this browser knows. */
export type Deletion = { target: { hook: number } | { run: number | undefined }; hooks: Hook[] };
export const deletionOfHook = (hook: Hook): Deletion => ({ target: { hook: hook.id }, hooks: [hook] });
export const deletionOfRun = (hooks: Hook[]): Deletion => ({ target: { run: hooks[0]?.run_id }, hooks });

export function useRestoreHooks() {
  const client = useQueryClient();
  const add = useAddHooks();
  return useMutation({
    mutationFn: async ({ target }: Pick<Deletion, 'target'>): Promise<Hook[]> => {
      const message = 'Failed to restore';
      if ('hook' in target)
        return [await mutationResult(api[':id'].restore.$post({ param: param(target.hook) }), message)];
      return (await mutationResult(api.runs[':id'].restore.$post({ param: param(target.run) }), message))
        .hooks;
    },
    onSuccess: async (hooks) => {
      await add(hooks);
      await client.invalidateQueries({ queryKey: DELETED });
    },
    onError: toastError,
  });
}
