import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useAction } from '#features/account/forms/actions.client.ts';
import { Section } from '#features/account/settings/settings-section.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { SecretLine } from '#ui/secret-line.tsx';
import { toast } from '#ui/toast-store.ts';
import { deliveriesKey, ENDPOINTS, useDeliveries, useEndpoints, webhooks } from './webhooks.client.ts';
import {
  type CreatedEndpoint,
  type Delivery,
  type Endpoint,
  MAX_ENDPOINTS,
  WEBHOOK_EVENTS,
  type WebhookEvent,
} from './webhooks.schema.ts';

const NAMES: Record<string, string> = { 'run.done': 'Run done', 'hook.filmed': 'Filmed', test: 'Test' };

/** In the settings: addresses that are told what happens here. */
export default function WebhooksSection() {
  const { data, error, refetch } = useEndpoints();
  const [made, setMade] = useState<CreatedEndpoint | null>(null);
  return (
    <Section
      id="webhooks"
      title="Webhooks"
      text="We call an address of yours when a run is done or a hook is filmed. Every call is signed."
    >
      {error && !data && <LoadFailed what="Your webhooks didn't load." error={error} onRetry={refetch} />}
      {!data && !error && <div role="status" aria-label="Loading" className="h-16 rounded-lg bg-sunken" />}
      {made && (
        <div className="mb-6 grid gap-2 rounded-2xl border border-line bg-surface p-5">
          <p className="font-semibold">Copy the secret now. It is shown this once.</p>
          <SecretLine label="Signing secret" value={made.secret} said="Secret copied" />
        </div>
      )}
      {data && data.length > 0 && (
        <ul className="mb-6 grid divide-y divide-line">
          {data.map((endpoint) => (
            <EndpointRow key={endpoint.id} endpoint={endpoint} onGone={() => setMade(null)} />
          ))}
        </ul>
      )}
      {data && data.length < MAX_ENDPOINTS && <AddForm onMade={setMade} />}
      {data && data.length >= MAX_ENDPOINTS && (
        <p className="text-soft">That's all {MAX_ENDPOINTS}. Remove one to add another.</p>
      )}
    </Section>
  );
}

function AddForm({ onMade }: { onMade: (made: CreatedEndpoint) => void }) {
  const id = useId();
  const queries = useQueryClient();
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<WebhookEvent[]>([...WEBHOOK_EVENTS]);
  const add = useAction(async () => {
    const made = await webhooks.add({ url, events });
    onMade(made);
    setUrl('');
    toast({ title: 'Webhook added' });
    await queries.invalidateQueries({ queryKey: ENDPOINTS });
  });
  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void add.run();
      }}
    >
      <div className="grid gap-1.5">
        <label htmlFor={id} className="font-semibold">
          Address
        </label>
        <input
          id={id}
          type="url"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="https://example.com/hooks"
          value={url}
          onChange={(event) => setUrl(event.target.value)}
          aria-invalid={add.failure ? true : undefined}
          aria-describedby={add.failure ? `${id}-error` : undefined}
          className="h-11 w-full rounded-lg border border-line bg-raised px-3.5 text-base text-ink placeholder:text-faint focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-focus aria-invalid:border-danger-text"
        />
        {add.failure && (
          <p id={`${id}-error`} className="text-sm font-medium text-danger-text">
            {add.failure}
          </p>
        )}
      </div>
      <Events chosen={events} onChange={setEvents} legend="Call it when" />
      <div>
        <Button
          type="submit"
          variant="secondary"
          busy={add.busy}
          disabled={false}
          aria-disabled={add.busy || undefined}
        >
          Add webhook
        </Button>
      </div>
    </form>
  );
}

type EventsProps = { chosen: WebhookEvent[]; onChange: (events: WebhookEvent[]) => void; legend: string };

