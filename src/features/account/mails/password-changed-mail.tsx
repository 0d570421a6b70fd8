import { MailAction, MailLayout, MailSmallPrint, MailText } from '#platform/mail/mail-layout.tsx';

export const passwordChangedSubject = 'Your Hooksmith password was changed';

type Props = { link: string; supportEmail: string };

/** After a reset, which also ends API keys, webhooks and the calendar. */
export const PasswordResetDoneMail = (props: Props) => <PasswordChangedMail {...props} reset />;

export function PasswordChangedMail({ link, supportEmail, reset = false }: Props & { reset?: boolean }) {
  return (
    <MailLayout
      preview="If that was you, there is nothing to do."
      caption="Your password was changed."
      supportEmail={supportEmail}
    >
      <MailText>
        The password of your Hooksmith account was changed just now, and other devices were signed out. If
        that was you, there's nothing to do.
      </MailText>
      {reset && (
        <MailText>
          API keys, webhooks and the calendar address of the account have ended too. Make new ones where you
          need them.
        </MailText>
      )}
      <MailText>If it wasn't, take the account back: ask for a reset link and set a new password.</MailText>
      <MailAction href={link}>Get a reset link</MailAction>
      <MailSmallPrint>The link goes to this address only, so whoever changed it won't see it.</MailSmallPrint>
    </MailLayout>
  );
}
