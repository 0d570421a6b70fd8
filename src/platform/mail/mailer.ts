import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '#platform/config.ts';
import type { Log } from '#platform/log.ts';

export type MailMessage = { to: string; subject: string; html: string; text: string };

/** Sends one mail, or throws. The caller decides whether and when it is tried again. */
export type Mailer = { send(message: MailMessage): Promise<void> };

/** The mail server refuses this mail for good, so a retry is useless. */
export class MailRefused extends Error {}

export type MailTimeouts = { silenceMs: number; wholeMs: number };
/** A server that is silent for this long, or not done after that time, fails this try. */
const TIMEOUTS: MailTimeouts = { silenceMs: 10_000, wholeMs: 30_000 };

type Settings = Pick<Config, 'smtp' | 'mailFrom' | 'dataDir'>;

/**
 * Sends over SMTP if a server is configured, otherwise writes files that a mail program opens. The library is loaded
 * with the first mail.
 */
export function createMailer(settings: Settings, log: Log, timeouts: MailTimeouts = TIMEOUTS): Mailer {
  return settings.smtp
    ? smtpMailer(settings.smtp.url, settings.mailFrom, timeouts)
    : fileMailer(path.join(settings.dataDir, 'mail'), settings.mailFrom, log);
}

/** Tells other programs that no person wrote this, so that they send no out-of-office replies. */
const HEADERS = { 'Auto-Submitted': 'auto-generated' };

function smtpMailer(url: string, from: string, { silenceMs, wholeMs }: MailTimeouts): Mailer {
  const options = {
    url,
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    dnsTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  return {
    async send(message) {
      try {
        const { createTransport } = await import('nodemailer');
        await withTimeout(wholeMs, createTransport(options, { from, headers: HEADERS }).sendMail(message));
      } catch (error) {
        throw isFinal(error) ? new MailRefused((error as Error).message) : error;
      }
    },
  };
}

/** A 5xx about this sender, recipient or content is final; one about the login is a wrong setting, and is retried. */
function isFinal(error: unknown): boolean {
  const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string };
  return responseCode >= 550 && responseCode < 560 && /^(MAIL FROM|RCPT TO|DATA)$/.test(command);
}

async function withTimeout<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The mail server took too long')), ms);
  });
  try {
    return await Promise.race([work, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}

function fileMailer(folder: string, from: string, log: Log): Mailer {
  const written = {
    streamTransport: true as const,
    buffer: true,
    newline: 'unix',
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  return {
    async send(message) {
      const { createTransport } = await import('nodemailer');
      const { message: content } = await createTransport(written, { from, headers: HEADERS }).sendMail(
        message,
      );
      const time = new Date().toISOString().replaceAll(':', '-');
      const file = path.join(folder, `${time}-${crypto.randomBytes(4).toString('hex')}.eml`);
      // The link in it works like a password, so only the owner may read the file.
      await fs.mkdir(folder, { recursive: true, mode: 0o700 });
      await fs.writeFile(file, content as Buffer, { mode: 0o600 });
      log.info({ file }, 'no SMTP_URL is set: the mail was written to a file');
    },
  };
}
