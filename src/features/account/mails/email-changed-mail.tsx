import { MailAction, MailLayout, MailSmallPrint, MailText } from '#platform/mail/mail-layout.tsx';

export const emailChangedSubject = 'Your Hooksmith email was changed';

type Props = { supportEmail: string };

/** Sent to the former e-mail address. Its reader may have lost the account, and only support can give it back. */
export function EmailChangedMail({ supportEmail }: Props) {
  return (
    <MailLayout
      preview="If that was you, there is nothing to do."
      caption="Your email was changed."
      supportEmail={supportEmail}
    >
      <MailText>
        Your Hooksmith account has another email address now, and you log in with that one. If that was you,
        there's nothing to do. This is our last mail to this address.
      </MailText>
      <MailText>If it wasn't, write to us from this address and we'll look into it.</MailText>
      <MailAction href={`mailto:${supportEmail}`}>That wasn't me</MailAction>
      <MailSmallPrint>
        The change took the account's password and a link mailed to the new address.
      </MailSmallPrint>
    </MailLayout>
  );
}
