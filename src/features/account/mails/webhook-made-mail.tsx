import { MailAction, MailLayout, MailSmallPrint, MailText } from '#platform/mail/mail-layout.tsx';

export const webhookMadeSubject = 'A new webhook for your Hooksmith account';

type Props = { link: string; supportEmail: string };

/** The mail does not show the webhook's URL, which somebody else may have chosen. */
export function WebhookMadeMail({ link, supportEmail }: Props) {
  return (
    <MailLayout
      preview="If that was you, there is nothing to do."
      caption="New webhook."
      supportEmail={supportEmail}
    >
      <MailText>
        Somebody added a webhook to your Hooksmith account just now. It sends your hooks to another server as
        you write or film them. If that was you, there's nothing to do.
      </MailText>
      <MailText>
        If it wasn't, somebody is logged in as you. Set a new password with a reset link: that ends every
        webhook, every API key and every login.
      </MailText>
      <MailAction href={link}>Get a reset link</MailAction>
      <MailSmallPrint>You see your webhooks in your settings, and can remove each one there.</MailSmallPrint>
    </MailLayout>
  );
}
