import { Heart } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import type { HistoryFilter } from './history-filter.ts';

type HistoryFiltersProps = {
  filter: HistoryFilter;
  types: string[];
  onChange: (filter: HistoryFilter) => void;
};

const control =
  'h-11 rounded-lg border border-line bg-raised px-3.5 text-base text-ink placeholder:text-faint focus-visible:outline-2 focus-visible:outline-focus';

export function HistoryFilters({ filter, types, onChange }: HistoryFiltersProps) {
  return (
    <search className="flex flex-wrap gap-3">
      <input
        type="search"
        aria-label="Search your hooks"
        placeholder="Search topics and hooks"
        value={filter.search}
        onChange={(event) => onChange({ ...filter, search: event.target.value })}
        className={`${control} min-w-0 basis-full sm:flex-1 sm:basis-56`}
      />
      <select
        aria-label="Type of hook"
        value={filter.type}
        onChange={(event) => onChange({ ...filter, type: event.target.value })}
        className={`${control} min-w-0 flex-1 sm:w-44 sm:flex-none`}
      >
        <option value="">All types</option>
        {types.map((type) => (
          <option key={type}>{type}</option>
        ))}
      </select>
      <Button
        variant="secondary"
        aria-pressed={filter.favoritesOnly}
        onClick={() => onChange({ ...filter, favoritesOnly: !filter.favoritesOnly })}
        className={filter.favoritesOnly ? 'border-accent-text!' : undefined}
      >
        <Heart aria-hidden className={filter.favoritesOnly ? 'fill-primary text-primary' : undefined} />
        Favorites
      </Button>
    </search>
  );
}
