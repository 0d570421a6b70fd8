import { useQueryClient } from '@tanstack/react-query';
import { useAction } from '#features/account/forms/actions.client.ts';
import type { Post } from '#features/blog/blog.schema.ts';
import { THEME_LABELS } from '#features/landing/theme.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { toast } from '#ui/toast-store.ts';
import { blog, reloadBlog } from './blog.client.ts';

export function PostCard({ post, onEdit }: { post: Post; onEdit: () => void }) {
  const client = useQueryClient();
  const other = post.status === 'draft' ? 'published' : 'draft';
  const setStatus = useAction(async () => {
    await blog.setStatus(post, other);
    await reloadBlog(client);
    toast({ title: other === 'published' ? 'Post published' : 'Post taken off the blog' });
  });
  const remove = useAction(async () => {
    await blog.deletePost(post);
    toast({ title: 'Post deleted' });
    // The card disappears with its focus, which moves to the top of the screen.
    document.getElementById('screen-heading')?.focus({ preventScroll: true });
    await reloadBlog(client);
  });
  return (
    <li className="flex min-w-0 flex-col rounded-2xl border border-line bg-surface p-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
        <span
          className={classNames(
            'rounded-full border px-2.5 py-0.5 font-semibold',
            post.status === 'published' ? 'border-accent-text text-accent-text' : 'border-line text-soft',
          )}
        >
          {post.status}
        </span>
        <span>{THEME_LABELS[post.theme]}</span>
      </p>
      <h2 className="mt-3 font-heading text-xl leading-snug font-bold break-words">{post.title}</h2>
      <p className="mt-2 break-words text-soft">{post.excerpt}</p>
      <p className="mt-3 text-sm text-soft tabular-nums">
        <span>{post.reading_time} min read</span> ·{' '}
        <span>
          {post.view_count} {post.view_count === 1 ? 'view' : 'views'}
        </span>
      </p>
      <div className="mt-auto flex flex-wrap gap-2 pt-4">
        <Button asChild variant="secondary" size="small">
          <a href={`${paths.blog}/${post.theme}/${post.slug}`}>View</a>
        </Button>
        <Button variant="secondary" size="small" onClick={onEdit}>
          Edit
        </Button>
        <Button
          variant="ghost"
          size="small"
          aria-disabled={setStatus.busy || undefined}
          onClick={() => setStatus.run()}
        >
          {post.status === 'draft' ? 'Publish' : 'Unpublish'}
        </Button>
        <ConfirmDialog
          trigger={
            <Button
              variant="ghost"
              size="small"
              className="ml-auto text-danger-text!"
              aria-disabled={remove.busy || undefined}
            >
              Delete
            </Button>
          }
          title="Delete this post?"
          description={`“${post.title}” goes from the blog and cannot be brought back.`}
          confirmLabel="Delete post"
          onConfirm={() => remove.run()}
        />
      </div>
    </li>
  );
}
