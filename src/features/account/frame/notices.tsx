import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { FREE_RUNS_AT_CONFIRMATION } from '#features/credits/free-runs.ts';
import { paths } from '#platform/paths.ts';
import { ResendButton } from '../resend-button.tsx';
import type { User } from '../user.schema.ts';

/** What is still missing from an account, said small, with the way to mend it. */
export function FrameNotices({ user }: { user: User }) {
  const [path] = useLocation();
  if (user.business_context && user.email_confirmed) return null;
  return (
    <div className="border-b border-line bg-sunken text-sm">
      <div className="mx-auto grid max-w-5xl grid-cols-[minmax(0,1fr)] divide-y divide-line px-4 sm:px-6">
        {!user.business_context && <ContextBanner onboarding={path === paths.onboarding} />}
        {!user.email_confirmed && (
          <Notice label="Confirm your email">
            <p className="min-w-0 sm:truncate">
              <b className="font-semibold">Confirm your email, get {FREE_RUNS_AT_CONFIRMATION} more runs.</b>{' '}
              <span className="text-soft max-sm:hidden">We mailed the link to {user.email}.</span>
            </p>
            <ResendButton
              variant="ghost"
              size="small"
              className="shrink-0 px-0 underline underline-offset-4 hover:bg-transparent"
            />
          </Notice>
        )}
      </div>
    </div>
  );
}

function ContextBanner({ onboarding }: { onboarding: boolean }) {
  return (
    <Notice label="Business context is missing">
      <p className="min-w-0">
        {onboarding ? (
          <>
            <b className="font-semibold">In a hurry?</b>{' '}
            <span className="text-soft">Your business can wait. It's in settings.</span>
          </>
        ) : (
          <>
            <b className="font-semibold">Your hooks don't know your business yet.</b>{' '}
            <span className="text-soft max-sm:hidden">Two sentences, and they sound like you.</span>
          </>
        )}
      </p>
      <Link
        href={paths.settings}
        className="shrink-0 rounded-sm py-1.5 font-semibold underline underline-offset-4 focus-visible:outline-2 focus-visible:outline-focus"
      >
        {onboarding ? 'Go to settings' : 'Add it in settings'}
      </Link>
    </Notice>
  );
}

function Notice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label} className="flex items-center justify-between gap-4 py-1.5">
      {children}
    </section>
  );
}
