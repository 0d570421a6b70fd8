import type { Transaction } from '#platform/database/database.ts';
import type { JobOptions } from '#platform/jobs/jobs.ts';
import type { Services } from '#platform/services.ts';
import { type MailMessage, MailRefused } from './mailer.ts';

/** Retries for about two hours. The first retry is after a quarter of a minute. */
export const DELIVERY: JobOptions = { retries: 9, firstRetrySeconds: 15, timeoutSeconds: 60, parallel: 5 };

type Deps = Pick<Services, 'jobs' | 'mailer' | 'log'>;

/**
 * Mails are enqueued in the transaction that needs them and delivered by a job. The queue stores only what a mail is
 * about. It is written when it is sent, so that no table contains a link that signs somebody in. `compose` returns null
 * if there is nothing to send any more.
 */
export function createMailQueue<Data extends object>(
  { jobs, mailer, log }: Deps,
  queue: string,
  compose: (data: Data) => Promise<MailMessage | null>,
  delivery: JobOptions = DELIVERY,
): (tx: Transaction, data: Data, options?: { priority?: number }) => Promise<void> {
  jobs.work<Data>(queue, delivery, async (data) => {
    const message = await compose(data);
    if (!message) return;
    try {
      await mailer.send(message);
    } catch (error) {
      // The server's message can contain the address, so only its code is logged.
      const { code, responseCode } = error as { code?: string; responseCode?: number };
      if (!(error instanceof MailRefused)) {
        log.warn({ queue, code, responseCode }, 'a mail could not be delivered and will be tried again');
        throw error;
      }
      log.warn({ queue }, 'the mail server refused a mail for good');
    }
  });
  return (tx, data, options) => jobs.enqueue(tx, queue, data, options);
}
