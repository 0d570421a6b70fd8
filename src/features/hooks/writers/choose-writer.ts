import type { AiConfig, Config } from '#platform/config.ts';
import type { Log } from '#platform/log.ts';
import { fallbackHooks } from '../write/fallback-hooks.ts';
import type { OfflineThread } from './offline/offline-thread.ts';
import { OFFLINE, type Writer } from './writer.ts';

type Deps = {
  thread: OfflineThread;
  log: Log;
  /** Returns whether a model may still be asked today. */
  hasBudget: () => Promise<boolean>;
};

/** The writer that the configuration asks for. */
export function chooseWriter({ ai }: Pick<Config, 'ai'>, deps: Deps): Writer {
  const offline = createOfflineWriter(deps.thread);
  return ai ? modelWriter(ai, offline, deps) : offline;
}

/** Writes from the product's own book: no provider, no key, a few milliseconds in its own thread. */
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

/** The providers' libraries take 20 MB, so they are loaded only if a model is configured. */
function modelWriter(ai: AiConfig, offline: Writer, { thread, log, hasBudget }: Deps): Writer {
  const name = `${ai.provider}:${ai.model}`;
  const limits = { hookMs: ai.hookSeconds * 1000, runMs: ai.runSeconds * 1000 };
  const loading = Promise.all([import('./model/language-model.ts'), import('./model/model-writer.ts')]).then(
    ([{ askModel }, { createModelWriter }]) =>
      createModelWriter(askModel(ai), name, { thread, log, editor: ai.editor }, limits),
  );
  return {
    name,
    async *write(...args) {
      const writer = (await hasBudget()) ? await loading : offline;
      yield* writer.write(...args);
    },
    async rewrite(...args) {
      const writer = (await hasBudget()) ? await loading : offline;
      return (await writer.rewrite?.(...args)) ?? null;
    },
  };
}
