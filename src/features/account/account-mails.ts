import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Config } from '#platform/config.ts';
import type { Transaction } from '#platform/database/database.ts';
import { users } from '#platform/database/schema.ts';
import { isRefusal } from '#platform/http/rate-limits.ts';
import type { JobOptions } from '#platform/jobs/jobs.ts';
import { DELIVERY, mailQueue } from '#platform/mail/mail-queue.ts';
import { paths } from '#platform/paths.ts';
import type { Services } from '#platform/services.ts';
import { createEmailToken } from './account.queries.ts';
import type { MailKind } from './mails/write-mail.tsx';

/** What waits in the queue. `userId` null is a mail to nobody, for an address without an account. */
type AccountMail = { kind: MailKind; userId: number | null; origin: string };
export type AccountMails = ReturnType<typeof accountMails>;

type Needs = Pick<Services, 'config' | 'db' | 'jobs' | 'mailer' | 'log'>;

/** Mails with links. The link's token is made when the mail is sent: it never lies in the queue. */
export function accountMails(services: Needs, delivery: JobOptions = DELIVERY) {
  const { db, config } = services;
  const enqueue = mailQueue<AccountMail>(
    services,
    'account-mail',
    async ({ kind, userId, origin }) => {
      if (userId === null) return null;
      const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
      if (!user) return null;
      const path =
        kind === 'password-changed' ? paths.forgotPassword : await tokenPath(services, kind, userId);
      // Loaded with the first mail: a start should not wait for it.
      const { writeMail } = await import('./mails/write-mail.tsx');
      const props = { link: `${origin}${path}`, supportEmail: config.supportEmail };
      return { to: user.email, ...(await writeMail(kind, props)) };
    },
    delivery,
  );
  // A flood of requests for accounts that do not exist keeps nobody's mail waiting.
  return (tx: Transaction, mail: AccountMail) =>
    enqueue(tx, mail, { priority: mail.userId === null ? 0 : 1 });
}

/**
 * Counts a mail to an address that need not be the account's owner's, and refuses when it had too many. Outside of
 * transactions: counting takes a connection of its own.
 */
export function takeMail({ limits }: Pick<Services, 'limits'>, email: string): Promise<void> {
  return limits.take('mailByRecipient', email.toLowerCase());
}

/** The same for mails that are left out rather than refused. */
export async function mayMail(services: Pick<Services, 'limits'>, email: string): Promise<boolean> {
  try {
    await takeMail(services, email);
    return true;
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  }
}

async function tokenPath(
  { db }: Pick<Services, 'db'>,
  kind: 'confirm' | 'reset',
  userId: number,
): Promise<string> {
  const token = await createEmailToken(db, userId, kind);
  return `${kind === 'reset' ? paths.resetPassword : paths.confirmEmail}?token=${token}`;
}

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;

/**
 * Where mailed links lead. The Host header is the sender's word, and believing it would mail a reset
 * link to somebody else's site; only a name of the reader's own machine cannot do harm.
 */
export function linkOrigin(c: Context, { publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>): string {
  if (publicUrl) return publicUrl.origin;
  const host = c.req.header('host') ?? '';
  return LOOPBACK.test(host) ? `http://${host}` : `http://localhost:${port}`;
}
