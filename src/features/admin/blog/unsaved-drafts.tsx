import { useState } from 'react';
import type { Post } from '#features/blog/blog.schema.ts';
import { Button } from '#ui/button.tsx';
import { clearPostDraft, formatTypedAt, listPostDrafts, type PostDraft } from './post-drafts.ts';

type UnsavedDraftsProps = { posts: readonly Post[]; onContinue: (post: Post | null) => void };

/** Offers drafts that a lost tab left behind. */
export function UnsavedDrafts({ posts, onContinue }: UnsavedDraftsProps) {
  const [drafts, setDrafts] = useState(listPostDrafts);
  const postOf = ({ postId }: PostDraft) => posts.find(({ id }) => id === postId) ?? null;
  const open = drafts.filter((draft) => draft.postId === 'new' || postOf(draft));
  if (open.length === 0) return null;
  return (
    <section aria-label="Unsaved drafts" className="mt-6 grid gap-3">
      {open.map((draft) => (
        <div
          key={draft.postId}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl border border-line bg-sunken px-4 py-3"
        >
          <p className="min-w-0 grow break-words">
            {draft.postId === 'new' ? 'A new post' : 'Changes to a post'} not saved yet:{' '}
            <strong>{draft.values.title.trim() || 'Untitled'}</strong>{' '}
            <span className="text-soft">{formatTypedAt(draft)}</span>
          </p>
          <div className="flex gap-2">
            <Button size="small" onClick={() => onContinue(postOf(draft))}>
              Continue
            </Button>
            <Button
              variant="ghost"
              size="small"
              onClick={() => {
                clearPostDraft(draft.postId);
                setDrafts(listPostDrafts());
              }}
            >
              Discard
            </Button>
          </div>
        </div>
      ))}
    </section>
  );
}
