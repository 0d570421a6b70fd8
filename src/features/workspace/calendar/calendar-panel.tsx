import { useQueryClient } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { useId, useState } from 'react';
import { useAction } from '#features/account/forms/actions.client.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { SecretLine } from '#ui/secret-line.tsx';
import { toast } from '#ui/toast-store.ts';
import { CALENDAR_KEY, calendar, useCalendar } from './calendar.client.ts';
import type { Calendar } from './calendar.schema.ts';

/** The panel below the shot list that creates a calendar feed. */
export function CalendarPanel() {
  const { data, error, refetch } = useCalendar();
  const title = useId();
  return (
    <section aria-labelledby={title} className="mt-14 max-w-2xl border-t border-line pt-6 print:hidden">
      <h2 id={title} className="flex items-center gap-2 font-heading text-xl font-bold tracking-tight">
        <CalendarDays aria-hidden className="size-5" />
        In your calendar
      </h2>
      <p className="mt-1 mb-4 text-soft">
        One hook a day, starting today. What you film drops out, the rest moves up.
      </p>
      {error && !data && <LoadFailed what="Your calendar didn't load." error={error} onRetry={refetch} />}
      {!data && !error && <div role="status" aria-label="Loading" className="h-11 rounded-lg bg-sunken" />}
      {data && <Feed feed={data} />}
    </section>
  );
}

function Feed({ feed }: { feed: Calendar }) {
  const queries = useQueryClient();
  const [time, setTime] = useState(feed.time ?? '');
  const [url, setUrl] = useState<string | null>(null);
  const refresh = () => queries.invalidateQueries({ queryKey: CALENDAR_KEY });
  const make = useAction(async () => {
    setUrl((await calendar.renew(time || null)).url);
    await refresh();
  });
  const change = useAction(async () => {
    await calendar.change(time || null);
    toast({ title: 'Time changed' });
    await refresh();
  });
  const end = useAction(async () => {
    await calendar.end();
    setUrl(null);
    toast({ title: 'Calendar address withdrawn' });
    await refresh();
  });
  return (
    <div className="grid gap-4">
      {url && (
        <div className="grid gap-2 rounded-2xl border border-line bg-surface p-5">
          <p>
            <b className="font-semibold">Add this address to your calendar app as a subscription.</b> It is
            shown this once. Whoever has it can read your shot list.
          </p>
          <SecretLine label="Calendar address" value={url} said="Calendar address copied" />
          <Button asChild variant="secondary" className="justify-self-start">
            {/** Calendar apps open `webcal:` addresses and ask before they subscribe. */}
            <a href={url.replace(/^https?:/, 'webcal:')}>Open in my calendar app</a>
          </Button>
        </div>
      )}
      <TimeOfDay time={time} onChange={setTime} />
      <div className="flex flex-wrap gap-2">
        {!feed.on && (
          <Button variant="secondary" busy={make.busy} onClick={() => void make.run()}>
            Make a calendar address
          </Button>
        )}
        {feed.on && time !== (feed.time ?? '') && (
          <Button busy={change.busy} onClick={() => void change.run()}>
            Save time
          </Button>
        )}
        {feed.on && <ExistingCalendar renew={() => void make.run()} end={() => void end.run()} />}
      </div>
      {feed.on && <p className="text-sm text-soft">{lastRead(feed)}</p>}
    </div>
  );
}

function ExistingCalendar({ renew, end }: { renew: () => void; end: () => void }) {
  return (
    <>
      <ConfirmDialog
        title="Make a new address?"
        description="The old one stops working. Calendars that use it need the new one."
        confirmLabel="Make a new one"
        onConfirm={renew}
        trigger={<Button variant="secondary">New address</Button>}
      />
      <ConfirmDialog
        title="Withdraw the address?"
        description="Calendars that use it no longer get your shot list."
        confirmLabel="Withdraw"
        onConfirm={end}
        trigger={<Button variant="ghost">Withdraw</Button>}
      />
    </>
  );
}

function TimeOfDay({ time, onChange }: { time: string; onChange: (time: string) => void }) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <label htmlFor={id} className="font-semibold">
        Time of day
      </label>
      <input
        id={id}
        type="time"
        value={time}
        onChange={({ target }) => onChange(target.value.slice(0, 5))}
        className="h-11 rounded-lg border border-line bg-raised px-3 text-base text-ink focus-visible:outline-2 focus-visible:outline-focus"
      />
      {time === '' ? (
        <span className="text-soft">All day</span>
      ) : (
        <Button variant="ghost" size="small" onClick={() => onChange('')}>
          Make it all day
        </Button>
      )}
    </div>
  );
}

function lastRead({ last_read_at }: Calendar): string {
  if (!last_read_at) return 'No calendar has asked for it yet.';
  const at = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
  return `Last read by a calendar ${at.format(new Date(last_read_at))}.`;
}
