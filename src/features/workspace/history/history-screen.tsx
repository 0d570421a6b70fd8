import { Download, ListCollapse } from 'lucide-react';
import { useDeferredValue, useEffect, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { useHooks } from '#features/hooks/hooks.client.ts';
import type { Hook } from '#features/hooks/hooks.schema.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { ScreenHeading } from '#ui/screen-heading.tsx';
import { ListSkeleton } from '../dashboard/dashboard-screen.tsx';
import { ExportMenu } from '../export/export-menu.tsx';
import { groupHooks, type HookGroup } from '../hook-card/hook-groups.ts';
import { Teleprompter } from '../teleprompter/teleprompter.tsx';
import { hooksAsCsv, hooksAsText } from './history-export.ts';
import { filterHooks, NO_FILTER } from './history-filter.ts';
import { HistoryFilters } from './history-filters.tsx';
import { HistoryList } from './history-list.tsx';
import { RecentlyDeleted } from './recently-deleted.tsx';

/** The query parameter that shows only topics, so that the view has an address. */
const TOPICS = 'view=topics';

/** Lists all hooks of the user, with a search. */
export default function HistoryScreen() {
  const { hooks, data, error, refetch, hasNextPage, isFetching, fetchNextPage } = useHooks();
  const [filter, setFilter] = useState(NO_FILTER);
  const [reading, setReading] = useState<Hook | null>(null);
  // Deferred, so that typing stays smooth while thousands of hooks are filtered.
  const deferredFilter = useDeferredValue(filter);
  const topicsOnly = useSearch() === TOPICS;
  const shown = filterHooks(hooks, deferredFilter);
  const groups = groupHooks(shown);

  // A search needs all hooks, so the rest is loaded in the background.
  useEffect(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);

  return (
    <>
      <ScreenHeading className="mb-6">History</ScreenHeading>
      {error && <LoadFailed what="Your hooks didn't load." error={error} onRetry={refetch} />}
      {!data && !error && <ListSkeleton />}
      {data && hooks.length === 0 && (
        <>
          <NothingYet />
          <RecentlyDeleted />
        </>
      )}
      {hooks.length > 0 && (
        <>
          <HistoryFilters
            filter={filter}
            onChange={setFilter}
            types={[...new Set(hooks.map((hook) => hook.hook_type))].sort()}
          />
          <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
            <div className="flex flex-1 items-center justify-between gap-3 sm:justify-start">
              <p role="status" className="text-soft tabular-nums">
                {shown.length} {shown.length === 1 ? 'hook' : 'hooks'}
                {hasNextPage ? ', loading the rest' : ''}
              </p>
              <TopicsOnly pressed={topicsOnly} />
            </div>
            <div className="flex flex-wrap gap-2">
              <Exports groups={groups} />
              <ExportMenu path="/api/hooks/export" label="All" name="All hooks as a file" small />
            </div>
          </div>
          {shown.length === 0 && (
            <p className="mt-12 text-lg">No hook matches. Try fewer words, or clear a filter.</p>
          )}
          <RecentlyDeleted />
          <HistoryList groups={groups} topicsOnly={topicsOnly} onRead={setReading} />
        </>
      )}
      <Teleprompter hook={reading} onClose={() => setReading(null)} />
    </>
  );
}

function TopicsOnly({ pressed }: { pressed: boolean }) {
  const [path, navigate] = useLocation();
  return (
    <Button
      variant="secondary"
      size="small"
      aria-pressed={pressed}
      className={pressed ? 'border-accent-text!' : undefined}
      onClick={() => navigate(pressed ? path : `${path}?${TOPICS}`, { replace: true })}
    >
      <ListCollapse aria-hidden />
      Topics only
    </Button>
  );
}

type ExportButtonProps = {
  label: string;
  file: string;
  type: string;
  disabled: boolean;
  content: () => string;
};

/** Exports the hooks that are shown. */
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
    <section className="grid justify-items-start gap-4 border-t border-line pt-8">
      <p className="max-w-[34ch] text-xl sm:text-2xl">
        <span className="caption">Every hook you get is kept here.</span>
      </p>
      <p className="max-w-[52ch] text-soft">
        By topic and date, with search, favorites and a file to take along. Nothing here yet.
      </p>
      <Button asChild size="large" className="mt-2">
        <Link href={paths.dashboard}>Generate your first ten hooks</Link>
      </Button>
    </section>
  );
}
