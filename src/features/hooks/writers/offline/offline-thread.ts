import { Worker } from 'node:worker_threads';
import { HttpError } from '#platform/http/errors.ts';
import type { Log } from '#platform/log.ts';
import { bookFile } from '../../book/book-file.ts';
import type { RewriteKind } from '../../changes/rewrite-kinds.ts';
import type { Angle } from '../../hooks.schema.ts';
import type { OfflineResult } from '../../write/write-offline.ts';
import type {
  AnglesRequest,
  RewriteKindsRequest,
  RewriteRequest,
  WriteRequest,
  WrittenHook,
} from '../writer.ts';
import type { EditedSubjects, EditsApplied, WorkerRequest, WorkerResponse } from './messages.ts';
import { createWriteQueue, type PendingRequest, tooManyWaiting, type WriteQueue } from './write-queue.ts';

/**
 * The server's side of the writing thread. The thread gets one request at a time, and only the processor time of that
 * request counts, so a busy machine is slow but does not fail. A request that exceeds its limit is given up: the
 * thread is terminated, the caller gets null, and a new thread continues with the waiting requests.
 */

const WRITE_TIMEOUT_MS = 1000;
/** A request is given up after this many times its limit, however little processor time the thread had. */
const MAX_TIMEOUTS = 3;
const SHORTEST_WAIT_MS = 20;
/** A thread that is still loading may take longer. */
const FIRST_WRITE_TIMEOUT_MS = 5000;
/** The time that is added for each edited subject that the thread has to compile. */
const MS_PER_EDITED_SUBJECT = 25;
const HINT_WAIT_MS = 1000;
/** At a few milliseconds each, about as many as can be written while users still wait. */
const MAX_WAITING_RUNS = 200;
/** Visitors wait behind all users, so their queue is kept short. */
const MAX_WAITING_TRIES = 20;

export type OfflineThread = ReturnType<typeof createOfflineThread>;
/** Options for tests. */
type Options = {
  withinMs?: number;
  firstWithinMs?: number;
  hintWaitMs?: number;
  mostWaitingRuns?: number;
  mostWaitingTries?: number;
  program?: URL;
};
type WriteOptions = {
  /** A draft helps a model, so its lines do not count as used. */
  draft?: boolean;
  /** A repeatable request always gives the same ten: uses are ignored. */
  repeatable?: boolean;
  /** A visitor's request, which waits behind those of users. */
  visitor?: boolean;
  signal?: AbortSignal;
};

export function createOfflineThread(log: Log, options: Options = {}) {
  const waiting = createWriteQueue({
    mostRuns: options.mostWaitingRuns ?? MAX_WAITING_RUNS,
    mostTries: options.mostWaitingTries ?? MAX_WAITING_TRIES,
    hintMs: options.hintWaitMs ?? HINT_WAIT_MS,
  });
  const dispatcher = new WorkerDispatcher(log, waiting, options);
  return {
    /** Null if it failed or took too long; throws if it was never started. */
    async write(
      request: WriteRequest,
      { draft = false, repeatable = false, visitor = false, signal }: WriteOptions = {},
    ): Promise<OfflineResult | null> {
      const answer = await dispatcher.ask(
        (id) => ({ id, ask: 'write', request, draft, repeatable }),
        (pending) => (visitor ? waiting.addTry(pending, signal) : waiting.addRun(pending, signal)),
      );
      if (answer && 'failed' in answer)
        log.error({ reason: answer.failed }, 'the book could not be read for a run');
      return answer && 'written' in answer ? answer.written : null;
    },
    /** Null if there are no other words for the hook; throws if it failed, took too long or was never started. */
    async rewrite(request: RewriteRequest): Promise<WrittenHook | null> {
      const answer = await dispatcher.ask((id) => ({ id, ask: 'rewrite', request }), waiting.addRewrite);
      if (answer && 'rewritten' in answer) return answer.rewritten;
      if (answer && 'failed' in answer)
        log.error({ reason: answer.failed }, 'the book could not be read for a rewrite');
      throw new HttpError(503, 'That took too long. Please try again in a moment.', { 'Retry-After': '5' });
    },
    /** Null if the thread has more important requests. */
    async rewriteKinds(request: RewriteKindsRequest, asker: number): Promise<RewriteKind[] | null> {
      const answer = await dispatcher.ask(
        (id) => ({ id, ask: 'rewrite kinds', request }),
        (pending) => waiting.addHint(pending, asker),
      );
      return answer && 'kinds' in answer ? answer.kinds : null;
    },
    /** Empty also if the thread has more important requests. */
    async angles(request: AnglesRequest, asker: number): Promise<Angle[]> {
      const answer = await dispatcher.ask(
        (id) => ({ id, ask: 'angles', request }),
        (pending) => waiting.addHint(pending, asker),
      );
      return answer && 'angles' in answer ? answer.angles : [];
    },
    /** How often lines were used recently, so that others come first. */
    setLineUses: (uses: ReadonlyMap<string, number>) => dispatcher.setLineUses(uses),
    /** Sets all edits of the book by admins, in place of those before. */
    setBookEdits: (edited: EditedSubjects) => dispatcher.setBookEdits(edited),
    start: (): void => void dispatcher.start(),
    stop: () => dispatcher.stop(),
  };
}

type InFlight = {
  pending: PendingRequest;
  within: number;
  since: number;
  usedBefore: Promise<number>;
  timer?: NodeJS.Timeout;
};

