import { useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import { paths } from '#platform/paths.ts';
import { buttonStyle } from '#ui/button.tsx';
import { ScreenHeading } from '#ui/screen-heading.tsx';
import { account } from '../account.client.ts';
import { ThemedAuthLayout } from '../layout/themed-auth-layout.tsx';
import { initialData } from '../sessions/initial-data.client.ts';

/** Opened by the link mailed to a new e-mail address: changes the address, says what happened, and leads on. */
export default function ConfirmNewEmailScreen() {
  const token = new URLSearchParams(useSearch()).get('token') ?? '';
  // A query instead of an effect, so that it runs once for a token.
  const { data, error } = useQuery({
    queryKey: ['confirm-new-email', token],
    queryFn: () => account.confirmNewEmail(token),
    gcTime: Number.POSITIVE_INFINITY,
  });
  const signedIn = initialData.user !== null;
  return (
    <ThemedAuthLayout>
      <div aria-live="polite" className="grid gap-6">
        {data && (
          <>
            <div>
              <ScreenHeading>Email changed</ScreenHeading>
              <p className="mt-2 text-pretty text-soft">
                You log in with <b className="font-semibold break-all text-ink">{data.email}</b> from now on.
                Your password is the same.
                {data.runs_added > 0 && ` And ${data.runs_added} more runs are in your account.`}
              </p>
            </div>
            <a href={signedIn ? paths.home : paths.login} className={buttonStyle()}>
              {signedIn ? 'Write some hooks' : 'Log in'}
            </a>
          </>
        )}
        {error && (
          <>
            <div>
              <ScreenHeading documentTitle="Email not changed">That didn't work</ScreenHeading>
              <p className="mt-2 font-medium text-danger-text">{error.message}</p>
              <p className="mt-2 text-pretty text-soft">
                The link works once, for 24 hours, and only the newest one does. Ask for another in settings.
              </p>
            </div>
            <a href={paths.settings} className={buttonStyle()}>
              Go to settings
            </a>
          </>
        )}
        {!data && !error && <ScreenHeading>Changing your email…</ScreenHeading>}
      </div>
    </ThemedAuthLayout>
  );
}
