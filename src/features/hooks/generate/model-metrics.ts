import { Counter, Histogram } from 'prom-client';
import type { Services } from '#platform/services.ts';

export function createModelMetrics({ registry }: Services['metrics']) {
  const registers = [registry];
  return {
    tokens: new Counter({
      name: 'model_tokens_total',
      help: 'Tokens that language models read and wrote.',
      labelNames: ['kind'] as const,
      registers,
    }),
    dollars: new Counter({
      name: 'model_cost_dollars_total',
      help: 'What they cost, by AI_*_PRICE.',
      registers,
    }),
    refused: new Counter({
      name: 'model_refused_hooks_total',
      help: 'Hooks of language models that were refused, by reason.',
      labelNames: ['reason'] as const,
      registers,
    }),
    filled: new Counter({
      name: 'model_filled_hooks_total',
      help: 'Hooks that came from the book in their place.',
      registers,
    }),
    seconds: new Histogram({
      name: 'model_hook_seconds',
      help: 'Time to the first and the last hook of a run that a model had a part in.',
      labelNames: ['hook'] as const,
      buckets: [1, 2, 4, 8, 15, 30, 60, 120, 300],
      registers,
    }),
  };
}
