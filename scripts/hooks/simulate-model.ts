import { type EngineState, writeOffline } from '#features/hooks/write/write-offline.ts';
import type { AskModel } from '#features/hooks/writers/model/language-model.ts';
import { createModelWriter } from '#features/hooks/writers/model/model-writer.ts';
import { EDITOR_INSTRUCTIONS, INSTRUCTIONS } from '#features/hooks/writers/model/prompt.ts';
import type { WriteRequest, WriterEvent, WrittenHook } from '#features/hooks/writers/writer.ts';
import { createLog } from '#platform/log.ts';
import { readNamed } from './inputs-file.ts';

/** The model writer with a given answer instead of a model: no key, no provider, everything else unchanged. */

/** The prompt that a model would get. */
export async function printRequest(
  request: WriteRequest,
  engineState: EngineState,
  editor: boolean,
): Promise<void> {
  const { events } = await simulate(request, engineState, [], editor);
  for (const event of events) if (event.event === 'asked') console.log(requestText(event));
  if (editor) console.log(`\n# System of the editor, who is asked with the drafts\n${EDITOR_INSTRUCTIONS}`);
}

function requestText({ role, prompt }: Extract<WriterEvent, { event: 'asked' }>): string {
  return `# System\n${role === 'editor' ? EDITOR_INSTRUCTIONS : INSTRUCTIONS}\n\n# User\n${prompt}`;
}

/** Reports what happens to each hook of an answer, and returns the run's ten hooks. */
export async function simulateAnswer(
  request: WriteRequest,
  engineState: EngineState,
  { file, editor, report }: { file: string; editor: boolean; report: (sentence: string) => void },
): Promise<WrittenHook[]> {
  const answers = readAnswers(file);
  const { hooks, events } = await simulate(request, engineState, answers, editor);
  let calls = 0;
  for (const event of events) {
    if (event.event === 'asked' && ++calls > answers.length)
      report(
        `\nThe model would be asked again; answer this as the second of a list:\n${requestText(event)}\n`,
      );
    else report(sentenceOf(event));
  }
  return hooks;
}

function sentenceOf(event: WriterEvent): string {
  switch (event.event) {
    case 'looked up':
      return `the book: ${event.answer.grade}`;
    case 'asked':
      return 'asked';
    case 'taken':
      return `  taken    ${event.slot}  ${event.hook}`;
    case 'refused':
      return `  refused  ${event.slot}  ${event.hook}  [${event.why.join('; ')}]`;
    case 'part left out':
      return `           ${event.slot}  without its ${event.part}  [${event.why.join('; ')}]`;
    case 'answered':
      return `answered, about ${event.inputTokens} tokens in and ${event.outputTokens} out`;
    case 'failed':
      return `no answer: ${event.reason}`;
  }
}

async function simulate(
  request: WriteRequest,
  engineState: EngineState,
  answers: readonly string[],
  editor: boolean,
) {
  const left = [...answers];
  const ask: AskModel = async function* () {
    const answer = left.shift();
    if (answer === undefined) throw new Error('the file has no further answer');
    yield answer;
    return { inputTokens: null, outputTokens: null };
  };
  const writer = createModelWriter(
    ask,
    'played',
    {
      thread: { write: async () => writeOffline(request, engineState), rewrite: async () => null },
      log: createLog('silent'),
      editor,
    },
    { hookMs: 10_000, runMs: 60_000 },
  );
  const events: WriterEvent[] = [];
  const hooks: WrittenHook[] = [];
  const written = writer.write(request, new AbortController().signal, (event) => events.push(event));
  for await (const hook of written) hooks.push(hook);
  return { hooks, events };
}

/** One answer, or a list of the first and the second. Text that is not JSON is used unchanged. */
function readAnswers(file: string): string[] {
  const text = readNamed(file);
  try {
    const read: unknown = JSON.parse(text);
    return (Array.isArray(read) ? read : [read]).map((answer) => JSON.stringify(answer));
  } catch {
    return [text];
  }
}
