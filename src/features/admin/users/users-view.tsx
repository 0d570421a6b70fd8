import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ScreenHeading } from '#ui/screen-heading.tsx';
import { toastError } from '#ui/toast-store.ts';
import { UserControls } from './user-controls.tsx';
import { UserTable } from './user-table.tsx';
import { EXPORT_PATH, removeCachedUsers, useUsersPage } from './users.client.ts';
import { NEWEST_FIRST, type UserSort } from './users.schema.ts';

export function UsersView() {
  const [q, setQ] = useState('');
  const [sort, setSort] = useState<UserSort>(NEWEST_FIRST);
  /** The `before` of each page after the first that was visited. */
  const [further, setFurther] = useState<string[]>([]);
  const { data, isError, isPlaceholderData } = useUsersPage({ q, sort, before: further.at(-1) });
  useLeaveOnFailure(isError);

  const back = () => setFurther((pages) => pages.slice(0, -1));
  const isLeftOver = !isPlaceholderData && data?.users.length === 0 && further.length > 0;
  useEffect(() => {
    // The last user of this page was deleted.
    if (isLeftOver) setFurther((pages) => pages.slice(0, -1));
  }, [isLeftOver]);

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <ScreenHeading id="screen-heading">Admin dashboard</ScreenHeading>
        <Button asChild variant="secondary">
          <a href={EXPORT_PATH}>
            <Download aria-hidden />
            Export CSV
          </a>
        </Button>
      </div>
      <div className="mt-6 grid max-w-xl grid-cols-2 gap-3 sm:gap-4">
        <CountCard title="Total Users" count={data?.total} />
        <CountCard title="Active Users" count={data?.active} />
      </div>
      <UserControls
        sort={sort}
        onSearch={(text) => {
          setQ(text);
          setFurther([]);
        }}
        onSort={(next) => {
          setSort(next);
          setFurther([]);
        }}
      />
      <UserTable
        users={data?.users}
        q={q}
        sort={sort}
        loading={!data || isPlaceholderData}
        onSort={(next) => {
          setSort(next);
          setFurther([]);
        }}
      />
      {(further.length > 0 || data?.next) && (
        <nav aria-label="Pages" className="mt-5 flex items-center justify-between gap-4">
          <Button variant="secondary" disabled={further.length === 0} onClick={back}>
            Previous
          </Button>
          <p className="text-soft tabular-nums">Page {further.length + 1}</p>
          <Button
            variant="secondary"
            disabled={!data?.next || isPlaceholderData}
            onClick={() => data?.next && setFurther([...further, data.next])}
          >
            Next
          </Button>
        </nav>
      )}
    </>
  );
}

/** The specification sends the admin to the login whenever the users cannot be loaded. */
function useLeaveOnFailure(failed: boolean): void {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  useEffect(() => {
    if (!failed) return;
    toastError('Failed to fetch users');
    removeCachedUsers(client);
    navigate(paths.adminLogin, { replace: true });
  }, [failed, client, navigate]);
}

function CountCard({ title, count }: { title: string; count: number | undefined }) {
  return (
    <Card aria-label={title} tight>
      <h2 className="text-sm font-semibold text-soft">{title}</h2>
      <p className="mt-1 min-h-10 font-heading text-3xl font-extrabold tabular-nums">
        {count?.toLocaleString('en-US')}
      </p>
    </Card>
  );
}
