import { MailAction, MailLayout, MailSmallPrint, MailText } from '#platform/mail/mail-layout.tsx';

export const keyMadeSubject = 'A new API key for your Hooksmith account';

type Props = { link: string; supportEmail: string };

/** The mail does not show the key's name, which a stranger who registered with this e-mail address may have chosen. */
export function KeyMadeMail({ link, supportEmail }: Props) {
  return (
    <MailLayout
      preview="If that was you, there is nothing to do."
      caption="New API key."
      supportEmail={supportEmail}
    >
      <MailText>
        Somebody made an API key for your Hooksmith account just now. Programs can use your account with it,
        without your password. If that was you, there's nothing to do.
      </MailText>
      <MailText>
        If it wasn't, somebody has your password. Set a new one with a reset link: that ends every API key,
        every webhook and every login.
      </MailText>
      <MailAction href={link}>Get a reset link</MailAction>
      <MailSmallPrint>You see your keys in your settings, and can revoke each one there.</MailSmallPrint>
    </MailLayout>
  );
}
