import type { Log } from '#platform/log.ts';
import type { RewriteKind } from '../../changes/rewrite-kinds.ts';
import type { HookType } from '../../hook-types.ts';
import { findFigures } from '../../write/claims.ts';
import { fallbackHooks } from '../../write/fallback-hooks.ts';
import { meetsGoal } from '../../write/rewrite-goals.ts';
import type { OfflineResult } from '../../write/write-offline.ts';
import type { OfflineThread } from '../offline/offline-thread.ts';
import type { RewriteRequest, WriteRequest, Writer, WrittenHook } from '../writer.ts';
import { createGate } from './gate.ts';
import type { AskModel } from './language-model.ts';
import { acceptHook, createModelDeadline, type ModelRun, requestHooks } from './model-request.ts';
import type { Draft } from './prompt.ts';

/**
 * Asks a language model for ten hooks of the types that the offline writer chose, and yields each as soon as it is
 * complete and has passed the gate. Slots that failed are requested once more, with the reasons. Slots that still
 * fail, and all slots if the provider fails, are filled with hooks that the offline writer has already written. With
 * an editor, the first answer is a draft that contains only hooks. The second answer keeps or replaces each of them
 * and is the one that is used; a slot that it leaves open keeps its draft.
 */

/** The longest wait for the next hook, and for the whole run. */
export type ModelLimits = { hookMs: number; runMs: number };
/** The part of a run's time that is reserved for filling and storing. */
const RESERVE_MS = 1500;
/** With less time left than this, the model is not asked again. */
const MIN_REPAIR_MS = 2000;
/** Short, because the user is looking at the hook's card. */
const REWRITE_MS = 12_000;

type Deps = { thread: Pick<OfflineThread, 'write' | 'rewrite'>; log: Log; editor: boolean };
export function createModelWriter(
  ask: AskModel,
  name: string,
  { thread, log, editor }: Deps,
  { hookMs, runMs }: ModelLimits,
): Writer {
  return {
    name,
    async *write(request, signal, onEvent = () => {}) {
      const until = performance.now() + runMs - RESERVE_MS;
      const offline = (await thread.write(request, { draft: true, signal })) ?? fallbackResult(request);
      const run = createRun(request, offline, onEvent, () => createModelDeadline(signal, hookMs, until));
      const isTimeLeft = () => until - performance.now() > MIN_REPAIR_MS;
      // A provider that failed or hung would do so again.
      if (editor) {
        const { drafts, answered } = await writeDrafts(run, ask, log);
        const edit = { ...run, promptInput: { ...run.promptInput, drafts } };
        if (answered && isTimeLeft()) yield* requestHooks(edit, ask, log);
        yield* keepDrafts(run, drafts);
      } else {
        const answered = yield* requestHooks(run, ask, log);
        if (answered && run.open.size > 0 && isTimeLeft()) yield* requestHooks(run, ask, log);
      }
      if (run.open.size > 0)
        log.info({ slots: run.open.size, writer: name }, 'the offline writer filled slots of a run');
      yield* chooseFillers(run, offline.hooks);
    },
    async rewrite(request, signal, onEvent = () => {}) {
      const until = performance.now() + Math.min(runMs, REWRITE_MS);
      const offline = (await thread.write(request, { draft: true, signal })) ?? fallbackResult(request);
      const run = toRewriteRun(
        request,
        createRun(request, offline, onEvent, () => createModelDeadline(signal, hookMs, until)),
      );
      let made: WrittenHook | null = null;
      for await (const hook of requestHooks(run, ask, log)) made = hook;
      return made ?? thread.rewrite(request);
    },
  };
}

/** The hooks of a first answer. The gate checks them on trial, and its reasons go to the editor. */
async function writeDrafts(run: ModelRun, ask: AskModel, log: Log) {
  const trial: ModelRun = {
    ...run,
    promptInput: { ...run.promptInput, draft: true },
    open: new Map(run.open),
    gate: run.newGate(),
    taken: [],
    refused: new Map(),
    onEvent: (event) => event.event !== 'part left out' && run.onEvent(event),
  };
  const answered = await readToEnd(requestHooks(trial, ask, log));
  const drafts = new Map<number, Draft>();
  for (const [slot, { hook, why }] of trial.refused) drafts.set(slot, { hook, refused: why });
  for (const [slot, hook] of trial.taken) drafts.set(slot, { hook });
  return { drafts, answered };
}

