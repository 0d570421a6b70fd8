import { Printer, ScanText } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { ScreenHeading } from '#ui/screen-heading.tsx';
import { CalendarPanel } from '../calendar/calendar-panel.tsx';
import { ExportMenu } from '../export/export-menu.tsx';
import { Teleprompter } from '../teleprompter/teleprompter.tsx';
import { ShotList } from './shot-list.tsx';
import { useRemoveShot, useShots } from './shots.client.ts';
import type { Shot } from './shots.schema.ts';

export default function ShotsScreen() {
  const { data: shots, error, refetch } = useShots();
  const [reading, setReading] = useState<number | null>(null);
  const at = shots?.findIndex(({ id }) => id === reading) ?? -1;
  const place = shots && {
    at: at + 1,
    of: shots.length,
    onStep: (by: 1 | -1) => setReading(shots[at + by]?.id ?? null),
  };
  const first = shots?.find(({ filmed_at }) => !filmed_at) ?? shots?.[0];
  return (
    <>
      <ScreenHeading className="print:mb-1">Shot list</ScreenHeading>
      {!shots && error && (
        <LoadFailed what="Your shot list didn't load." error={error} onRetry={refetch} className="mt-8" />
      )}
      {!shots && !error && <Loading />}
      {shots?.length === 0 && <NothingYet />}
      {shots && first && (
        <>
          <Heading shots={shots} onRead={() => setReading(first.id)} />
          <ShotList shots={shots} onRead={({ id }) => setReading(id)} />
        </>
      )}
      {shots && <CalendarPanel />}
      <Teleprompter hook={shots?.[at] ?? null} place={place} onClose={() => setReading(null)} />
    </>
  );
}

function Heading({ shots, onRead }: { shots: Shot[]; onRead: () => void }) {
  const remove = useRemoveShot();
  const filmed = shots.filter(({ filmed_at }) => filmed_at);
  return (
    <div className="mt-2 mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 print:mb-4">
      <p className="text-soft">
        {summaryOf(shots.length, filmed.length)}
        <Link
          href={paths.results}
          className="ml-4 rounded-sm font-semibold text-ink underline underline-offset-4 focus-visible:outline-2 focus-visible:outline-focus print:hidden"
        >
          What worked
        </Link>
      </p>
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button onClick={onRead}>
          <ScanText aria-hidden />
          Read to camera
        </Button>
        <Button variant="secondary" onClick={() => print()}>
          <Printer aria-hidden />
          Print
        </Button>
        <ExportMenu path="/api/shots/export" label="Export" name="Export your shot list" />
        {filmed.length > 0 && (
          <Button
            variant="secondary"
            onClick={() => {
              for (const { id } of filmed) remove.mutate(id);
            }}
          >
            Clear filmed
          </Button>
        )}
      </div>
    </div>
  );
}

function summaryOf(all: number, filmed: number): string {
  if (filmed === all) return all === 1 ? 'Filmed. Nice.' : `All ${all} filmed. Nice.`;
  const left = `${all - filmed} to film`;
  return filmed > 0 ? `${left}, ${filmed} filmed` : left;
}

function Loading() {
  return (
    <div role="status" aria-label="Loading your shot list" className="mt-8 grid gap-6">
      {[70, 55, 62].map((width) => (
        <div key={width} className="h-20 rounded-lg bg-sunken" style={{ width: `${width}%` }} />
      ))}
    </div>
  );
}

/** An example of the list, for new users. */
function NothingYet() {
  return (
    <div className="mt-6">
      <p className="max-w-[52ch] text-lg text-soft">
        Press <b className="font-semibold text-ink">Shot list</b> on any hook in your{' '}
        <Link href={paths.dashboard} className="font-semibold text-ink underline underline-offset-4">
          dashboard
        </Link>{' '}
        or{' '}
        <Link href={paths.history} className="font-semibold text-ink underline underline-offset-4">
          history
        </Link>
        . Then set up once, and film them one after the other.
      </p>
      <ol aria-hidden className="mt-8 grid max-w-xl gap-4 opacity-60">
        {SAMPLES.map((sample, index) => (
          <li key={sample} className="flex items-baseline gap-4 border-t border-line pt-4">
            <span className="w-5 text-right text-soft tabular-nums">{index + 1}</span>
            <span className="text-lg">
              <span className="caption">{sample}</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

const SAMPLES = [
  'You water on Sundays. The fern doesn’t own a calendar.',
  'By the time the oil light glows, the cheap fix has left.',
  'Everyone nodded, nobody wrote it down.',
];
