import type { Log } from '#platform/log.ts';
import type { HookType } from '../../hook-types.ts';
import type { WriterEvent, WrittenHook } from '../writer.ts';
import { type AnsweredHook, createAnswerReader } from './answer.ts';
import type { Gate, HookPart } from './gate.ts';
import type { AskModel, ModelRole, Tokens } from './language-model.ts';
import { createPrompt, EDITOR_INSTRUCTIONS, INSTRUCTIONS, type PromptInput, type Refusal } from './prompt.ts';
import typeGuide from './type-guide.json' with { type: 'json' };

/** One request to a language model: the prompt, and what becomes of each hook of the answer. */

/** The time that a provider has after the last hook to send its count of tokens. */
const USAGE_TIMEOUT_MS = 1000;
const LETTERS_PER_TOKEN = 4;

export type ModelRun = {
  promptInput: Omit<PromptInput, 'slots' | 'before'>;
  open: Map<number, HookType>;
  gate: Gate;
  newGate: () => Gate;
  /** The slot and the text of each hook that was taken. */
  taken: [number, string][];
  refused: Map<number, Refusal>;
  deadline: () => ModelDeadline;
  onEvent: (event: WriterEvent) => void;
};

/**
 * Requests hooks for the open slots and yields each that passes the gate. Returns whether the provider answered to
 * the end.
 */
export async function* requestHooks(
  run: ModelRun,
  ask: AskModel,
  log: Log,
): AsyncGenerator<WrittenHook, boolean> {
  const role = run.promptInput.drafts ? 'editor' : 'writer';
  const again = run.taken.length + run.refused.size > 0;
  const before = again
    ? { refused: [...run.refused.values()], taken: run.taken.map(([, hook]) => hook) }
    : undefined;
  const prompt = createPrompt({ ...run.promptInput, slots: slotsOf(run.open), before });
  run.onEvent({ event: 'asked', role, prompt });
  const deadline = run.deadline();
  const read = createAnswerReader();
  const pieces = ask(prompt, deadline.signal, role);
  let last: WrittenHook | null = null;
  let letters = 0;
  let tokens: Tokens | null = null;
  let failure: unknown = null;
  try {
    while (tokens === null) {
      const next = await pieces.next();
      if (next.done) tokens = next.value;
      else {
        letters += next.value.length;
        for (const answered of read(next.value)) {
          const hook = acceptHook(run, answered);
          if (!hook) continue;
          deadline.renew();
          if (run.open.size > 0) yield hook;
          else {
            last = hook;
            deadline.endWithin(USAGE_TIMEOUT_MS);
          }
        }
      }
    }
  } catch (error) {
    failure = error;
  } finally {
    const isRefused = failure !== null && !deadline.signal.aborted && letters === 0;
    if (!isRefused) reportTokens(run, { prompt, role, letters, tokens });
    deadline.end();
  }
  if (last) yield last;
  else if (failure !== null) {
    run.onEvent({ event: 'failed', reason: sentenceOf(failure) });
    log.warn({ reason: sentenceOf(failure) }, 'the model could not be asked');
  }
  return failure === null || last !== null;
}

const slotsOf = (open: ModelRun['open']) => [...open].map(([slot, type]) => ({ slot, type }));

/** The hook of an answer, or null if the gate refuses it or its slot is not open. */
export function acceptHook(run: ModelRun, answered: AnsweredHook): WrittenHook | null {
  const { slot, hook } = answered;
  const { gate, onEvent } = run;
  const type = run.open.get(slot);
  if (!type) return null;
  const why = gate.take(hook);
  if (why.length > 0) {
    run.refused.set(slot, { slot, hook, why });
    onEvent({ event: 'refused', slot, hook, why });
    return null;
  }
  run.open.delete(slot);
  run.refused.delete(slot);
  run.taken.push([slot, hook]);
  onEvent({ event: 'taken', slot, hook });
  const partOf = (part: HookPart): string | null => {
    const text = answered[part];
    if (text === '') return null;
    const faults = gate.partFaults(part, text);
    if (faults.length > 0) onEvent({ event: 'part left out', slot, part, why: faults });
    return faults.length > 0 ? null : text;
  };
  return {
    type,
    text: hook,
    tip: partOf('tip') ?? typeGuide[type].tip,
    onScreenText: partOf('screen'),
    point: partOf('point'),
    payoff: partOf('payoff'),
    from: 'model',
    subject: null,
    relevance: null,
    lineId: null,
  };
}

type Call = { prompt: string; role: ModelRole; letters: number; tokens: Tokens | null };

/** Reports the provider's token count or, if it gave none, an estimate from the number of letters. */
function reportTokens({ onEvent }: ModelRun, { prompt, role, letters, tokens }: Call): void {
  const instructions = role === 'editor' ? EDITOR_INSTRUCTIONS : INSTRUCTIONS;
  const estimatedTokens = Math.ceil((instructions.length + prompt.length) / LETTERS_PER_TOKEN);
  onEvent({
    event: 'answered',
    inputTokens: tokens?.inputTokens ?? estimatedTokens,
    outputTokens: tokens?.outputTokens ?? Math.ceil(letters / LETTERS_PER_TOKEN),
  });
}

/** Errors of providers can contain the whole request, so only their first line is logged. */
function sentenceOf(error: unknown): string {
  return (
    String((error as Error)?.message ?? error)
      .split('\n')[0]
      ?.slice(0, 200) ?? ''
  );
}

/** Limits the wait for a model: a time for each hook, and never beyond the end of the run. */
type ModelDeadline = {
  signal: AbortSignal;
  /** Starts the wait again, because a hook has arrived. */
  renew(): void;
  /** Waits only for the provider's token count, because all hooks have arrived. */
  endWithin(ms: number): void;
  end(): void;
};

export function createModelDeadline(outer: AbortSignal, hookMs: number, until: number): ModelDeadline {
  const over = new AbortController();
  const give = (ms: number) => setTimeout(() => over.abort(new Error('The model took too long')), ms);
  const left = () => Math.max(0, until - performance.now());
  let timer = give(Math.min(hookMs, left()));
  const wait = (ms: number) => {
    clearTimeout(timer);
    timer = give(Math.min(ms, left()));
  };
  return {
    signal: AbortSignal.any([outer, over.signal]),
    renew: () => wait(hookMs),
    endWithin: wait,
    end() {
      clearTimeout(timer);
      over.abort();
    },
  };
}
