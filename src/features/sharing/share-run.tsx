import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useAction } from '#features/account/forms/actions.client.ts';
import { Button } from '#ui/button.tsx';
import { SecretLine } from '#ui/secret-line.tsx';
import { toast } from '#ui/toast-store.ts';
import { sharesOf, sharing } from './sharing.client.ts';

type Run = { runId: number; topic: string };

/** A button at the heading of a run that creates a link for others. */
export function ShareRun(run: Run) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Share2 aria-hidden />
        Share
      </Button>
      {open && <ShareDialog {...run} onClose={() => setOpen(false)} />}
    </>
  );
}

function ShareDialog({ runId, topic, onClose }: Run & { onClose: () => void }) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      className="m-auto w-[calc(100%-2rem)] max-w-lg rounded-2xl border border-line bg-surface p-6 text-left text-base text-ink shadow-2xl backdrop:bg-black/60"
    >
      <h2 id={id} className="font-heading text-xl font-bold">
        Share this run
      </h2>
      <p className="mt-2 text-soft">
        Whoever has the link can read these hooks, without an account. Your name is not on the page.
      </p>
      <p className="mt-3 font-semibold break-words">{topic}</p>
      <Links runId={runId} />
      <div className="mt-6 flex justify-end">
        <Button variant="ghost" onClick={() => dialog.current?.close()}>
          Close
        </Button>
      </div>
    </dialog>
  );
}

function Links({ runId }: Pick<Run, 'runId'>) {
  const queries = useQueryClient();
  const shares = sharesOf(runId);
  const { data } = useQuery(shares);
  const [url, setUrl] = useState<string | null>(null);
  const make = useAction(async () => {
    const made = await sharing.make(runId);
    setUrl(made.url);
    queries.setQueryData(shares.queryKey, { links: made.links });
  });
  const withdraw = useAction(async () => {
    await sharing.withdraw(runId);
    setUrl(null);
    queries.setQueryData(shares.queryKey, { links: [] });
    toast({ title: 'No link leads here any more' });
  });
  const count = data?.links.length ?? 0;
  return (
    <div className="mt-4 grid gap-4">
      {url && <SecretLine label="Link to this run" value={url} said="Link copied" />}
      {url && <p className="text-sm text-soft">Copy it now: we can't show this link again.</p>}
      {(make.failure ?? withdraw.failure) && (
        <p role="alert" className="text-sm font-medium text-danger-text">
          {make.failure ?? withdraw.failure}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {url && 'share' in navigator && (
          <Button onClick={() => void navigator.share({ url }).catch(() => {})}>Send it</Button>
        )}
        <Button variant={url ? 'secondary' : 'primary'} busy={make.busy} onClick={() => void make.run()}>
          {count > 0 ? 'Make another link' : 'Make a link'}
        </Button>
        {count > 0 && (
          <Button variant="secondary" busy={withdraw.busy} onClick={() => void withdraw.run()}>
            {count === 1 ? 'Withdraw the link' : `Withdraw all ${count} links`}
          </Button>
        )}
      </div>
    </div>
  );
}
