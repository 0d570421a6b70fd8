import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Transaction } from '#platform/database/database.ts';
import type { Log } from '#platform/log.ts';

export type JobOptions = { retries: number; firstRetrySeconds: number; timeoutSeconds: number };

/** Work that outlives a request: kept in the database, done by whichever process is free, retried. */
export type Jobs = {
  /** Enqueues as part of the caller's transaction: rolled back with it, never sent before it. */
  enqueue(tx: Transaction, queue: string, data: object): Promise<void>;
  /** Declares a queue and does its jobs one at a time in this process. */
  work<Data extends object>(
    queue: string,
    options: JobOptions,
    handler: (data: Data, signal: AbortSignal) => Promise<void>,
  ): void;
  start(): Promise<void>;
  stop(): Promise<void>;
};

export function createJobs(pool: Pool, log: Log, pollSeconds = 1): Jobs {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schedule: false,
    warningSlowQuerySeconds: 5,
  });
  boss.on('error', (error) => log.warn({ reason: error.message }, 'the job queue had a problem'));
  const declared: (() => Promise<void>)[] = [];
  let started = false;

  return {
    async enqueue(tx, queue, data) {
      await boss.send(queue, data, { db: fromDrizzle(tx, sql) });
    },
    work(queue, { retries, firstRetrySeconds, timeoutSeconds }, handler) {
      declared.push(async () => {
        const options = {
          retryLimit: retries,
          retryDelay: firstRetrySeconds,
          retryBackoff: true,
          expireInSeconds: timeoutSeconds,
          deleteAfterSeconds: 24 * 3600,
        };
        await boss.createQueue(queue, options);
        await boss.updateQueue(queue, options);
        await boss.work(queue, { pollingIntervalSeconds: pollSeconds, batchSize: 1 }, async ([job]) => {
          if (job) await handler(job.data as Parameters<typeof handler>[0], job.signal);
        });
      });
    },
    async start() {
      await boss.start();
      started = true;
      for (const declare of declared) await declare();
    },
    async stop() {
      if (started) await boss.stop({ graceful: true, timeout: 5000, close: false });
    },
  };
}
