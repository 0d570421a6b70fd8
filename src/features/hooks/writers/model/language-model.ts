import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { type LanguageModel, Output, streamText } from 'ai';
import type { AiConfig } from '#platform/config.ts';
import { answerSchema } from './answer.ts';
import { INSTRUCTIONS } from './prompt.ts';

type Ai = Pick<AiConfig, 'provider' | 'model' | 'apiKey' | 'baseUrl'>;
/** Null where the provider did not count. */
export type Tokens = { inputTokens: number | null; outputTokens: number | null };
/** Asks the model and gives out its text as it comes; throws where the provider fails. */
export type Ask = (prompt: string, signal: AbortSignal) => AsyncGenerator<string, Tokens>;

/** With room for a model that thinks before it answers. */
const MOST_TOKENS = 6000;

export function askModel(ai: Ai): Ask {
  const model = languageModel(ai);
  return async function* ask(prompt, signal) {
    let failure: unknown = null;
    const result = streamText({
      model,
      instructions: INSTRUCTIONS,
      prompt,
      output: Output.object({ schema: answerSchema }),
      temperature: 0.9,
      maxOutputTokens: MOST_TOKENS,
      maxRetries: 0,
      abortSignal: signal,
      onError: ({ error }) => {
        failure = error;
      },
    });
    yield* result.textStream;
    if (failure !== null) throw failure;
    signal.throwIfAborted();
    const { inputTokens = null, outputTokens = null } = await result.totalUsage;
    return { inputTokens, outputTokens };
  };
}

/** The model that the environment names, behind one interface. `compatible` is Ollama, vLLM and their like. */
function languageModel({ provider, model, apiKey, baseUrl }: Ai): LanguageModel {
  const settings = { apiKey: apiKey ?? undefined, baseURL: baseUrl ?? undefined };
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
      })(model);
  }
}
