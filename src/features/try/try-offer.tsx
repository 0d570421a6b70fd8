import { useState } from 'react';
import { Link } from 'wouter';
import { useAction } from '#features/account/forms/actions.client.ts';
import { useSetUser, useSignedInUser } from '#features/account/sessions/session.client.ts';
import { useAddHooks } from '#features/hooks/hooks.client.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast-store.ts';
import { keepTry } from './keep-try.client.ts';
import { forgetTry, readPendingTry } from './pending-try.client.ts';

/** Offers to keep a try. No credit is spent before the user agrees. */
export default function TryOffer() {
  const [pendingTry, setPendingTry] = useState(readPendingTry);
  const user = useSignedInUser();
  const setUser = useSetUser();
  const addHooks = useAddHooks();
  const leave = () => {
    forgetTry();
    setPendingTry(null);
  };
  const { run, busy, failure } = useAction(async () => {
    if (!pendingTry) return;
    const { hooks, hook_credits } = await keepTry(pendingTry);
    await addHooks(hooks);
    setUser({ ...user, hook_credits });
    leave();
    toast({ title: 'Your ten hooks are here' });
  });
  if (!pendingTry) return null;
  const { hook_credits: left } = user;
  return (
    <section aria-labelledby="try-offer" className="mb-8 grid gap-3 rounded-lg bg-sunken p-5">
      <h2 id="try-offer" className="font-heading text-xl font-bold tracking-tight wrap-anywhere">
        Your ten hooks for “{pendingTry.topic}”
      </h2>
      {failure && <p className="font-medium text-danger-text">{failure}</p>}
      <p className="text-soft">
        {left > 0
          ? `The three you saw and the seven you didn't. Keeping them takes 1 of your ${left} ${left === 1 ? 'run' : 'runs'}.`
          : 'You have no runs left. Buy a package to keep them.'}
      </p>
      <div className="flex flex-wrap gap-3">
        {left > 0 ? (
          <Button busy={busy} onClick={() => run()}>
            Keep these ten
          </Button>
        ) : (
          <Button asChild>
            <Link href={paths.pricing}>Get more runs</Link>
          </Button>
        )}
        <Button variant="ghost" onClick={leave} disabled={busy}>
          No, thanks
        </Button>
      </div>
    </section>
  );
}
