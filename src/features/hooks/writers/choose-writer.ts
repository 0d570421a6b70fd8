import type { Config } from '#platform/config.ts';
import type { Log } from '#platform/log.ts';
import { languageModel } from './model/language-model.ts';
import { createModelWriter } from './model/model-writer.ts';
import { patternWriter } from './pattern-writer.ts';
import type { Writer } from './writer.ts';

/** The writer that the configuration asks for. */
export function chooseWriter({ ai }: Pick<Config, 'ai'>, log: Log): Writer {
  return ai ? createModelWriter(languageModel(ai), `${ai.provider}:${ai.model}`, log) : patternWriter;
}
