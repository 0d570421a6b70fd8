import { Worker } from 'node:worker_threads';
import type { Log } from '#platform/log.ts';
import { bookFile } from '../../book/book-file.ts';
import type { Angle, WriteRequest } from '../writer.ts';
import type { About, Answer, Question, Written } from './messages.ts';

/**
 * The thread that writes from the book, seen from the server. What takes longer than its limit is given up: the thread
 * is ended, a new one takes its place, and whoever asked gets null.
 */

const WITHIN_MS = 1000;
/** A thread that has only begun to load may take longer. */
const FIRST_WITHIN_MS = 5000;

type Asking = { question: Question; answered: (answer: Answer | null) => void; timer: NodeJS.Timeout };
export type OfflineThread = ReturnType<typeof createOfflineThread>;

export function createOfflineThread(log: Log, { withinMs = WITHIN_MS } = {}) {
  let worker: Worker | null = null;
  let ready = false;
  let uses: ReadonlyMap<string, number> = new Map();
  let last = 0;
  const open = new Map<number, Asking>();

  function start(): Worker {
    const own = import.meta.url.endsWith('.ts') ? './thread.ts' : './thread.js';
    const started = new Worker(new URL(own, import.meta.url), { workerData: { book: bookFile() } });
    ready = false;
    started.unref();
    started.on('message', (answer: Answer) => {
      ready = true;
      const asking = open.get(answer.id);
      if (asking) finish(asking, answer);
    });
    started.on('error', (error) => log.error({ err: error }, 'the thread that writes hooks failed'));
    started.on('exit', () => {
      if (worker !== started) return;
      worker = null;
      for (const asking of open.values()) finish(asking, null);
    });
    started.postMessage({ uses });
    return started;
  }

  function finish({ question, answered, timer }: Asking, answer: Answer | null): void {
    clearTimeout(timer);
    open.delete(question.id);
    answered(answer);
  }

  /** Ends the thread; those who wait behind the one that hung ask again. */
  function giveUp(late: Asking): void {
    log.warn({ ask: late.question.ask }, 'a run took too long to write and was given up');
    finish(late, null);
    void worker?.terminate();
    worker = start();
    for (const { question } of open.values()) worker.postMessage(question);
  }

  function ask(question: Question): Promise<Answer | null> {
    worker ??= start();
    const limit = ready ? withinMs : FIRST_WITHIN_MS;
    return new Promise((answered) => {
      const asking: Asking = { question, answered, timer: setTimeout(() => giveUp(asking), limit) };
      open.set(question.id, asking);
      worker?.postMessage(question);
    });
  }

  return {
    /** Null where it failed or took too long. */
    async write(request: WriteRequest): Promise<Written | null> {
      const answer = await ask({ id: ++last, ask: 'write', request });
      if (answer && 'failed' in answer)
        log.error({ reason: answer.failed }, 'the book could not be read for a run');
      return answer && 'written' in answer ? answer.written : null;
    },
    async angles(about: About): Promise<Angle[]> {
      const answer = await ask({ id: ++last, ask: 'angles', about });
      return answer && 'angles' in answer ? answer.angles : [];
    },
    /** What was handed out lately, so that others come first. */
    noteUses(counts: ReadonlyMap<string, number>): void {
      uses = counts;
      worker?.postMessage({ uses });
    },
    start(): void {
      worker ??= start();
    },
    async stop(): Promise<void> {
      const ending = worker;
      worker = null;
      await ending?.terminate();
    },
  };
}
