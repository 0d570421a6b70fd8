import { BadgeCheck, CircleDashed } from 'lucide-react';
import { FREE_CREDITS_AT_CONFIRMATION } from '#features/credits/free-credits.ts';
import { ResendButton } from '../confirm-email/resend-button.tsx';
import { useSignedInUser } from '../sessions/session.client.ts';
import { ChangeEmail } from './change-email.tsx';
import { Section } from './settings-section.tsx';

export function Email() {
  const { email, email_confirmed } = useSignedInUser();
  return (
    <Section title="Email" text="You log in with this address. We send no newsletters to it.">
      <p className="font-semibold break-all">{email}</p>
      {email_confirmed ? (
        <p className="mt-2 flex items-center gap-2 text-soft">
          <BadgeCheck aria-hidden className="size-5 text-accent-text" /> Confirmed
        </p>
      ) : (
        <div className="mt-2 grid justify-items-start gap-4">
          <p className="flex items-center gap-2 text-soft">
            <CircleDashed aria-hidden className="size-5 shrink-0" />
            Not confirmed yet. Open the link we mailed you for {FREE_CREDITS_AT_CONFIRMATION} more runs.
          </p>
          <ResendButton variant="secondary" />
        </div>
      )}
      <div className="mt-5">
        <ChangeEmail />
      </div>
    </Section>
  );
}
