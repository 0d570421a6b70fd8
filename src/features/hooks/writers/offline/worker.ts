import v8 from 'node:v8';
import vm from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import { openEditedBook } from '../../book/edited-book.ts';
import { findAngles } from '../../write/points/angles.ts';
import { findRewriteKinds, rewriteOffline } from '../../write/rewrite-offline.ts';
import { type EngineState, writeOffline } from '../../write/write-offline.ts';
import type { WrittenHook } from '../writer.ts';
import type { EditsApplied, WorkerNotice, WorkerRequest, WorkerResponse } from './messages.ts';

/** The thread that writes hooks. The thread that answers requests never waits for it, whatever people type. */
const port = parentPort;
if (!port) throw new Error('This file is a thread of the server');

/** Topics inside and outside the book, in several shapes. */
const WARM_UP_TOPICS = ['saving money', 'how to start', 'is it worth it?', 'bobbin lace prickings'];
const WARM_UP_TIMES = 2;
const UNUSED: ReadonlyMap<string, number> = new Map();
let uses = new Map<string, number>();
const editableBook = openEditedBook(workerData.book);
const engineState: EngineState = { book: editableBook.book(), uses };
warmUp();
collectGarbage();

port.on('message', (message: WorkerRequest | WorkerNotice) => {
  if ('uses' in message) {
    uses = new Map(message.uses);
    engineState.uses = uses;
    return;
  }
  if ('edited' in message) {
    const applied: EditsApplied = { id: null, leftOut: editableBook.edit(message.edited) };
    engineState.book = editableBook.book();
    port.postMessage(applied);
    return;
  }
  port.postMessage(answer(message));
});

function answer(request: WorkerRequest): WorkerResponse {
  const { id } = request;
  try {
    if (request.ask === 'angles') return { id, angles: findAngles(request.request, engineState.book) };
    if (request.ask === 'rewrite kinds') return { id, kinds: findRewriteKinds(request.request, engineState) };
    if (request.ask === 'rewrite') {
      const rewritten = rewriteOffline(request.request, engineState);
      if (rewritten) recordUses([rewritten]);
      return { id, rewritten };
    }
    const state = request.repeatable ? { ...engineState, uses: UNUSED } : engineState;
    const written = writeOffline(request.request, state);
    if (!request.draft) recordUses(written.hooks);
    return { id, written };
  } catch (error) {
    return { id, failed: (error as Error).message };
  }
}

/** Counts uses in this process at once; the database later brings the counts of all processes. */
function recordUses(hooks: readonly WrittenHook[]): void {
  for (const { from, lineId } of hooks) {
    if (from === 'book' && lineId) uses.set(lineId, (uses.get(lineId) ?? 0) + 1);
  }
}

/** Regular expressions and tables are compiled at their first use, which should not be in a user's run. */
function warmUp(): void {
  const about = {
    businessDescription: 'I film what I do on weekends.',
    idealCustomer: 'Busy adults who want to start but keep putting it off',
  };
  for (const topic of Array(WARM_UP_TIMES).fill(WARM_UP_TOPICS).flat()) {
    const request = {
      ...about,
      topic,
      firstName: null,
      point: null,
      angles: [],
      history: { lineIds: [], hooks: [] },
      seed: 1,
    };
    const [hook] = writeOffline(request, engineState).hooks;
    if (hook) findRewriteKinds({ ...request, hook }, engineState);
  }
}

/** Frees the garbage of loading and warming up, which would stay in memory until the first requests. */
function collectGarbage(): void {
  v8.setFlagsFromString('--expose-gc');
  vm.runInNewContext('gc')();
  v8.setFlagsFromString('--no-expose-gc');
}