function Events({ chosen, onChange, legend }: EventsProps) {
  return (
    <fieldset className="flex flex-wrap items-center gap-x-5 gap-y-1">
      <legend className="mb-1 text-sm text-soft">{legend}</legend>
      {WEBHOOK_EVENTS.map((event) => (
        <label key={event} className="flex min-h-9 cursor-pointer items-center gap-2">
          <input
            type="checkbox"
            className="size-4.5 accent-primary"
            checked={chosen.includes(event)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, event] : chosen.filter((one) => one !== event))
            }
          />
          {NAMES[event]}
        </label>
      ))}
    </fieldset>
  );
}

function EndpointRow({ endpoint, onGone }: { endpoint: Endpoint; onGone: () => void }) {
  const { id, url, events, disabled_at } = endpoint;
  const queries = useQueryClient();
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ENDPOINTS }),
      queries.invalidateQueries({ queryKey: deliveriesKey(id) }),
    ]).then(() => {});
  const test = useAction(async () => {
    const [delivery] = await webhooks.test(id);
    toast({ title: delivery?.status === 'delivered' ? 'Test delivered' : 'Test not delivered' });
    await refresh();
  });
  const change = useAction(async (chosen: WebhookEvent[]) => {
    await webhooks.choose(id, chosen);
    await refresh();
  });
  const turnOn = useAction(async () => {
    await webhooks.turnOn(id);
    await refresh();
  });
  const remove = useAction(async () => {
    await webhooks.remove(id);
    onGone();
    toast({ title: 'Webhook removed' });
    // Its deliveries are not reloaded, because they are gone with it.
    await queries.invalidateQueries({ queryKey: ENDPOINTS });
  });
  return (
    <li aria-label={url} className="grid gap-3 py-5 first:pt-0">
      <p className="font-semibold break-all">{url}</p>
      {disabled_at && (
        <p className="font-medium text-danger-text">
          Off since {formatTime(disabled_at)}: it kept failing, so we stopped calling it.
        </p>
      )}
      <Events chosen={events} legend="Called when" onChange={(chosen) => void change.run(chosen)} />
      <Deliveries id={id} />
      <div className="flex flex-wrap gap-2">
        {disabled_at && (
          <Button size="small" variant="secondary" busy={turnOn.busy} onClick={() => void turnOn.run()}>
            Turn on again
          </Button>
        )}
        <Button size="small" variant="secondary" busy={test.busy} onClick={() => void test.run()}>
          Send a test
        </Button>
        <ConfirmDialog
          title="Remove this webhook?"
          subject={url}
          description="We stop calling this address. What waits to be sent is dropped."
          confirmLabel="Remove"
          onConfirm={() => void remove.run()}
          trigger={
            <Button size="small" variant="ghost">
              Remove
            </Button>
          }
        />
      </div>
    </li>
  );
}

function Deliveries({ id }: { id: number }) {
  const { data, error, refetch } = useDeliveries(id);
  if (error && !data)
    return <LoadFailed what="Its deliveries didn't load." error={error} onRetry={refetch} />;
  if (!data) return <div role="status" aria-label="Loading" className="h-6 rounded bg-sunken" />;
  if (data.length === 0) return <p className="text-sm text-soft">Nothing sent yet. Send a test.</p>;
  return (
    <details>
      <summary className="cursor-pointer rounded text-sm text-soft focus-visible:outline-2 focus-visible:outline-focus">
        Last: {outcomeOf(data[0] as Delivery)}
      </summary>
      <ul className="mt-2 grid gap-1.5 text-sm">
        {data.map((delivery) => (
          <li key={delivery.id} className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3">
            <span className="font-medium">{NAMES[delivery.event]}</span>
            <span className="text-soft">
              {outcomeOf(delivery)}, {formatTime(delivery.tried_at ?? delivery.created_at)}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function outcomeOf({ status, attempts, answer_code, problem }: Delivery): string {
  const why = [answer_code && `answered ${answer_code}`, problem?.replace(/\.$/, '')]
    .filter(Boolean)
    .join(', ');
  const tries = attempts > 1 ? ` after ${attempts} tries` : '';
  if (status === 'delivered') return `delivered${tries}, ${why}`;
  if (status === 'failed') return `failed${tries}${why && `: ${why}`}`;
  return attempts === 0 ? 'waiting' : `failed${tries}: ${why}. We try again`;
}

function formatTime(time: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(time));
}
