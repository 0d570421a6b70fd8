import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '#platform/database/database.ts';
import { users } from '#platform/database/schema-account.ts';
import { isRateLimited } from '#platform/http/limits/rate-limits.ts';
import type { JobOptions } from '#platform/jobs/jobs.ts';
import { createMailQueue, DELIVERY } from '#platform/mail/mail-queue.ts';
import { paths } from '#platform/paths.ts';
import type { Services } from '#platform/services.ts';
import { createNewEmailLink } from '../change-email/change-email.queries.ts';
import type { User } from '../user.schema.ts';
import { createLinkToOwner } from './email-tokens.queries.ts';
import type { MailKind } from './write-mail.tsx';

/** A job of the queue. With `userId` null it sends nothing: it stands for an e-mail address without an account. */
type AccountMail = { userId: number | null; origin: string } & (
  | { kind: Exclude<MailKind, 'new-email' | 'email-changed'> }
  /** The requested change. A later request replaces it. */
  | { kind: 'new-email'; change: string }
  /** The former e-mail address, which the account does not contain any more. */
  | { kind: 'email-changed'; to: string }
);
export type EnqueueAccountMail = ReturnType<typeof createAccountMailQueue>;

type MailLimit = 'mailByRecipient' | 'mailToOwner' | 'securityAlertMail';
type Deps = Pick<Services, 'config' | 'db' | 'jobs' | 'mailer' | 'log'>;

/** Mails with links. A link's token is created when the mail is sent, so the queue never contains it. */
export function createAccountMailQueue(services: Deps, delivery: JobOptions = DELIVERY) {
  const { db, config } = services;
  const enqueue = createMailQueue<AccountMail>(
    services,
    'account-mail',
    async (mail) => {
      const letter = mail.userId === null ? null : await recipientAndLink(db, mail, mail.userId);
      if (!letter) return null;
      // Loaded with the first mail, so that it does not delay the start.
      const { writeMail } = await import('./write-mail.tsx');
      const props = { link: `${mail.origin}${letter.path}`, supportEmail: config.supportEmail };
      return { to: letter.to, ...(await writeMail(mail.kind, props)) };
    },
    delivery,
  );
  // Mails for unknown accounts have a lower priority, so that a flood of them does not delay real mails.
  return (tx: Transaction, mail: AccountMail) =>
    enqueue(tx, mail, { priority: mail.userId === null ? 0 : 1 });
}

/**
 * Counts a mail to an e-mail address that may not be the account owner's, and refuses when it got too many. Call it
 * outside of transactions, because counting takes a connection of its own.
 */
export function consumeMailLimit(
  { limits }: Pick<Services, 'limits'>,
  email: string,
  name: MailLimit = 'mailByRecipient',
): Promise<void> {
  return limits.consume(name, email.toLowerCase());
}

/** The same for mails that are skipped instead of refused: false when the recipient got too many. */
export async function tryConsumeMailLimit(
  services: Pick<Services, 'limits'>,
  email: string,
  name?: MailLimit,
): Promise<boolean> {
  try {
    await consumeMailLimit(services, email, name);
    return true;
  } catch (error) {
    if (isRateLimited(error)) return false;
    throw error;
  }
}

/** For the mail about a new key or webhook. An unconfirmed e-mail address may be a stranger's, so it gets none. */
export async function maySendSecurityAlert(
  services: Pick<Services, 'limits'>,
  { email, email_confirmed }: Pick<User, 'email' | 'email_confirmed'>,
): Promise<boolean> {
  return email_confirmed && tryConsumeMailLimit(services, email, 'securityAlertMail');
}

/** Returns the recipient of a mail and its link; null when there is nothing to send any more. */
async function recipientAndLink(
  db: Database,
  mail: AccountMail,
  userId: number,
): Promise<{ to: string; path: string } | null> {
  // This mail goes to a former address, also if the account is gone.
  if (mail.kind === 'email-changed') return { to: mail.to, path: paths.login };
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (!user) return null;
  const to = user.email;
  switch (mail.kind) {
    case 'reset':
    case 'confirm': {
      const link = await createLinkToOwner(db, userId, mail.kind);
      const page = mail.kind === 'reset' ? paths.resetPassword : paths.confirmEmail;
      return link && { to: link.email, path: `${page}?token=${link.token}` };
    }
    case 'new-email': {
      const link = await createNewEmailLink(db, userId, mail.change);
      return link && { to: link.newEmail, path: `${paths.confirmNewEmail}?token=${link.token}` };
    }
    case 'email-in-use':
      return { to, path: paths.login };
    case 'password-changed':
    case 'password-reset-done':
    case 'key-made':
    case 'webhook-made':
      return { to, path: paths.forgotPassword };
  }
}
