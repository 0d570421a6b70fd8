import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useAction } from '#features/account/actions.client.ts';
import type { Post } from '#features/blog/blog.schema.ts';
import { Button } from '#ui/button.tsx';
import { ScreenHeading } from '#ui/screen-heading.tsx';
import { toast, toastError } from '#ui/toast-store.ts';
import { blog, reloadBlog, useAllPosts, useCategories } from '../blog.client.ts';
import { AdminFrame } from './admin-frame.tsx';
import { CreatePostForm } from './create-post-form.tsx';
import { PostCard } from './post-card.tsx';

export default function AdminBlogScreen() {
  const client = useQueryClient();
  const posts = useAllPosts();
  const categories = useCategories();
  const [writing, setWriting] = useState(false);
  useErrorToast(posts.error);
  useErrorToast(categories.error);
  const setup = useAction(async () => {
    const added = await blog.setUp();
    await reloadBlog(client);
    toast({
      title: added.posts + added.categories > 0 ? 'Blog set up' : 'The blog is set up already',
      description: `${counted(added.categories, 'category', 'categories')} and ${counted(added.posts, 'post', 'posts')} added.`,
    });
  });

  return (
    <AdminFrame>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <ScreenHeading id="screen-heading">Blog manager</ScreenHeading>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" aria-disabled={setup.busy || undefined} onClick={() => setup.run()}>
            Setup Blog System
          </Button>
          <Button aria-expanded={writing} onClick={() => setWriting(!writing)}>
            {writing ? 'Close form' : 'New post'}
          </Button>
        </div>
      </div>
      {writing && (
        <CreatePostForm categories={categories.data?.categories ?? []} onCreated={() => setWriting(false)} />
      )}
      <PostList posts={posts.data?.posts} failed={posts.isError} onRetry={() => posts.refetch()} />
    </AdminFrame>
  );
}

function counted(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

function useErrorToast(error: Error | null): void {
  useEffect(() => {
    if (error) toastError(error);
  }, [error]);
}

type PostListProps = { posts: Post[] | undefined; failed: boolean; onRetry: () => void };

function PostList({ posts, failed, onRetry }: PostListProps) {
  if (!posts && failed) {
    return (
      <p className="mt-10 text-soft">
        The posts did not load.{' '}
        <Button variant="link" onClick={onRetry}>
          Try again
        </Button>
      </p>
    );
  }
  if (!posts) return <p className="mt-10 text-soft">Loading posts…</p>;
  if (posts.length === 0) {
    return (
      <p className="mt-10 text-soft">
        No posts yet. Setup Blog System adds one for each profession to start from.
      </p>
    );
  }
  return (
    <ul className="mt-8 grid gap-4 md:grid-cols-2">
      {posts.map((post) => (
        <PostCard key={post.id} post={post} />
      ))}
    </ul>
  );
}
