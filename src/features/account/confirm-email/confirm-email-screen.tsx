import { useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import { paths } from '#platform/paths.ts';
import { buttonStyle } from '#ui/button.tsx';
import { ScreenHeading } from '#ui/screen-heading.tsx';
import { account } from '../account.client.ts';
import { ThemedAuthLayout } from '../layout/themed-auth-layout.tsx';
import { initialData } from '../sessions/initial-data.client.ts';
import { ResendButton } from './resend-button.tsx';

/** Opened by the mailed link: confirms, says what happened, and leads on. */
export default function ConfirmEmailScreen() {
  const token = new URLSearchParams(useSearch()).get('token') ?? '';
  // A query instead of an effect, so that it runs once for a token.
  const { data, error } = useQuery({
    queryKey: ['confirm-email', token],
    queryFn: () => account.confirmEmail(token),
    gcTime: Number.POSITIVE_INFINITY,
  });
  return (
    <ThemedAuthLayout plain>
      <div aria-live="polite" className="grid gap-6">
        {data && <Confirmed creditsAdded={data.runs_added} />}
        {error && <NotConfirmed why={error.message} />}
        {!data && !error && <ScreenHeading>Confirming your email…</ScreenHeading>}
      </div>
    </ThemedAuthLayout>
  );
}

function Confirmed({ creditsAdded }: { creditsAdded: number }) {
  return (
    <>
      <div>
        <ScreenHeading>Email confirmed</ScreenHeading>
        <p className="mt-2 text-pretty text-soft">
          {creditsAdded > 0
            ? `${creditsAdded} more runs are in your account. Go and use one.`
            : 'It was confirmed before, so the runs for it are in your account already.'}
        </p>
      </div>
      <a href={initialData.user ? paths.home : paths.login} className={buttonStyle()}>
        {initialData.user ? 'Write some hooks' : 'Log in'}
      </a>
    </>
  );
}

function NotConfirmed({ why }: { why: string }) {
  return (
    <>
      <div>
        <ScreenHeading documentTitle="Email not confirmed">That didn't work</ScreenHeading>
        <p className="mt-2 font-medium text-danger-text">{why}</p>
        <p className="mt-2 text-pretty text-soft">
          A confirmation link works once. Your account works without it, and we can send you a new one.
        </p>
      </div>
      {initialData.user ? (
        <ResendButton />
      ) : (
        <a href={paths.login} className={buttonStyle()}>
          Log in for a new link
        </a>
      )}
    </>
  );
}
