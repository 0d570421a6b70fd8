import { renderMail } from '#platform/mail/render-mail.ts';
import { ConfirmationMail, confirmationSubject } from './confirmation-mail.tsx';
import { EmailChangedMail, emailChangedSubject } from './email-changed-mail.tsx';
import { EmailInUseMail, emailInUseSubject } from './email-in-use-mail.tsx';
import { KeyMadeMail, keyMadeSubject } from './key-made-mail.tsx';
import { NewEmailMail, newEmailSubject } from './new-email-mail.tsx';
import {
  PasswordChangedMail,
  PasswordResetDoneMail,
  passwordChangedSubject,
} from './password-changed-mail.tsx';
import { ResetMail, resetSubject } from './reset-mail.tsx';
import { WebhookMadeMail, webhookMadeSubject } from './webhook-made-mail.tsx';

/** The mails of an account, by kind. */
const MAILS = {
  confirm: { subject: confirmationSubject, Mail: ConfirmationMail },
  reset: { subject: resetSubject, Mail: ResetMail },
  'new-email': { subject: newEmailSubject, Mail: NewEmailMail },
  'email-changed': { subject: emailChangedSubject, Mail: EmailChangedMail },
  'email-in-use': { subject: emailInUseSubject, Mail: EmailInUseMail },
  'password-changed': { subject: passwordChangedSubject, Mail: PasswordChangedMail },
  'password-reset-done': { subject: passwordChangedSubject, Mail: PasswordResetDoneMail },
  'key-made': { subject: keyMadeSubject, Mail: KeyMadeMail },
  'webhook-made': { subject: webhookMadeSubject, Mail: WebhookMadeMail },
};
export type MailKind = keyof typeof MAILS;

export async function writeMail(kind: MailKind, props: { link: string; supportEmail: string }) {
  const { subject, Mail } = MAILS[kind];
  return { subject, ...(await renderMail(<Mail {...props} />)) };
}
