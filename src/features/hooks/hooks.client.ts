import {
  type InfiniteData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { act, readFailure, readJson } from '#platform/browser/answers.ts';
import { toastError } from '#ui/toast-store.ts';
import type { Angles, Hook } from './hooks.schema.ts';

/** The user's hooks in the browser: read page by page, newest first, and kept in step with what is done to them. */

type Page = { hooks: Hook[]; next: string | null };
type Pages = InfiniteData<Page, string>;

const KEY = ['/api/hooks'] as const;
/** Five runs to begin with; whoever wants all of them gets them in large pieces. */
const FIRST = '/api/hooks?limit=50';
const LARGE = 'limit=500';

async function readPage({ pageParam, signal }: { pageParam: string; signal: AbortSignal }): Promise<Page> {
  const response = await fetch(pageParam, { signal });
  if (!response.ok) throw await readFailure(response);
  const next = /<([^>]+)>;\s*rel="next"/.exec(response.headers.get('link') ?? '')?.[1] ?? null;
  return { hooks: await response.json(), next: next?.replace(/limit=\d+/, LARGE) ?? null };
}

export function useHooks() {
  const query = useInfiniteQuery({
    queryKey: KEY,
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

/** What is done to hooks, shown in the list that is there. */
export function useHookList() {
  const client = useQueryClient();
  const set = (change: (pages: Pages | undefined) => Pages | undefined) =>
    client.setQueryData<Pages>(KEY, change);
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

/** Puts a finished run on top of the list that is there. */
export function useAddHooks() {
  const client = useQueryClient();
  return (hooks: Hook[]) => {
    const known = client.getQueryData<Pages>(KEY);
    if (!known) return client.invalidateQueries({ queryKey: KEY });
    const ids = new Set(hooks.map((hook) => hook.id));
    const [first, ...rest] = known.pages;
    const kept = first?.hooks.filter((hook) => !ids.has(hook.id)) ?? [];
    client.setQueryData<Pages>(KEY, {
      ...known,
      pages: [{ hooks: [...hooks, ...kept], next: first?.next ?? null }, ...rest],
    });
  };
}

/** Answers at once, and takes it back when the server does not agree. */
export function useFavorite() {
  const client = useQueryClient();
  const set = (id: number, favorite: boolean) =>
    client.setQueryData<Pages>(KEY, (pages) =>
      mapHooks(pages, (hook) => (hook.id === id ? { ...hook, favorite } : hook)),
    );
  return useMutation({
    mutationFn: (hook: Hook): Promise<Hook> =>
      act(fetch(`/api/hooks/${hook.id}/favorite`, { method: 'POST' }), 'Failed to update favorite'),
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

/** The angles that are known about a topic. Kept for whoever goes back a letter, not for longer. */
export function anglesOf(topic: string) {
  const address = `/api/hooks/angles?topic=${encodeURIComponent(topic)}`;
  return queryOptions({
    queryKey: [address],
    queryFn: ({ signal }) => readJson<Angles>(address, { signal }),
    gcTime: 60_000,
  });
}
