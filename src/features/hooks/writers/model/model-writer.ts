import { type LanguageModel, Output, streamText } from 'ai';
import { z } from 'zod';
import type { Log } from '#platform/log.ts';
import type { Language } from '../../read/language.ts';
import { plainHooks } from '../../write/plain.ts';
import type { Written } from '../offline/messages.ts';
import type { OfflineThread } from '../offline/offline-thread.ts';
import type { WriteRequest, Writer, WrittenHook } from '../writer.ts';
import { createGate, type Gate } from './gate.ts';
import { INSTRUCTIONS, promptFor } from './prompt.ts';

/**
 * Asks a language model for ten hooks of the kinds that the offline writer chose. Each is given out as soon as it is
 * whole and has passed the gate. Slots that failed are asked for once more; what still fails, and everything
 * when the provider fails, comes from the offline writer, which wrote it already.
 */

/** Both calls together end before the run's own limit of 25 seconds, so that there is time to fill. */
export const CALL_LIMITS = { firstMs: 14_000, repairMs: 7000 };

const element = z.object({
  slot: z.number().int().min(1).max(10),
  hook: z.string().min(5).max(200),
  tip: z.string().min(5).max(240),
});

type Slot = WrittenHook & { number: number };
type Call = {
  model: LanguageModel;
  request: WriteRequest;
  language: Language | null;
  signal: AbortSignal;
  log: Log;
};

export function createModelWriter(
  model: LanguageModel,
  name: string,
  { thread, log }: { thread: Pick<OfflineThread, 'write'>; log: Log },
  limits = CALL_LIMITS,
): Writer {
  return {
    name,
    async *write(request, signal) {
      const { hooks, brief } = (await thread.write(request)) ?? plainly(request);
      const open = new Map<number, Slot>(
        hooks.map((hook, index) => [index + 1, { ...hook, number: index + 1 }]),
      );
      const gate = createGate(brief, request.history.hooks);
      const call = { model, request, language: brief.language, signal, log };
      const answered = yield* ask(call, open, gate, limits.firstMs);
      // A provider that failed or hung would only do so again.
      if (answered && open.size > 0 && !signal.aborted) yield* ask(call, open, gate, limits.repairMs);
      if (open.size > 0)
        log.info({ slots: open.size, writer: name }, 'the offline writer filled slots of a run');
      for (const { number, ...hook } of open.values()) yield hook;
    },
  };
}

/** One call for the open slots; takes each that passes out of `open`. Says whether the provider answered to the end. */
async function* ask(
  call: Call,
  open: Map<number, Slot>,
  gate: Gate,
  withinMs: number,
): AsyncGenerator<WrittenHook, boolean> {
  const { model, request, log } = call;
  let failure: unknown = null;
  try {
    const result = streamText({
      model,
      instructions: INSTRUCTIONS,
      prompt: promptFor(request, [...open.values()], call.language),
      output: Output.array({ element }),
      temperature: 0.9,
      maxOutputTokens: 2000,
      maxRetries: 0,
      abortSignal: AbortSignal.any([call.signal, AbortSignal.timeout(withinMs)]),
      onError: ({ error }) => {
        failure = error;
      },
    });
    for await (const { slot, hook, tip } of result.elementStream) {
      const planned = open.get(slot);
      if (!planned) continue;
      const text = hook.trim();
      const faults = gate.take(text, tip.trim());
      if (faults.length > 0) {
        log.debug({ slot, faults }, 'a hook of the model was refused');
        continue;
      }
      open.delete(slot);
      yield { ...written(planned), text, tip: tip.trim() };
      if (open.size === 0) return true;
    }
    const reason = await result.finishReason;
    if (failure === null && reason !== 'stop') log.info({ reason }, 'the model stopped before it was done');
  } catch (error) {
    failure ??= error;
  }
  if (failure !== null) log.warn({ reason: sentenceOf(failure) }, 'the model could not be asked');
  return failure === null;
}

/** Only what the model said, and the point that it was asked to speak of. */
function written({ number, ...planned }: Slot): WrittenHook {
  return { ...planned, onScreenText: null, from: 'model', lineId: null };
}

function plainly({
  topic,
  businessDescription,
  idealCustomer,
}: WriteRequest): Pick<Written, 'hooks' | 'brief'> {
  const source = `${topic} ${businessDescription} ${idealCustomer}`.toLowerCase();
  return { hooks: plainHooks(), brief: { source, profession: 'default', language: null } };
}

/** Providers' errors can carry the whole request: only their first line goes to the log. */
function sentenceOf(error: unknown): string {
  return (
    String((error as Error)?.message ?? error)
      .split('\n')[0]
      ?.slice(0, 200) ?? ''
  );
}
