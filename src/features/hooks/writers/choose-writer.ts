import type { Config } from '#platform/config.ts';
import type { Log } from '#platform/log.ts';
import { languageModel } from './model/language-model.ts';
import { createModelWriter } from './model/model-writer.ts';
import type { OfflineThread } from './offline/offline-thread.ts';
import { createOfflineWriter } from './offline/offline-writer.ts';
import type { Writer } from './writer.ts';

/** The writer that the configuration asks for. */
export function chooseWriter({ ai }: Pick<Config, 'ai'>, thread: OfflineThread, log: Log): Writer {
  return ai
    ? createModelWriter(languageModel(ai), `${ai.provider}:${ai.model}`, { thread, log })
    : createOfflineWriter(thread);
}
