import { type QueryClient, useQuery } from '@tanstack/react-query';
import { hc, type InferRequestType } from 'hono/client';
import type { blogRoutes } from '#features/blog/blog.routes.ts';
import type { Post } from '#features/blog/blog.schema.ts';
import { mutationError, mutationResult, queryResult } from '#platform/browser/api-responses.ts';

/** The calls of the blog manager. Each names the sentence to show where the server sends none. */

const { blog: api } = hc<ReturnType<typeof blogRoutes>>('/').api;

export type PostToCreate = InferRequestType<typeof api.posts.$post>['json'];
export type PostToPreview = InferRequestType<typeof api.posts.preview.$post>['json'];

const param = (post: Post) => ({ id: String(post.id) });

export const blog = {
  setUp: () => mutationResult(api.setup.$post(), 'Failed to setup blog'),
  createPost: (json: PostToCreate) => mutationResult(api.posts.$post({ json }), 'Failed to create post'),
  editPost: (post: Post, json: PostToCreate) =>
    mutationResult(api.posts[':id'].$patch({ param: param(post), json }), 'Failed to update post'),
  setStatus: (post: Post, status: Post['status']) =>
    mutationResult(
      api.posts[':id'].$patch({ param: param(post), json: { status } }),
      'Failed to update post',
    ),
  deletePost: (post: Post) =>
    mutationResult(api.posts[':id'].$delete({ param: param(post) }), 'Failed to delete post'),
};

/** The preview of an unsaved post. */
export async function previewPost(json: PostToPreview, signal: AbortSignal): Promise<string> {
  const message = 'The preview could not be drawn';
  const response = await api.posts.preview.$post({ json }, { init: { signal } }).catch(() => null);
  if (!response?.ok) throw response ? await mutationError(response, message) : new Error(message);
  return response.text();
}

const POSTS = ['/api/blog/posts'];
const CATEGORIES = ['/api/blog/categories'];

/** These reads show a fixed message for any failure. */
function withMessage<T>(message: string, signal: AbortSignal, reading: Promise<T>): Promise<T> {
  return reading.catch((error) => {
    throw signal.aborted ? error : new Error(message);
  });
}

export function useAllPosts() {
  const query = { status: 'all', limit: '50' } as const;
  return useQuery({
    queryKey: POSTS,
    queryFn: ({ signal }) =>
      withMessage(
        'Failed to fetch posts',
        signal,
        queryResult(api.posts.$get({ query }, { init: { signal } })),
      ),
    staleTime: 0,
  });
}

export function useCategories() {
  return useQuery({
    queryKey: CATEGORIES,
    queryFn: ({ signal }) =>
      withMessage(
        'Failed to fetch categories',
        signal,
        queryResult(api.categories.$get({}, { init: { signal } })),
      ),
    staleTime: 0,
  });
}

export async function reloadBlog(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: POSTS }),
    client.invalidateQueries({ queryKey: CATEGORIES }),
  ]);
}
