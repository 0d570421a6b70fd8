import type { AiConfig, Config } from '#platform/config.ts';
import type { Log } from '#platform/log.ts';
import type { OfflineThread } from './offline/offline-thread.ts';
import { createOfflineWriter } from './offline/offline-writer.ts';
import type { Writer } from './writer.ts';

/** The writer that the configuration asks for. */
export function chooseWriter({ ai }: Pick<Config, 'ai'>, thread: OfflineThread, log: Log): Writer {
  return ai ? modelWriter(ai, thread, log) : createOfflineWriter(thread);
}

/** The providers' libraries take 20 MB: only who asks a model loads them. */
function modelWriter(ai: AiConfig, thread: OfflineThread, log: Log): Writer {
  const name = `${ai.provider}:${ai.model}`;
  const limits = { hookMs: ai.hookSeconds * 1000, runMs: ai.runSeconds * 1000 };
  const loading = Promise.all([import('./model/language-model.ts'), import('./model/model-writer.ts')]).then(
    ([{ askModel }, { createModelWriter }]) => createModelWriter(askModel(ai), name, { thread, log }, limits),
  );
  return {
    name,
    async *write(...asked) {
      yield* (await loading).write(...asked);
    },
  };
}
