import { Download } from 'lucide-react';
import { useDeferredValue, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button.tsx';
import { ScreenHeading } from '#ui/screen-heading.tsx';
import { useHooks } from '../hooks.client.ts';
import type { Hook } from '../hooks.schema.ts';
import { ListSkeleton } from './dashboard-screen.tsx';
import { filterHooks, hooksAsCsv, hooksAsText, NO_FILTER } from './history-filter.ts';
import { HistoryFilters } from './history-filters.tsx';
import { HistoryList } from './history-list.tsx';
import { groupHooks, type HookGroup } from './hook-groups.ts';
import { Teleprompter } from './teleprompter.tsx';

/** Every hook there is, to be found again. */
export default function HistoryScreen() {
  const { hooks, data, error, hasNextPage, isFetching, fetchNextPage } = useHooks();
  const [filter, setFilter] = useState(NO_FILTER);
  const [reading, setReading] = useState<Hook | null>(null);
  // Typing stays smooth while thousands of hooks are looked through.
  const asked = useDeferredValue(filter);
  const shown = filterHooks(hooks, asked);
  const groups = groupHooks(shown);

  // Search is over everything, so everything is fetched, piece by piece, behind what is shown already.
  useEffect(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);

  return (
    <>
      <ScreenHeading className="mb-6">History</ScreenHeading>
      {error && (
        <p role="alert" className="text-danger-text">
          {error.message}
        </p>
      )}
      {!data && !error && <ListSkeleton />}
      {data && hooks.length === 0 && <NothingYet />}
      {hooks.length > 0 && (
        <>
          <HistoryFilters
            filter={filter}
            onChange={setFilter}
            types={[...new Set(hooks.map((hook) => hook.hook_type))].sort()}
          />
          <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
            <p role="status" className="text-soft tabular-nums">
              {shown.length} {shown.length === 1 ? 'hook' : 'hooks'}
              {hasNextPage ? ', loading the rest' : ''}
            </p>
            <Exports groups={groups} />
          </div>
          {shown.length === 0 && (
            <p className="mt-12 text-lg">No hook matches. Try fewer words, or clear a filter.</p>
          )}
          <HistoryList groups={groups} onRead={setReading} />
        </>
      )}
      <Teleprompter hook={reading} onClose={() => setReading(null)} />
    </>
  );
}

type ExportButtonProps = {
  label: string;
  file: string;
  type: string;
  disabled: boolean;
  content: () => string;
};

/** What is shown, to take along. */
function Exports({ groups }: { groups: HookGroup[] }) {
  const nothing = groups.length === 0;
  return (
    <div className="flex gap-2">
      <ExportButton
        label="CSV"
        disabled={nothing}
        file="hooks.csv"
        type="text/csv"
        content={() => hooksAsCsv(groups.flatMap((group) => group.hooks))}
      />
      <ExportButton
        label="Text"
        disabled={nothing}
        file="hooks.txt"
        type="text/plain"
        content={() => hooksAsText(groups)}
      />
    </div>
  );
}

function ExportButton({ label, file, type, disabled, content }: ExportButtonProps) {
  const download = () => {
    const url = URL.createObjectURL(new Blob([content()], { type: `${type};charset=utf-8` }));
    const link = Object.assign(document.createElement('a'), { href: url, download: file });
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 1000);
  };
  return (
    <Button
      variant="secondary"
      size="small"
      disabled={disabled}
      onClick={download}
      aria-label={`Export as ${label}`}
    >
      <Download aria-hidden />
      {label}
    </Button>
  );
}

function NothingYet() {
  return (
    <p className="text-lg text-soft">
      Nothing here yet.{' '}
      <Link href={paths.dashboard} className="font-semibold text-ink underline underline-offset-4">
        Generate your first ten hooks
      </Link>{' '}
      and they'll be kept for you.
    </p>
  );
}
