import { createOfflineThread } from '#features/hooks/writers/offline/offline-thread.ts';
import { createTryWriter } from '#features/try/write-try.ts';
import { createLog } from '#platform/log.ts';

/** The real writer of tries, on a thread that may take long to load where many tests run at once. */
export async function slowTryWriter() {
  const limits = { withinMs: 60_000, firstWithinMs: 120_000 };
  const thread = createOfflineThread(createLog('silent'), limits);
  const tries = createTryWriter(thread);
  await tries({ topic: 'x', version: 'default', take: '1' }, { kept: false });
  return { tries, stop: thread.stop };
}
