import { z } from '@hono/zod-openapi';

/** What language models took in the last days. Costs are millionths of a dollar, null where no prices are set. */

const number = z.number().int();
const text = z.string();

const modelRow = z.object({
  provider: text,
  model: text,
  runs: number,
  input_tokens: number,
  output_tokens: number,
  cost: number.nullable(),
  /** Hooks that the book had to give. */
  filled: number,
  /** Milliseconds to the first and the last hook, to a tenth of a second: half of the runs took no longer. */
  first_ms: number.nullable(),
  last_ms: number.nullable(),
});
const modelDay = z.object({ day: text, tokens: number, cost: number });

export const modelNumbersSchema = z.object({
  /** The one that is configured; null for the book alone. */
  name: text.nullable(),
  /** Tokens of today and how many it may be; null where there is no limit. */
  budget: z.object({ tokens: number, used: number }).nullable(),
  days: z.array(modelDay),
  models: z.array(modelRow),
  refusals: z.array(z.object({ reason: text, hooks: number })),
});
export type ModelNumbers = z.infer<typeof modelNumbersSchema>;
export type ModelRow = z.infer<typeof modelRow>;
export type ModelDay = z.infer<typeof modelDay>;
