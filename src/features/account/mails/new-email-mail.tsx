import { MailAction, MailLayout, MailSmallPrint, MailText } from '#platform/mail/mail-layout.tsx';

export const newEmailSubject = 'Use this address for Hooksmith';

type Props = { link: string; supportEmail: string };

export function NewEmailMail({ link, supportEmail }: Props) {
  return (
    <MailLayout
      preview="One tap, and you log in with this address."
      caption="New address? One tap."
      supportEmail={supportEmail}
    >
      <MailText>
        Somebody asked to use this address for their Hooksmith account. If that was you, confirm it here. From
        then on you log in with it, and our mails come to it.
      </MailText>
      <MailAction href={link}>Use this address</MailAction>
      <MailSmallPrint>The link works once, for 24 hours. Your password stays the same.</MailSmallPrint>
      <MailSmallPrint>Wasn't you? Ignore this mail. Without the tap, nothing happens.</MailSmallPrint>
    </MailLayout>
  );
}
