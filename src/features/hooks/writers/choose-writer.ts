import type { Config } from '#platform/config.ts';
import { patternWriter } from './pattern-writer.ts';
import type { Writer } from './writer.ts';

/** The writer that the configuration asks for. */
export function chooseWriter(_config: Pick<Config, 'ai'>): Writer {
  return patternWriter;
}
