import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { fromDrizzle, type Job, type JobResult, PgBoss } from 'pg-boss';
import type { Transaction } from '#platform/database/database.ts';
import { isDatabaseUnavailable } from '#platform/http/errors.ts';
import type { Log } from '#platform/log.ts';

export type JobOptions = {
  retries: number;
  firstRetrySeconds: number;
  timeoutSeconds: number;
  /** How many jobs this process fetches at a time; it finishes all of them before it fetches more. Default: one. */
  parallel?: number;
  /** How many such batches it works on at once, so that slow jobs delay only some of the others. Default: one. */
  workers?: number;
  /** How many jobs of one group run at a time, in all processes together. */
  eachGroup?: number;
};

/** A higher priority comes first. The group is the owner of the job, see `eachGroup`. */
export type EnqueueOptions = { priority?: number; group?: string };

/** Work that outlives a request. Jobs are in the database; any process may run them; failed ones are retried. */
export type Jobs = {
  /** Enqueues in the caller's transaction: a rollback removes the job, and it never runs before the commit. */
  enqueue(tx: Transaction, queue: string, data: object, options?: EnqueueOptions): Promise<void>;
  /** Declares a queue and runs its jobs in this process. */
  work<Data extends object>(
    queue: string,
    options: JobOptions,
    handler: (data: Data, signal: AbortSignal) => Promise<void>,
  ): void;
  start(): Promise<void>;
  stop(): Promise<void>;
};

/** For this time the job belongs to this process; later another one gets it. */
const RECORD_TIMEOUT_MS = 40_000;
const RECORD_RETRY_MS = 500;
const RECORDS_END = /completed_on = now\(\)/;

/**
 * If the database is unavailable when a job ends, its end is stored once the database is back. Otherwise the job would
 * run again. Storing it twice changes nothing.
 */
async function untilRecorded<T>(text: string, query: () => Promise<T>): Promise<T> {
  const until = performance.now() + (RECORDS_END.test(text) ? RECORD_TIMEOUT_MS : 0);
  for (;;) {
    try {
      return await query();
    } catch (error) {
      const ended = /Cannot use a pool/.test((error as Error).message);
      if (ended || !isDatabaseUnavailable(error) || performance.now() > until) throw error;
      await sleep(RECORD_RETRY_MS);
    }
  }
}

type Queue = { create(): Promise<void>; work(): Promise<void>; stop(): void };
type Handler = (data: never, signal: AbortSignal) => Promise<void>;
type QueueDeps = { boss: PgBoss; pollSeconds: number; onProblem: (error: Error) => void };

export function createJobs(pool: Pool, log: Log, pollSeconds = 1): Jobs {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => untilRecorded(text, () => pool.query(text, values)) },
    schedule: false,
    warningSlowQuerySeconds: 5,
  });
  const onProblem = (error: Error) => log.warn({ reason: error.message }, 'the job queue had a problem');
  boss.on('error', onProblem);
  const queues: Queue[] = [];

  /** Creates the queues, also in a process that only enqueues. */
  let prepared: Promise<void> | undefined;
  const prepare = () => {
    prepared ??= (async () => {
      await boss.start();
      for (const queue of queues) await queue.create();
    })();
    return prepared;
  };

  return {
    async enqueue(tx, queue, data, { priority = 0, group } = {}) {
      await prepare();
      const whose = group === undefined ? {} : { group: { id: group } };
      await boss.send(queue, data, { priority, ...whose, db: fromDrizzle(tx, sql) });
    },
    work(name, options, handler) {
      queues.push(createQueue({ boss, pollSeconds, onProblem }, name, options, handler));
    },
    async start() {
      await prepare();
      for (const queue of queues) await queue.work();
    },
    async stop() {
      for (const queue of queues) queue.stop();
      await prepared?.catch(() => {});
      if (prepared) await boss.stop({ graceful: true, timeout: 5000, close: false });
    },
  };
}

function createQueue(
  { boss, pollSeconds, onProblem }: QueueDeps,
  name: string,
  { parallel = 1, workers = 1, eachGroup, ...job }: JobOptions,
  handler: Handler,
): Queue {
  const options = {
    retryLimit: job.retries,
    retryDelay: job.firstRetrySeconds,
    retryBackoff: true,
    expireInSeconds: job.timeoutSeconds,
    deleteAfterSeconds: 24 * 3600,
  };
  const polling = {
    pollingIntervalSeconds: pollSeconds,
    batchSize: parallel,
    ...(eachGroup === undefined ? {} : { groupConcurrency: eachGroup }),
    burstWhenBatchFull: true,
    perJobResults: true,
  } as const;
  const attempt = async ({ id, data, signal }: Job<object>): Promise<JobResult> => {
    try {
      await handler(data as never, signal);
      return { id, status: 'completed' };
    } catch (error) {
      return { id, status: 'failed', output: { message: (error as Error).message } };
    }
  };
  const startWorker = () => boss.work<object>(name, polling, (jobs) => Promise.all(jobs.map(attempt)));
  const timers: NodeJS.Timeout[] = [];
  return {
    async create() {
      await boss.createQueue(name, options);
      await boss.updateQueue(name, options);
    },
    async work() {
      await startWorker();
      // Staggered: workers that poll at the same moment all see a group without running jobs, and one owner would get
      // all of them.
      for (let n = 1; n < workers; n++) {
        const delay = (n * pollSeconds * 1000) / workers;
        timers.push(setTimeout(() => startWorker().catch(onProblem), delay).unref());
      }
    },
    stop() {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
