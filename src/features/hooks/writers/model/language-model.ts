import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { type LanguageModel, Output, streamText } from 'ai';
import type { AiConfig } from '#platform/config.ts';
import { answerSchema, editSchema } from './answer.ts';
import { EDITOR_INSTRUCTIONS, INSTRUCTIONS } from './prompt.ts';

type Ai = Pick<AiConfig, 'provider' | 'model' | 'apiKey' | 'baseUrl'>;
/** Null if the provider did not count them. */
export type Tokens = { inputTokens: number | null; outputTokens: number | null };
/** The role that the model plays. */
export type ModelRole = 'writer' | 'editor';
/** Asks the model and yields its text as it arrives; throws if the provider fails. */
export type AskModel = (
  prompt: string,
  signal: AbortSignal,
  role: ModelRole,
) => AsyncGenerator<string, Tokens>;

const ROLE_SETTINGS = {
  writer: { instructions: INSTRUCTIONS, schema: answerSchema },
  editor: { instructions: EDITOR_INSTRUCTIONS, schema: editSchema },
};

/** The limit leaves room for a model that thinks before it answers. */
const MAX_TOKENS = 6000;
/** Many times the size of that many tokens. A provider that sends more ignores the limit above and is cut off. */
const MAX_BYTES = 8_000_000;
const MAX_COUNTED = 100_000_000;

export function askModel(ai: Ai): AskModel {
  const model = languageModel(ai);
  return async function* ask(prompt, signal, role) {
    let failure: unknown = null;
    const result = streamText({
      model,
      instructions: ROLE_SETTINGS[role].instructions,
      prompt,
      output: outputFor(role),
      temperature: 0.9,
      maxOutputTokens: MAX_TOKENS,
      maxRetries: 0,
      abortSignal: signal,
      onError: ({ error }) => {
        failure = error;
      },
    });
    yield* result.textStream;
    if (failure !== null) throw withoutKey(failure, ai.apiKey);
    signal.throwIfAborted();
    const { inputTokens, outputTokens } = await result.totalUsage;
    return { inputTokens: credibleCount(inputTokens), outputTokens: credibleCount(outputTokens) };
  };
}

/**
 * Requests an answer in our schema. Our reader continues where it stopped; the library would parse the whole text
 * again at each piece.
 */
export function outputFor(role: ModelRole) {
  let pieces = 0;
  const output = Output.object({ schema: ROLE_SETTINGS[role].schema as typeof answerSchema });
  const parsePartialOutput = async () => ({ partial: ++pieces });
  return { ...output, parsePartialOutput } as unknown as typeof output;
}

const credibleCount = (tokens: number | undefined): number | null =>
  Number.isSafeInteger(tokens) && (tokens as number) >= 0 && (tokens as number) <= MAX_COUNTED
    ? (tokens as number)
    : null;

/** The configured model. `compatible` is any server with OpenAI's API, such as Ollama or vLLM. */
function languageModel({ provider, model, apiKey, baseUrl }: Ai): LanguageModel {
  const settings = { apiKey: apiKey ?? undefined, baseURL: baseUrl ?? undefined, fetch: fetchBounded };
  switch (provider) {
    case 'openai':
      return createOpenAI(settings)(model);
    case 'anthropic':
      return createAnthropic(settings)(model);
    case 'google':
      return createGoogle(settings)(model);
    case 'compatible':
      return createOpenAICompatible({
        name: 'compatible',
        baseURL: baseUrl ?? '',
        apiKey: apiKey ?? undefined,
        supportsStructuredOutputs: true,
        includeUsage: true,
        fetch: fetchBounded,
      })(model);
  }
}

const fetchBounded: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  let left = MAX_BYTES;
  const bounded = new TransformStream<Uint8Array, Uint8Array>({
    transform(bytes, controller) {
      left -= bytes.length;
      if (left < 0) controller.error(new Error('The answer has no end'));
      else controller.enqueue(bytes);
    },
  });
  return new Response(response.body?.pipeThrough(bounded), response);
};

/** Removes the key from an error: some providers repeat a wrong key in their answer, and answers are logged. */
function withoutKey(failure: unknown, key: string | null): unknown {
  const { message } = failure as Error;
  return key && message?.includes(key) ? new Error(message.replaceAll(key, '[AI_API_KEY]')) : failure;
}
