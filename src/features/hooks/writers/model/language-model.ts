import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import type { Config } from '#platform/config.ts';

/** The model that the environment names, behind one interface. `compatible` is Ollama, vLLM and their like. */
export function languageModel({
  provider,
  model,
  apiKey,
  baseUrl,
}: NonNullable<Config['ai']>): LanguageModel {
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
      })(model);
  }
}
