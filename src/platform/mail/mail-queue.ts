import type { Transaction } from '#platform/database/database.ts';
import type { JobOptions } from '#platform/jobs/jobs.ts';
import type { Services } from '#platform/services.ts';
import { type MailMessage, MailRefused } from './mailer.ts';

/** About two hours of tries, the first after a quarter of a minute. */
export const DELIVERY: JobOptions = { retries: 9, firstRetrySeconds: 15, timeoutSeconds: 60, parallel: 5 };

type Deps = Pick<Services, 'jobs' | 'mailer' | 'log'>;

/**
 * Mails that are enqueued in the transaction that needs them and delivered by a job. What waits in the
 * queue is only what the mail is about; it is written when it is sent, so that no link that signs
 * somebody in lies in a table. `compose` answers null when there is nothing to send any more.
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
      // The server's own words can hold the address: its code is enough.
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
