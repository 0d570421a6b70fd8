import { fallbackHooks } from '../../write/fallback-hooks.ts';
import { OFFLINE, type Writer } from '../writer.ts';
import type { OfflineThread } from './offline-thread.ts';

/** Writes from the product's own book: no provider, no key, a few milliseconds in a thread of its own. */
export function createOfflineWriter(thread: OfflineThread): Writer {
  return {
    name: OFFLINE,
    async *write(request, signal, onEvent) {
      const written = await thread.write(request, { signal });
      if (written?.answer) onEvent?.({ event: 'looked up', answer: written.answer });
      yield* written?.hooks ?? fallbackHooks();
    },
    rewrite: (request) => thread.rewrite(request),
  };
}
