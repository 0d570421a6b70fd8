import { createOfflineThread } from '#features/hooks/writers/offline/offline-thread.ts';
import { createTryWriter } from '#features/try/write-try.ts';
import { createLog } from '#platform/log.ts';

/** The real writer for `/try`, on a thread. It may load slowly while many tests run. */
export async function slowTryWriter() {
  const limits = { withinMs: 60_000, firstWithinMs: 120_000 };
  const thread = createOfflineThread(createLog('silent'), limits);
  const tries = createTryWriter(thread);
  await tries({ topic: 'x', theme: 'default', take: '1' }, { kept: false });
  return { tries, stop: thread.stop };
}
