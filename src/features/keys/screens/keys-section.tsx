import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAction } from '#features/account/forms/actions.client.ts';
import { Section } from '#features/account/settings/settings-section.tsx';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { toast } from '#ui/toast-store.ts';
import { revokeKey, useKeys, useRefreshKeys } from '../keys.client.ts';
import type { ApiKey, MadeKey } from '../keys.schema.ts';
import { MadeKeyPanel } from './made-key.tsx';
import { NewKeyForm } from './new-key-form.tsx';

type State = { at: 'closed' | 'open' } | { at: 'made'; key: MadeKey };

export default function KeysSection() {
  const { data, error, refetch } = useKeys();
  const refresh = useRefreshKeys();
  const [state, setState] = useState<State>({ at: 'closed' });
  const opener = useRef<HTMLButtonElement>(null);
  // The focused element disappears, so the focus has to be moved.
  const close = () => {
    flushSync(() => setState({ at: 'closed' }));
    opener.current?.focus();
  };
  const made = (key: MadeKey) => {
    setState({ at: 'made', key });
    void refresh();
  };
  return (
    <Section
      id="api-keys"
      title="API keys"
      text={
        <>
          Let your notes app, your scripts or your assistant ask for hooks.{' '}
          <a className="underline underline-offset-4" href={paths.developers}>
            How it works
          </a>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {error && !data && (
          <LoadFailed what="Your keys could not be loaded" error={error} onRetry={refetch} />
        )}
        {!data && !error && <div role="status" aria-label="Loading" className="h-16 rounded-lg bg-sunken" />}
        {data?.keys.length === 0 && state.at === 'closed' && (
          <p>No keys yet. A key asks for hooks in your name, and its runs are yours.</p>
        )}
        {data && data.keys.length > 0 && (
          <ul className="grid divide-y divide-line">
            {data.keys.map((key) => (
              <KeyRow key={key.id} {...key} />
            ))}
          </ul>
        )}
        {state.at === 'open' && <NewKeyForm onMade={made} onCancel={close} />}
        {state.at === 'made' && <MadeKeyPanel made={state.key} onDone={close} />}
        {state.at === 'closed' && (
          <Button
            ref={opener}
            variant="secondary"
            className="justify-self-start"
            onClick={() => setState({ at: 'open' })}
          >
            Make a key
          </Button>
        )}
      </div>
    </Section>
  );
}

const SCOPE_VERBS = { write: 'writes', read: 'reads', favorite: 'favorites' } as const;

function KeyRow({ id, name, start, scopes, last_used_at, expires_at }: ApiKey) {
  const refresh = useRefreshKeys();
  const { run, busy } = useAction(async () => {
    await revokeKey(id);
    toast({ title: 'Key revoked' });
    await refresh();
  });
  const may = new Intl.ListFormat('en-US').format(scopes.map((scope) => SCOPE_VERBS[scope]));
  return (
    <li className="flex items-center justify-between gap-4 py-3 first:pt-0">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          {name} <code className="font-mono text-sm font-normal text-soft">{start}…</code>
        </p>
        <p className="text-sm text-soft">
          {capitalized(may)}. {last_used_at ? `Last used ${formatDate(last_used_at)}` : 'Never used'}
          {expires_at && `, ${expiryText(expires_at)}`}.
        </p>
      </div>
      <ConfirmDialog
        title="Revoke this key?"
        subject={name}
        description="Whatever uses it is shut out at once. This can't be undone."
        confirmLabel="Revoke"
        onConfirm={() => void run()}
        trigger={
          <Button
            variant="ghost"
            size="small"
            aria-label={`Revoke ${name}`}
            aria-disabled={busy || undefined}
          >
            Revoke
          </Button>
        }
      />
    </li>
  );
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function expiryText(time: string): string {
  return `${Date.parse(time) <= Date.now() ? 'expired' : 'ends'} ${formatDate(time)}`;
}

function formatDate(time: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format(new Date(time));
}
