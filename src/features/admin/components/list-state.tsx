import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';

type ListStateProps = {
  what: string;
  empty: string;
  read: {
    isPending: boolean;
    error: Error | null;
    refetch: () => unknown;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
  };
  count: number;
  /** The label of the button for the next page. */
  moreLabel?: string;
  children: ReactNode;
};

/** A list that grows at its end, with its loading, failed and empty states. */
export function ListState({ what, empty, read, count, moreLabel = 'Show older', children }: ListStateProps) {
  if (read.isPending) return <p className="text-soft">Loading {what}…</p>;
  if (read.error && count === 0)
    return <ListLoadFailed what={what} error={read.error} onRetry={read.refetch} />;
  if (count === 0) return <p className="text-soft">{empty}</p>;
  return (
    <>
      {children}
      {read.hasNextPage && (
        <Button
          variant="secondary"
          className="mt-5"
          busy={read.isFetchingNextPage}
          onClick={() => read.fetchNextPage()}
        >
          {moreLabel}
        </Button>
      )}
    </>
  );
}

type FailedProps = { what: string; error: Error; onRetry: () => unknown };

export function ListLoadFailed({ what, error, onRetry }: FailedProps) {
  return (
    <p role="alert" className="text-soft">
      The {what} did not load ({error.message}).{' '}
      <Button variant="link" onClick={() => onRetry()}>
        Try again
      </Button>
    </p>
  );
}
