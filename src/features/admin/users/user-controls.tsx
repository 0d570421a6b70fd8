import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { UserSort } from './users.schema.ts';

const TYPING_PAUSE_MS = 250;

/** Only on phones, where the table has no header to sort by. */
const SORTS: { sort: UserSort; label: string }[] = [
  { sort: '-created_at', label: 'Newest first' },
  { sort: 'created_at', label: 'Oldest first' },
  { sort: 'email', label: 'Email, A to Z' },
  { sort: '-email', label: 'Email, Z to A' },
  { sort: 'first_name', label: 'First name, A to Z' },
  { sort: '-first_name', label: 'First name, Z to A' },
  { sort: '-credits', label: 'Most credits' },
  { sort: 'credits', label: 'Fewest credits' },
  { sort: '-status', label: 'Paid first' },
  { sort: 'status', label: 'Free first' },
  { sort: '-id', label: 'Highest ID' },
  { sort: 'id', label: 'Lowest ID' },
];

const control =
  'h-11 rounded-lg border border-line bg-raised text-base text-ink placeholder:text-faint focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-focus';

type UserControlsProps = {
  sort: UserSort;
  onSearch: (text: string) => void;
  onSort: (sort: UserSort) => void;
};

export function UserControls({ sort, onSearch, onSort }: UserControlsProps) {
  const [typed, setTyped] = useState('');
  const search = useRef(onSearch);
  search.current = onSearch;
  const first = useRef(true);

  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    const pause = setTimeout(() => search.current(typed.trim()), TYPING_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed]);

  return (
    <div className="mt-8 flex flex-wrap gap-3">
      <div className="relative min-w-0 flex-1 basis-60 md:max-w-sm">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-faint"
        />
        <input
          type="search"
          aria-label="Search users"
          placeholder="Email, first name or ID"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={254}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className={`${control} w-full pr-3 pl-10`}
        />
      </div>
      <select
        aria-label="Sort users"
        value={sort}
        onChange={(event) => onSort(event.target.value as UserSort)}
        className={`${control} px-3 md:hidden`}
      >
        {SORTS.map((one) => (
          <option key={one.sort} value={one.sort}>
            {one.label}
          </option>
        ))}
      </select>
    </div>
  );
}
