import { useQuery, useQueryClient } from '@tanstack/react-query';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button.tsx';
import { flashToast } from '#ui/flash-toast.ts';
import { toast } from '#ui/toast-store.ts';
import { account } from '../account.client.ts';
import { navigateAway, useAction } from '../forms/actions.client.ts';
import { clearAllDrafts } from '../forms/drafts.client.ts';
import { markLeaving } from '../sessions/session.client.ts';
import { Section } from './settings-section.tsx';

type Device = { id: string; device: string; created_at: string; last_seen_at: string; current: boolean };

export const DEVICES_KEY = ['/api/account/sessions'];

export function Devices() {
  const { data, error, refetch } = useQuery({
    queryKey: DEVICES_KEY,
    queryFn: ({ signal }) => account.devices(signal),
    staleTime: 0,
  });
  const everywhere = useAction(async () => {
    await account.signOutEverywhere();
    markLeaving();
    clearAllDrafts();
    flashToast({ title: 'Signed out everywhere' });
    await navigateAway(paths.home);
  });
  return (
    <Section title="Signed-in devices" text="Don't know one of these? Sign it out and change your password.">
      {error && (
        <p className="mb-4 text-danger-text">
          {error.message}{' '}
          <button type="button" className="cursor-pointer underline" onClick={() => refetch()}>
            Try again
          </button>
        </p>
      )}
      <ul aria-busy={!data && !error} className="mb-5 grid min-h-15 divide-y divide-line">
        {data?.sessions.map((device) => (
          <DeviceRow key={device.id} {...device} />
        ))}
      </ul>
      <Button
        variant="secondary"
        aria-disabled={everywhere.busy || undefined}
        onClick={() => everywhere.run()}
      >
        Sign out everywhere
      </Button>
    </Section>
  );
}

function DeviceRow({ id, device, last_seen_at, current }: Device) {
  const queries = useQueryClient();
  const { run, busy } = useAction(async () => {
    await account.signOutDevice(id);
    toast({ title: 'Device signed out' });
    await queries.invalidateQueries({ queryKey: DEVICES_KEY });
  });
  return (
    <li className="flex items-center justify-between gap-4 py-3 first:pt-0">
      <div className="min-w-0">
        <p className="font-semibold break-words">{device || 'Unknown device'}</p>
        <p className="text-sm text-soft">
          {current ? 'This device' : `Last seen ${formatTime(last_seen_at)}`}
        </p>
      </div>
      {!current && (
        <Button
          variant="ghost"
          size="small"
          aria-label={`Sign out ${device}`}
          aria-disabled={busy || undefined}
          onClick={() => run()}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}

function formatTime(time: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(time));
}
