import { type InfiniteData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { hc } from 'hono/client';
import { mutationResult, queryError } from '#platform/browser/api-responses.ts';
import { toastError } from '#ui/toast-store.ts';
import type { hooksRoutes } from './hooks.routes.ts';
import type { Hook } from './hooks.schema.ts';

/** The user's hooks in the browser: read page by page, newest first, and updated by every action. */

const { api } = hc<ReturnType<typeof hooksRoutes>>('/');

type PageQuery = { limit: string; before?: string };
type Page = { hooks: Hook[]; next: PageQuery | null };
type Pages = InfiniteData<Page, PageQuery>;

const HOOKS_QUERY_KEY = ['/api/hooks'] as const;
/** Five runs first. A request for all hooks loads the rest in large pages. */
const FIRST: PageQuery = { limit: '50' };
const LARGE = '500';

type PageRequest = { pageParam: PageQuery; signal: AbortSignal };

async function readPage({ pageParam, signal }: PageRequest): Promise<Page> {
  const response = await api.hooks.$get({ query: pageParam }, { init: { signal } });
  if (response.status !== 200) throw await queryError(response);
  const before = /[?&]before=(\d+)[^>]*>;\s*rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
  return { hooks: await response.json(), next: before ? { limit: LARGE, before } : null };
}

export function useHooks() {
  const query = useInfiniteQuery({
    queryKey: HOOKS_QUERY_KEY,
    queryFn: readPage,
    initialPageParam: FIRST,
    getNextPageParam: (page: Page) => page.next,
  });
  return { ...query, hooks: query.data?.pages.flatMap((page) => page.hooks) ?? [] };
}

function mapHooks(pages: Pages | undefined, change: (hook: Hook) => Hook): Pages | undefined {
  return (
    pages && { ...pages, pages: pages.pages.map((page) => ({ ...page, hooks: page.hooks.map(change) })) }
  );
}

/** Changes the cached list of hooks, so that an action shows at once. */
export function useHookList() {
  const client = useQueryClient();
  const set = (change: (pages: Pages | undefined) => Pages | undefined) =>
    client.setQueryData<Pages>(HOOKS_QUERY_KEY, change);
  return {
    put: (hook: Hook) => set((pages) => mapHooks(pages, (one) => (one.id === hook.id ? hook : one))),
    remove: (gone: (hook: Hook) => boolean) =>
      set(
        (pages) =>
          pages && {
            ...pages,
            pages: pages.pages.map((page) => ({ ...page, hooks: page.hooks.filter((hook) => !gone(hook)) })),
          },
      ),
  };
}

/** Puts a finished run on top of the cached list. */
export function useAddHooks() {
  const client = useQueryClient();
  return (hooks: Hook[]) => {
    const cached = client.getQueryData<Pages>(HOOKS_QUERY_KEY);
    if (!cached) return client.invalidateQueries({ queryKey: HOOKS_QUERY_KEY });
    const ids = new Set(hooks.map((hook) => hook.id));
    const [first, ...rest] = cached.pages;
    const kept = first?.hooks.filter((hook) => !ids.has(hook.id)) ?? [];
    client.setQueryData<Pages>(HOOKS_QUERY_KEY, {
      ...cached,
      pages: [{ hooks: [...hooks, ...kept], next: first?.next ?? null }, ...rest],
    });
  };
}

/** Shows the change at once, and undoes it if the server refuses. */
export function useFavorite() {
  const client = useQueryClient();
  const set = (id: number, favorite: boolean) =>
    client.setQueryData<Pages>(HOOKS_QUERY_KEY, (pages) =>
      mapHooks(pages, (hook) => (hook.id === id ? { ...hook, favorite } : hook)),
    );
  return useMutation({
    mutationFn: (hook: Hook): Promise<Hook> =>
      mutationResult(
        api.hooks[':id'].favorite.$post({ param: { id: String(hook.id) } }),
        'Failed to update favorite',
      ),
    onMutate: (hook) => {
      set(hook.id, !hook.favorite);
    },
    onSuccess: (hook) => {
      set(hook.id, hook.favorite);
    },
    onError: (error, hook) => {
      set(hook.id, hook.favorite);
      toastError(error);
    },
  });
}
