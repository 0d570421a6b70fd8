import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
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

/** Changes the list in the cache. A read in flight is canceled, because its answer is older than the change. */
async function changeHooks(client: QueryClient, change: (pages: Pages) => Pages): Promise<void> {
  void client.cancelQueries({ queryKey: HOOKS_QUERY_KEY });
  const pages = client.getQueryData<Pages>(HOOKS_QUERY_KEY);
  if (pages) client.setQueryData<Pages>(HOOKS_QUERY_KEY, change(pages));
  else await client.invalidateQueries({ queryKey: HOOKS_QUERY_KEY });
}

const mapHooks = (change: (hooks: Hook[]) => Hook[]) => (list: Pages) => ({
  ...list,
  pages: list.pages.map((page) => ({ ...page, hooks: change(page.hooks) })),
});

/** Changes the cached list of hooks, so that an action shows at once. */
export function useHookList() {
  const client = useQueryClient();
  return {
    put: (hook: Hook) =>
      changeHooks(
        client,
        mapHooks((hooks) => hooks.map((one) => (one.id === hook.id ? hook : one))),
      ),
    remove: (gone: (hook: Hook) => boolean) =>
      changeHooks(
        client,
        mapHooks((hooks) => hooks.filter((hook) => !gone(hook))),
      ),
  };
}

/** Puts a finished run on top of the cached list. */
export function useAddHooks() {
  const client = useQueryClient();
  return (hooks: Hook[]) =>
    changeHooks(client, ({ pages: [first, ...rest], pageParams }) => {
      const ids = new Set(hooks.map((hook) => hook.id));
      const kept = first?.hooks.filter((hook) => !ids.has(hook.id)) ?? [];
      return { pageParams, pages: [{ hooks: [...hooks, ...kept], next: first?.next ?? null }, ...rest] };
    });
}

/** Shows the change at once, and undoes it if the server refuses. */
export function useFavorite() {
  const client = useQueryClient();
  const set = (id: number, favorite: boolean) =>
    changeHooks(
      client,
      mapHooks((hooks) => hooks.map((hook) => (hook.id === id ? { ...hook, favorite } : hook))),
    );
  return useMutation({
    mutationFn: (hook: Hook): Promise<Hook> =>
      mutationResult(
        api.hooks[':id'].favorite.$post({ param: { id: String(hook.id) } }),
        'Failed to update favorite',
      ),
    onMutate: (hook) => void set(hook.id, !hook.favorite),
    onSuccess: (hook) => void set(hook.id, hook.favorite),
    onError: (error, hook) => {
      void set(hook.id, hook.favorite);
      toastError(error);
    },
  });
}