async function readToEnd<Ending>(pieces: AsyncGenerator<unknown, Ending>): Promise<Ending> {
  for (;;) {
    const next = await pieces.next();
    if (next.done) return next.value;
  }
}

/** Yields the drafts of slots that the editor left open. */
function* keepDrafts(run: ModelRun, drafts: ReadonlyMap<number, Draft>): Generator<WrittenHook> {
  for (const slot of [...run.open.keys()]) {
    const kept = drafts.get(slot);
    const hook =
      kept && acceptHook(run, { slot, hook: kept.hook, tip: '', screen: '', point: '', payoff: '' });
    if (hook) yield hook;
  }
}

function createRun(
  request: WriteRequest,
  { hooks, brief, modelContext }: Pick<OfflineResult, 'hooks' | 'brief' | 'modelContext'>,
  onEvent: ModelRun['onEvent'],
  deadline: ModelRun['deadline'],
): ModelRun {
  const lines = modelContext.knowledge.flatMap((entry) => entry.lines);
  const contextText = modelContext.knowledge.flatMap((entry) => [entry.point, ...entry.lines]).join(' ');
  const source = `${brief.source} ${contextText.toLowerCase()}`;
  const excluded = [...request.history.hooks, ...lines, ...hooks.map(({ text }) => text)];
  const newGate = () => createGate({ ...brief, source }, excluded);
  return {
    promptInput: {
      request,
      language: brief.language,
      modelContext,
      numbers: [...new Set(findFigures(source))],
    },
    open: new Map(
      withoutRepeatedTypes(hooks.map(({ type }) => type)).map((type, index) => [index + 1, type]),
    ),
    gate: newGate(),
    newGate,
    taken: [],
    refused: new Map(),
    deadline,
    onEvent,
  };
}

/**
 * Types that suit every topic and profession. They replace repeated types, because the second hook of a type is
 * weaker.
 */
const SPARE: readonly HookType[] = ['Question', 'How-To', 'Comparison', 'Quick Win', 'List', 'Story', 'POV'];

function withoutRepeatedTypes(types: readonly HookType[]): HookType[] {
  const spare = SPARE.filter((type) => !types.includes(type));
  return types.map((type, index) => (types.indexOf(type) < index ? (spare.shift() ?? type) : type));
}

const WISHES: Record<RewriteKind, string> = {
  again: 'the same point in other words',
  shorter: 'the same in clearly fewer words',
  softer: 'the same without blame and without telling anybody what to do',
  question: 'the same as one question',
};

/** A run with a single slot: one hook that meets the goal of the rewrite. */
function toRewriteRun({ how, hook }: RewriteRequest, run: ModelRun): ModelRun {
  const { gate } = run;
  return {
    ...run,
    promptInput: { ...run.promptInput, rewrite: { hook: hook.text, point: hook.point, wish: WISHES[how] } },
    open: new Map([[1, hook.type]]),
    gate: {
      ...gate,
      take: (text) => (meetsGoal(how, text, hook.text) ? gate.take(text) : [`wish: not ${how}`]),
    },
  };
}

/**
 * The best hooks of the offline writer that differ from those that the model wrote; all of them if the model wrote
 * none.
 */
function chooseFillers({ open, taken, gate }: ModelRun, hooks: readonly WrittenHook[]): WrittenHook[] {
  if (taken.length === 0) return [...hooks];
  const apart = hooks.filter(({ text }) => gate.isDifferent(text));
  return [...new Set([...apart, ...hooks])].slice(0, open.size);
}

function fallbackResult({ topic, point, businessDescription, idealCustomer }: WriteRequest) {
  const source = `${topic} ${point ?? ''} ${businessDescription} ${idealCustomer}`.toLowerCase();
  return {
    hooks: fallbackHooks(),
    brief: { source, profession: 'default' as const, language: null, topic, misspelled: [] },
    modelContext: { aims: [], knowledge: [] },
  };
}
