import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { FREE_CREDITS_AT_CONFIRMATION } from '#features/credits/free-credits.ts';
import { paths } from '#platform/paths.ts';
import { classNames } from '#ui/class-names.ts';
import { ResendButton } from '../confirm-email/resend-button.tsx';
import type { User } from '../user.schema.ts';

/** A small notice about what is missing from the account, with a link to complete it. */
export function Notices({ user }: { user: User }) {
  const [path] = useLocation();
  if (user.business_context && user.email_confirmed) return null;
  return (
    <div className="border-b border-line bg-sunken text-sm print:hidden">
      <div className="mx-auto max-w-5xl px-4 sm:px-6">
        {user.business_context ? (
          <UnconfirmedNotice email={user.email} />
        ) : user.email_confirmed ? (
          <ContextNotice onboarding={path === paths.onboarding} />
        ) : (
          <BothNotice />
        )}
      </div>
    </div>
  );
}

function UnconfirmedNotice({ email }: { email: string }) {
  return (
    <Notice label="Confirm your email" action={<Resend />}>
      <b className="font-semibold">Confirm your email, get {FREE_CREDITS_AT_CONFIRMATION} more runs.</b>{' '}
      <span className="text-soft max-sm:hidden">We mailed the link to {email}.</span>
    </Notice>
  );
}

function ContextNotice({ onboarding }: { onboarding: boolean }) {
  return (
    <Notice
      label="Business context is missing"
      action={
        <SettingsLink className="shrink-0 py-1.5">
          {onboarding ? 'Go to settings' : 'Add it in settings'}
        </SettingsLink>
      }
    >
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
    </Notice>
  );
}

function BothNotice() {
  return (
    <Notice label="Business context is missing. Confirm your email" action={<Resend />}>
      <b className="font-semibold">Two things left:</b> your business, in{' '}
      <SettingsLink>settings</SettingsLink>, and the link we mailed for {FREE_CREDITS_AT_CONFIRMATION} more
      runs.
    </Notice>
  );
}

function Resend() {
  return (
    <ResendButton
      variant="ghost"
      size="small"
      className="shrink-0 px-0! underline underline-offset-4 hover:bg-transparent"
    />
  );
}

function SettingsLink({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <Link
      href={paths.settings}
      className={classNames(
        'rounded-sm font-semibold underline underline-offset-4 focus-visible:outline-2 focus-visible:outline-focus',
        className,
      )}
    >
      {children}
    </Link>
  );
}

type NoticeProps = { label: string; action: ReactNode; children: ReactNode };

function Notice({ label, action, children }: NoticeProps) {
  return (
    <section aria-label={label} className="flex items-center justify-between gap-4 py-1.5">
      <p className="min-w-0 break-words">{children}</p>
      {action}
    </section>
  );
}
