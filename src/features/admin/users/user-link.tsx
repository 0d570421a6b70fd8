import type { ReactNode } from 'react';
import { Link, useSearch } from 'wouter';
import { hrefWithUser } from '../dashboard/admin-address.ts';

type UserLinkProps = { id: number; htmlId?: string; children: ReactNode };

/** Opens a user's details over the current view. The history state records it, so that closing goes back. */
export function UserLink({ id, htmlId, children }: UserLinkProps) {
  const search = useSearch();
  return (
    <Link
      id={htmlId}
      href={hrefWithUser(search, id)}
      state={{ opened: true }}
      className="rounded-sm underline decoration-line underline-offset-4 hover:decoration-current focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus"
    >
      {children}
    </Link>
  );
}