/** Sends the thread one request after the other, each with its own time limit. */
class WorkerDispatcher {
  readonly #log: Log;
  readonly #waiting: WriteQueue;
  readonly #program: URL;
  readonly #withinMs: number;
  readonly #firstWithinMs: number;
  #worker: Worker | null = null;
  #inFlight: InFlight | null = null;
  #ready = false;
  #uses: ReadonlyMap<string, number> = new Map();
  #edited: EditedSubjects = new Map();
  /** Edits that were sent and not yet applied. */
  #pendingEdits = 0;
  #lastId = 0;

  constructor(log: Log, waiting: WriteQueue, { withinMs, firstWithinMs, program }: Options) {
    this.#log = log;
    this.#waiting = waiting;
    this.#program = program ?? workerUrl();
    this.#withinMs = withinMs ?? WRITE_TIMEOUT_MS;
    this.#firstWithinMs = firstWithinMs ?? FIRST_WRITE_TIMEOUT_MS;
  }

  start(): Worker {
    this.#worker ??= this.#spawn();
    return this.#worker;
  }

  ask(
    requestOf: (id: number) => WorkerRequest,
    queue: (pending: PendingRequest) => void,
  ): Promise<WorkerResponse | null> {
    return new Promise((answered, refused) => {
      queue({ message: requestOf(++this.#lastId), answered, refused });
      this.#dispatchNext();
    });
  }

  setLineUses(uses: ReadonlyMap<string, number>): void {
    this.#uses = uses;
    this.#worker?.postMessage({ uses });
  }

  setBookEdits(edited: EditedSubjects): void {
    this.#edited = edited;
    if (this.#worker) this.#sendEdits(this.#worker);
  }

  #sendEdits(worker: Worker): void {
    this.#pendingEdits++;
    worker.postMessage({ edited: this.#edited });
  }

  /** Waiting requests are refused, so that their runs are released. */
  async stop(): Promise<void> {
    const ending = this.#worker;
    this.#worker = null;
    clearTimeout(this.#inFlight?.timer);
    this.#inFlight?.pending.refused(tooManyWaiting(this.#inFlight.pending));
    this.#inFlight = null;
    for (let next = this.#waiting.next(); next; next = this.#waiting.next())
      next.refused(tooManyWaiting(next));
    await ending?.terminate();
  }

  #dispatchNext(): void {
    const pending = this.#inFlight ? undefined : this.#waiting.next();
    if (!pending) return;
    const thread = this.start();
    const busy = !this.#ready || this.#pendingEdits > 0;
    const within = busy ? this.#firstWithinMs + MS_PER_EDITED_SUBJECT * this.#edited.size : this.#withinMs;
    this.#inFlight = { pending, within, since: performance.now(), usedBefore: usedMs(thread) };
    this.#wait(this.#inFlight, thread, within);
    thread.postMessage(pending.message);
  }

  #wait(inFlight: InFlight, thread: Worker, ms: number): void {
    inFlight.timer = setTimeout(async () => {
      const used = (await usedMs(thread)) - (await inFlight.usedBefore);
      if (this.#inFlight !== inFlight) return;
      const isLate = performance.now() - inFlight.since >= inFlight.within * MAX_TIMEOUTS;
      if (isLate || used >= inFlight.within) this.#giveUp(inFlight.pending);
      else this.#wait(inFlight, thread, Math.max(SHORTEST_WAIT_MS, inFlight.within - used));
    }, ms);
  }

  #spawn(): Worker {
    this.#ready = false;
    this.#pendingEdits = 0;
    const worker = new Worker(this.#program, { workerData: { book: bookFile() } });
    // The thread must not keep the process alive.
    worker.unref();
    worker.on('message', (message: WorkerResponse | EditsApplied) => {
      if (message.id === null) this.#onEditsApplied(message, worker);
      else this.#onResponse(message, worker);
    });
    worker.on('error', (error) => this.#log.error({ err: error }, 'the thread that writes hooks failed'));
    worker.on('exit', () => {
      if (this.#worker !== worker) return;
      this.#worker = null;
      this.#finish(null);
    });
    worker.postMessage({ uses: this.#uses });
    if (this.#edited.size > 0) this.#sendEdits(worker);
    return worker;
  }

  #onEditsApplied({ leftOut }: EditsApplied, worker: Worker): void {
    if (this.#worker === worker) this.#pendingEdits--;
    for (const { about, reason } of leftOut)
      this.#log.error({ subject: about, reason }, 'an edit of the book was left out');
  }

  #onResponse(answer: WorkerResponse, worker: Worker): void {
    // A thread or a request that was given up may still send an answer.
    if (this.#worker !== worker || this.#inFlight?.pending.message.id !== answer.id) return;
    this.#ready = true;
    this.#finish(answer);
  }

  #finish(answer: WorkerResponse | null): void {
    clearTimeout(this.#inFlight?.timer);
    this.#inFlight?.pending.answered(answer);
    this.#inFlight = null;
    this.#dispatchNext();
  }

  #giveUp({ message }: PendingRequest): void {
    this.#log.warn({ ask: message.ask }, 'a run took too long to write and was given up');
    void this.#worker?.terminate();
    this.#worker = this.#spawn();
    this.#finish(null);
  }
}

/** The processor time that a thread has used: 0 if it has not started or has ended. */
async function usedMs(thread: Worker): Promise<number> {
  const { user, system } = await thread.cpuUsage().catch(() => ({ user: 0, system: 0 }));
  return (user + system) / 1000;
}

/** The worker is beside this file, in the source and in the build. */
function workerUrl(): URL {
  return new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './worker.js', import.meta.url);
}
