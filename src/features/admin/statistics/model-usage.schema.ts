import { z } from '@hono/zod-openapi';

/**
 * The usage of language models in the last days. Costs are millionths of a dollar, null if no prices are configured.
 */

const number = z.number().int();
const text = z.string();

const modelRow = z.object({
  provider: text,
  model: text,
  runs: number,
  input_tokens: number,
  output_tokens: number,
  cost: number.nullable(),
  /** Hooks that the book filled in. */
  filled: number,
  /** The median milliseconds to the first and the last hook, to a tenth of a second. */
  first_ms: number.nullable(),
  last_ms: number.nullable(),
});
const modelDay = z.object({ day: text, tokens: number, cost: number });

export const modelNumbersSchema = z.object({
  /** The configured model; null for the book alone. */
  name: text.nullable(),
  /** The tokens of today, and their limit; null if there is none. */
  budget: z.object({ tokens: number, used: number }).nullable(),
  days: z.array(modelDay),
  models: z.array(modelRow),
  refusals: z.array(z.object({ reason: text, hooks: number })),
});
export type ModelNumbers = z.infer<typeof modelNumbersSchema>;
export type ModelRow = z.infer<typeof modelRow>;
export type ModelDay = z.infer<typeof modelDay>;
