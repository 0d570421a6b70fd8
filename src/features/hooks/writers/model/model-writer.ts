import { type LanguageModel, Output, streamText } from 'ai';
import { z } from 'zod';
import type { Log } from '#platform/log.ts';
import type { Language } from '../../engine/topic/language.ts';
import { planRun, type RunSlot } from '../../engine/write-hooks.ts';
import { ofPattern, patternHistory } from '../pattern-writer.ts';
import type { WriteRequest, Writer, WrittenHook } from '../writer.ts';
import { createGate, type Gate } from './gate.ts';
import { INSTRUCTIONS, promptFor } from './prompt.ts';

/**
 * Asks a language model for the ten slots that the engine planned. Each hook is given out as soon as it is
 * whole and has passed the gate. Slots that failed are asked for once more; what still fails, and everything
 * when the provider fails, comes from the pattern writer, which planned it already.
 */

/** Both calls together end before the run's own limit of 25 seconds, so that there is time to fill. */
export const CALL_LIMITS = { firstMs: 14_000, repairMs: 7000 };

const element = z.object({
  slot: z.number().int().min(1).max(10),
  hook: z.string().min(5).max(200),
  tip: z.string().min(5).max(240),
});

type Slot = RunSlot & { number: number };
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
  log: Log,
  limits = CALL_LIMITS,
): Writer {
  return {
    name,
    async *write(request, signal) {
      const { slots, context } = planRun({ ...request, history: patternHistory(request) });
      const open = new Map<number, Slot>(
        slots.map((slot, index) => [index + 1, { ...slot, number: index + 1 }]),
      );
      const gate = createGate(context, request.history.hooks);
      const call = { model, request, language: context.topic.language, signal, log };
      const answered = yield* ask(call, open, gate, limits.firstMs);
      // A provider that failed or hung would only do so again.
      if (answered && open.size > 0 && !signal.aborted) yield* ask(call, open, gate, limits.repairMs);
      if (open.size > 0)
        log.info({ slots: open.size, writer: name }, 'the pattern writer filled slots of a run');
      yield* fill(open, gate, request);
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
      yield { ...ofPattern(planned), text, tip: tip.trim(), from: 'model' };
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

/** The planned texts of slots that stayed open; where one is too like a hook already given, the next best. */
function* fill(open: Map<number, Slot>, gate: Gate, request: WriteRequest): Generator<WrittenHook> {
  let spare: Iterator<RunSlot> | null = null;
  for (const slot of open.values()) {
    let choice: RunSlot = slot;
    while (!gate.standsApart(choice.text)) {
      spare ??= spareSlots(request);
      const next = spare.next();
      if (next.done) break;
      choice = next.value;
    }
    gate.note(choice.text);
    yield ofPattern(choice);
  }
}

/** Other plans for the same request, slot by slot. */
function* spareSlots(request: WriteRequest): Generator<RunSlot> {
  for (let round = 1; round <= 3; round++) {
    yield* planRun({ ...request, history: patternHistory(request), seed: request.seed + round }).slots;
  }
}

/** Providers' errors can carry the whole request: only their first line goes to the log. */
function sentenceOf(error: unknown): string {
  return (
    String((error as Error)?.message ?? error)
      .split('\n')[0]
      ?.slice(0, 200) ?? ''
  );
}
