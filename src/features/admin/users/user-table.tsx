import { ArrowDown, ArrowUp } from 'lucide-react';
import type { User } from '#features/account/user.schema.ts';
import { classNames } from '#ui/class-names.ts';
import { UserRow } from './user-row.tsx';
import type { UserColumn, UserSort } from './users.schema.ts';

const COLUMNS: { column: UserColumn; label: string; first: UserSort }[] = [
  { column: 'id', label: 'ID', first: '-id' },
  { column: 'first_name', label: 'First Name', first: 'first_name' },
  { column: 'email', label: 'Email', first: 'email' },
  { column: 'status', label: 'Status', first: '-status' },
  { column: 'credits', label: 'Credits', first: '-credits' },
  { column: 'created_at', label: 'Created At', first: '-created_at' },
];

type UserTableProps = {
  users: User[] | undefined;
  q: string;
  sort: UserSort;
  loading: boolean;
  onSort: (sort: UserSort) => void;
};

/** A table in a wide window. On a phone each row is a small card. */
export function UserTable({ users, q, sort, loading, onSort }: UserTableProps) {
  return (
    <div
      aria-busy={loading}
      className="mt-4 overflow-hidden rounded-2xl border border-line bg-surface aria-busy:opacity-70"
    >
      <table className="w-full border-collapse text-left max-md:block">
        <caption className="sr-only">Users</caption>
        <thead className="bg-sunken text-sm max-md:sr-only">
          <tr>
            {COLUMNS.map((column) => (
              <SortHeader key={column.column} {...column} sort={sort} onSort={onSort} />
            ))}
            <th scope="col" className="px-4 py-2.5 font-semibold">
              Actions
            </th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {users?.map((user) => (
            <UserRow key={user.id} user={user} />
          ))}
        </tbody>
      </table>
      {users?.length !== 0 ? null : (
        <p className="border-t border-line p-8 text-center text-soft">
          {q === '' ? 'Nobody has registered yet.' : `Nobody matches “${q}”.`}
        </p>
      )}
      {users ? null : <p className="p-8 text-center text-soft">Loading users…</p>}
    </div>
  );
}

type SortHeaderProps = (typeof COLUMNS)[number] & Pick<UserTableProps, 'sort' | 'onSort'>;

function SortHeader({ column, label, first, sort, onSort }: SortHeaderProps) {
  const order = sort === column ? 'ascending' : sort === `-${column}` ? 'descending' : undefined;
  const Arrow = order === 'ascending' ? ArrowUp : ArrowDown;
  const other: UserSort = sort === column ? `-${column}` : column;
  return (
    <th scope="col" aria-sort={order} className="p-0 font-semibold">
      <button
        type="button"
        onClick={() => onSort(order ? other : first)}
        className="flex w-full cursor-pointer items-center gap-1 px-4 py-2.5 whitespace-nowrap hover:text-accent-text focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus"
      >
        {label}
        <Arrow aria-hidden className={classNames('size-4', !order && 'invisible')} />
      </button>
    </th>
  );
}
