import { setTimeout as sleep } from 'node:timers/promises';
import { HOOK_TYPES } from '#features/hooks/hook-types.ts';
import type { WriteRequest, Writer, WrittenHook } from '#features/hooks/writers/writer.ts';

function hookOf(request: WriteRequest, n: number): WrittenHook {
  const type = HOOK_TYPES[n % HOOK_TYPES.length] as WrittenHook['type'];
  return {
    type,
    text: `${request.topic} ${request.seed} ${n}`,
    tip: 'Look up.',
    onScreenText: 'Up here',
    point: `Point ${n}`,
    payoff: `Then ${n}`,
    ...(request.topic.startsWith('book ') ? ofBook(n) : ofModel(n)),
  };
}

const ofModel = (n: number) =>
  ({ from: 'model', subject: null, relevance: null, lineId: `test-${n}` }) as const;

/** Seven lines of one field and three of another. */
const ofBook = (n: number) =>
  ({
    from: 'book',
    subject: 'bread',
    relevance: 0.5,
    lineId: `${n < 7 ? 'baker' : 'cook'}/bread#0.${n}`,
  }) as const;

/**
 * A writer that the topic controls: `fail`, `fail after 4`, `stop after 4`, `hang after 4`, `slow 20` (20 ms before
 * each hook). Any other topic succeeds. A topic that begins with `book ` gets lines of the book.
 */
export function scriptedWriter(onRequest: (request: WriteRequest) => void = () => {}): Writer {
  return {
    name: 'scripted',
    async *write(request, signal) {
      onRequest(request);
      const [, does = '', count] = /^(fail|stop|hang|slow)(?: after)?(?: (\d+))?/.exec(request.topic) ?? [];
      for (let n = 0; n < 10; n++) {
        if (does === 'slow') await sleep(Number(count), undefined, { signal });
        else if (does && n >= Number(count ?? 0)) {
          if (does === 'stop') return;
          if (does === 'fail') throw new Error('The scripted writer fails');
          await new Promise(() => {});
        }
        yield hookOf(request, n);
      }
    },
  };
}

/** A writer that waits before its first hook until it is released, so that a test can inspect a running run. */
export function gatedWriter() {
  let open: () => void = () => {};
  let arrived: () => void = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const called = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const writer: Writer = {
    name: 'gated',
    async *write(request) {
      arrived();
      for (let n = 0; n < 10; n++) {
        if (n === 3) await gate;
        yield hookOf(request, n);
      }
    },
  };
  return { writer, called, letGo: () => open() };
}
