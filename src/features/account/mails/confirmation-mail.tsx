import {
  FREE_CREDITS_AT_CONFIRMATION,
  FREE_CREDITS_AT_REGISTRATION,
} from '#features/credits/free-credits.ts';
import { HOOKS_PER_RUN } from '#features/credits/hooks-per-run.ts';
import { MailAction, MailLayout, MailSmallPrint, MailText } from '#platform/mail/mail-layout.tsx';

export const confirmationSubject = `Confirm your email, get ${FREE_CREDITS_AT_CONFIRMATION} more runs`;

type Props = { link: string; supportEmail: string };

export function ConfirmationMail({ link, supportEmail }: Props) {
  return (
    <MailLayout
      preview={`You have ${FREE_CREDITS_AT_REGISTRATION} runs. One tap adds ${FREE_CREDITS_AT_CONFIRMATION} more.`}
      caption={`One tap. ${FREE_CREDITS_AT_CONFIRMATION} more runs.`}
      supportEmail={supportEmail}
    >
      <MailText>
        You started with {FREE_CREDITS_AT_REGISTRATION} free runs. Confirm this address and we add{' '}
        {FREE_CREDITS_AT_CONFIRMATION} more. That's another {FREE_CREDITS_AT_CONFIRMATION * HOOKS_PER_RUN}{' '}
        hooks, and still no credit card.
      </MailText>
      <MailAction href={link}>Confirm my email</MailAction>
      <MailSmallPrint>The link works once, for 7 days.</MailSmallPrint>
      <MailSmallPrint>
        Didn't sign up for Hooksmith? Ignore this mail. Without the tap, nothing happens.
      </MailSmallPrint>
    </MailLayout>
  );
}
