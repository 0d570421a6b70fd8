import { X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Button } from '#ui/button.tsx';
import { useAdminRead } from '../admin-reads.client.ts';
import { ListLoadFailed } from '../components/list-state.tsx';
import { hrefWithUser } from '../dashboard/admin-address.ts';
import { UserDetails } from './user-details.tsx';
import { users } from './users.client.ts';

/** A user's details beside the current view; on a phone over it. The address opens it. */
export default function UserDetailsDialog({ userId }: { userId: number }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const search = useSearch();
  const [, navigate] = useLocation();
  const read = useAdminRead([`/api/admin/users/${userId}`], (options) => users.details(userId, options));

  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!shown?.open) shown?.showModal();
    // The back button also closes it. Closing the dialog before it is removed returns the focus to the link.
    return () => shown?.close();
  }, []);

  const leave = () => {
    if (dialog.current?.open || new URLSearchParams(location.search).get('user') !== String(userId)) return;
    // If a link here opened it, closing goes back. If its address was opened directly, there is nothing to go back
    // to.
    if ((history.state as { opened?: boolean } | null)?.opened) history.back();
    else navigate(hrefWithUser(search, null), { replace: true });
  };

  return (
    <dialog
      ref={dialog}
      aria-labelledby="user-details-title"
      onClose={leave}
      closedby="any"
      className="m-0 ml-auto h-dvh max-h-none w-full max-w-none border-line bg-paper p-0 text-left text-base text-ink backdrop:bg-black/60 sm:w-[36rem] sm:border-l"
    >
      <div className="min-h-full p-5 sm:p-7">
        <div className="flex items-start justify-between gap-4">
          <h2 id="user-details-title" className="min-w-0 pt-1.5 font-heading text-2xl font-bold break-words">
            {read.data?.email ?? `User ${userId}`}
          </h2>
          <Button variant="ghost" size="icon" aria-label="Close" onClick={() => dialog.current?.close()}>
            <X aria-hidden />
          </Button>
        </div>
        {read.isPending && <p className="mt-4 text-soft">Loading the user…</p>}
        {read.error && !read.data && (
          <div className="mt-4">
            <ListLoadFailed what="user" error={read.error} onRetry={read.refetch} />
          </div>
        )}
        {read.data && <UserDetails user={read.data} />}
      </div>
    </dialog>
  );
}
