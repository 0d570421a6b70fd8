import { MailAction, MailLayout, MailSmallPrint, MailText } from '#platform/mail/mail-layout.tsx';

export const emailInUseSubject = 'You have a Hooksmith account with this address';

type Props = { link: string; supportEmail: string };

/** Sent instead of the link, so that only the reader of this mailbox learns that there is an account. */
export function EmailInUseMail({ link, supportEmail }: Props) {
  return (
    <MailLayout
      preview="Nothing was changed."
      caption="This address is taken. By you."
      supportEmail={supportEmail}
    >
      <MailText>
        Somebody asked to use this address for another Hooksmith account. It already has one, so nothing was
        changed. If that was you, log in to this one, or delete it first to use the address elsewhere.
      </MailText>
      <MailAction href={link}>Log in</MailAction>
      <MailSmallPrint>Wasn't you? There's nothing to do.</MailSmallPrint>
    </MailLayout>
  );
}
