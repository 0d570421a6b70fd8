import { MailAction, MailLayout, MailSmallPrint, MailText } from '#platform/mail/mail-layout.tsx';

export const resetSubject = 'Set a new Hooksmith password';

type Props = { link: string; supportEmail: string };

export function ResetMail({ link, supportEmail }: Props) {
  return (
    <MailLayout
      preview="The link works once, for 30 minutes."
      caption="Forgot it? Happens. Take two."
      supportEmail={supportEmail}
    >
      <MailText>
        Somebody asked for a new password for your Hooksmith account. If that was you, set it here.
      </MailText>
      <MailAction href={link}>Set a new password</MailAction>
      <MailSmallPrint>
        The link works once, for 30 minutes. A new password signs you out on every device, and ends your API
        keys, webhooks and calendar address.
      </MailSmallPrint>
      <MailSmallPrint>Wasn't you? Leave this mail alone. Your password stays as it is.</MailSmallPrint>
    </MailLayout>
  );
}
