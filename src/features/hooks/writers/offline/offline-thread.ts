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
/** What a test may change. */
type Options = { withinMs?: number; firstWithinMs?: number; program?: URL };

export function createOfflineThread(log: Log, options: Options = {}) {
  const line = new Line(log, options);
  return {
    /** Null where it failed or took too long. */
    async write(request: WriteRequest, draft = false): Promise<Written | null> {
      const answer = await line.ask((id) => ({ id, ask: 'write', request, draft }));
      if (answer && 'failed' in answer)
        log.error({ reason: answer.failed }, 'the book could not be read for a run');
      return answer && 'written' in answer ? answer.written : null;
    },
    async angles(about: About): Promise<Angle[]> {
      const answer = await line.ask((id) => ({ id, ask: 'angles', about }));
      return answer && 'angles' in answer ? answer.angles : [];
    },
    /** What was handed out lately, so that others come first. */
    noteUses: (uses: ReadonlyMap<string, number>) => line.noteUses(uses),
    start: (): void => void line.start(),
    stop: () => line.stop(),
  };
}

/** Questions to the thread and their answers, each within its limit. */
class Line {
  readonly #log: Log;
  readonly #program: URL;
  readonly #withinMs: number;
  readonly #firstWithinMs: number;
  readonly #open = new Map<number, Asking>();
  #worker: Worker | null = null;
  #ready = false;
  #uses: ReadonlyMap<string, number> = new Map();
  #last = 0;

  constructor(log: Log, { withinMs, firstWithinMs, program }: Options) {
    this.#log = log;
    this.#program = program ?? ownProgram();
    this.#withinMs = withinMs ?? WITHIN_MS;
    this.#firstWithinMs = firstWithinMs ?? FIRST_WITHIN_MS;
  }

  start(): Worker {
    this.#worker ??= this.#begin();
    return this.#worker;
  }

  ask(questionOf: (id: number) => Question): Promise<Answer | null> {
    const question = questionOf(++this.#last);
    const thread = this.start();
    return new Promise((answered) => {
      const limit = this.#ready ? this.#withinMs : this.#firstWithinMs;
      const timer = setTimeout(() => this.#giveUp(asking), limit);
      const asking: Asking = { question, answered, timer };
      this.#open.set(question.id, asking);
      thread.postMessage(question);
    });
  }

  noteUses(uses: ReadonlyMap<string, number>): void {
    this.#uses = uses;
    this.#worker?.postMessage({ uses });
  }

  async stop(): Promise<void> {
    const ending = this.#worker;
    this.#worker = null;
    await ending?.terminate();
  }

  #begin(): Worker {
    this.#ready = false;
    const started = spawn(this.#program, this.#log, {
      onAnswer: (answer) => {
        this.#ready = true;
        const asking = this.#open.get(answer.id);
        if (asking) this.#finish(asking, answer);
      },
      onExit: () => {
        if (this.#worker !== started) return;
        this.#worker = null;
        for (const asking of this.#open.values()) this.#finish(asking, null);
      },
    });
    started.postMessage({ uses: this.#uses });
    return started;
  }

  #finish({ question, answered, timer }: Asking, answer: Answer | null): void {
    clearTimeout(timer);
    this.#open.delete(question.id);
    answered(answer);
  }

  /** Ends the thread; those who wait behind the one that hung ask again. */
  #giveUp(late: Asking): void {
    this.#log.warn({ ask: late.question.ask }, 'a run took too long to write and was given up');
    this.#finish(late, null);
    void this.#worker?.terminate();
    this.#worker = this.#begin();
    for (const { question } of this.#open.values()) this.#worker.postMessage(question);
  }
}

type Listeners = { onAnswer: (answer: Answer) => void; onExit: () => void };

function spawn(program: URL, log: Log, { onAnswer, onExit }: Listeners): Worker {
  const worker = new Worker(program, { workerData: { book: bookFile() } });
  // Whoever closes the product need not wait for it.
  worker.unref();
  worker.on('message', onAnswer);
  worker.on('error', (error) => log.error({ err: error }, 'the thread that writes hooks failed'));
  worker.on('exit', onExit);
  return worker;
}

/** Beside this file: as it is written, or as the build left it. */
function ownProgram(): URL {
  return new URL(import.meta.url.endsWith('.ts') ? './thread.ts' : './thread.js', import.meta.url);
}
