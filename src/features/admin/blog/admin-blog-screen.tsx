import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useAction } from '#features/account/forms/actions.client.ts';
import type { Post } from '#features/blog/blog.schema.ts';
import { Button } from '#ui/button.tsx';
import { ScreenHeading } from '#ui/screen-heading.tsx';
import { toast, toastError } from '#ui/toast-store.ts';
import { AdminLayout } from '../components/admin-layout.tsx';
import { blog, reloadBlog, useAllPosts, useCategories } from './blog.client.ts';
import { PostCard } from './post-card.tsx';
import { UnsavedDrafts } from './unsaved-drafts.tsx';

/** The form with its editor is larger than the rest of the screen, so it is loaded when it is opened. */
const PostForm = lazy(() => import('./post-form.tsx'));

export default function AdminBlogScreen() {
  const client = useQueryClient();
  const posts = useAllPosts();
  const categories = useCategories();
  /** The edited post; null for a new one. */
  const [writing, setWriting] = useState<{ post: Post | null } | null>(null);
  useErrorToast(posts.error);
  useErrorToast(categories.error);
  const setup = useAction(async () => {
    const added = await blog.setUp();
    await reloadBlog(client);
    toast({
      title: added.posts + added.categories > 0 ? 'Blog set up' : 'The blog is set up already',
      description: `${formatCount(added.categories, 'category', 'categories')} and ${formatCount(added.posts, 'post', 'posts')} added.`,
    });
  });

  return (
    <AdminLayout>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <ScreenHeading id="screen-heading">Blog manager</ScreenHeading>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" aria-disabled={setup.busy || undefined} onClick={() => setup.run()}>
            Setup Blog System
          </Button>
          <Button
            aria-expanded={writing !== null}
            onClick={() => setWriting(writing ? null : { post: null })}
          >
            {writing ? 'Close form' : 'New post'}
          </Button>
        </div>
      </div>
      {writing ? (
        <Suspense fallback={<p className="mt-10 text-soft">Loading the editor…</p>}>
          <PostForm
            key={writing.post?.id ?? 'new'}
            post={writing.post}
            categories={categories.data?.categories ?? []}
            onSaved={() => {
              setWriting(null);
              document.getElementById('screen-heading')?.focus({ preventScroll: true });
            }}
          />
        </Suspense>
      ) : (
        <>
          {posts.data && (
            <UnsavedDrafts posts={posts.data.posts} onContinue={(post) => setWriting({ post })} />
          )}
          <PostList
            posts={posts.data?.posts}
            failed={posts.isError}
            onRetry={() => posts.refetch()}
            onEdit={(post) => setWriting({ post })}
          />
        </>
      )}
    </AdminLayout>
  );
}

function formatCount(number: number, singular: string, plural: string): string {
  return `${number} ${number === 1 ? singular : plural}`;
}

function useErrorToast(error: Error | null): void {
  useEffect(() => {
    if (error) toastError(error);
  }, [error]);
}

type PostListProps = {
  posts: Post[] | undefined;
  failed: boolean;
  onRetry: () => void;
  onEdit: (post: Post) => void;
};

function PostList({ posts, failed, onRetry, onEdit }: PostListProps) {
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
        <PostCard key={post.id} post={post} onEdit={() => onEdit(post)} />
      ))}
    </ul>
  );
}
