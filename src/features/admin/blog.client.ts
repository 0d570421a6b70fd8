import { type QueryClient, useQuery } from '@tanstack/react-query';
import { hc, type InferRequestType } from 'hono/client';
import type { blogRoutes } from '#features/blog/blog.routes.ts';
import type { Category, Post } from '#features/blog/blog.schema.ts';
import { act, actionFailure } from '#platform/browser/answers.ts';

/** The blog manager's calls, each with the sentence for when the server gives none. */

const { blog: api } = hc<ReturnType<typeof blogRoutes>>('/').api;

export type PostToCreate = InferRequestType<typeof api.posts.$post>['json'];

const param = (post: Post) => ({ id: String(post.id) });

export const blog = {
  setUp: () => act(api.setup.$post(), 'Failed to setup blog'),
  createPost: (json: PostToCreate) => act(api.posts.$post({ json }), 'Failed to create post'),
  mendPost: (post: Post, json: PostToCreate) =>
    act(api.posts[':id'].$patch({ param: param(post), json }), 'Failed to update post'),
  setStatus: (post: Post, status: Post['status']) =>
    act(api.posts[':id'].$patch({ param: param(post), json: { status } }), 'Failed to update post'),
  deletePost: (post: Post) => act(api.posts[':id'].$delete({ param: param(post) }), 'Failed to delete post'),
};

/** The document of a post as it is written; `json` is what the call takes. */
export async function previewPost(json: string, signal: AbortSignal): Promise<string> {
  const sentence = 'The preview could not be drawn';
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(PREVIEW, { method: 'POST', headers, body: json, signal }).catch(() => null);
  if (!response?.ok) throw response ? await actionFailure(response, sentence) : new Error(sentence);
  return response.text();
}

const PREVIEW = '/api/blog/posts/preview';
const POSTS = '/api/blog/posts?status=all&limit=50';
const CATEGORIES = '/api/blog/categories';

/** These reads say the same sentence whatever went wrong. */
async function read<T>(path: string, signal: AbortSignal, sentence: string): Promise<T> {
  const response = await fetch(path, { signal });
  if (!response.ok) throw new Error(sentence);
  return response.json();
}

/** A network failure has no sentence of its own that would help anybody. */
function reader<T>(path: string, sentence: string) {
  return ({ signal }: { signal: AbortSignal }) =>
    read<T>(path, signal, sentence).catch((error) => {
      throw signal.aborted ? error : new Error(sentence);
    });
}

export function useAllPosts() {
  return useQuery({
    queryKey: [POSTS],
    queryFn: reader<{ posts: Post[] }>(POSTS, 'Failed to fetch posts'),
    staleTime: 0,
  });
}

export function useCategories() {
  return useQuery({
    queryKey: [CATEGORIES],
    queryFn: reader<{ categories: Category[] }>(CATEGORIES, 'Failed to fetch categories'),
    staleTime: 0,
  });
}

export async function reloadBlog(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: [POSTS] }),
    client.invalidateQueries({ queryKey: [CATEGORIES] }),
  ]);
}
