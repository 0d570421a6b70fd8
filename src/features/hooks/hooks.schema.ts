import { z } from 'zod';
import { textField } from '#features/account/clean-text.ts';

/**
 * What the calls about hooks take and give, shared by the server and the screens. Plain zod, without the
 * OpenAPI part, because it goes into the browser.
 */

export const TOPIC_MAX = 500;

export const generateSchema = z.object(
  {
    topic: textField({
      tooShort: 'Topic is required',
      tooLong: 'Topic is too long',
      min: 1,
      max: TOPIC_MAX,
      lines: 'one',
    }),
  },
  { error: 'Topic is required' },
);
export type GenerateInput = z.infer<typeof generateSchema>;

export const hookSchema = z
  .object({
    id: z.number().int(),
    topic: z.string(),
    hook_type: z.string(),
    generated_hook: z.string(),
    delivery_tip: z.string(),
    favorite: z.boolean(),
    /** The same for the ten hooks of a run, and different from every other run of the user. */
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'Hook' });
export type Hook = z.infer<typeof hookSchema>;

export const generatedSchema = z
  .object({ hooks: z.array(hookSchema), hook_credits: z.number().int() })
  .meta({ id: 'Generated' });
export type Generated = z.infer<typeof generatedSchema>;

/** A line of the stream. The ids are the final ones, but the hooks are stored only when `done` comes. */
export const generateLineSchema = z
  .union([
    z.object({ hook: hookSchema }),
    z.object({ done: z.literal(true), hook_credits: z.number().int() }),
    z.object({ error: z.string() }),
  ])
  .meta({ id: 'GenerateLine' });
export type GenerateLine = z.infer<typeof generateLineSchema>;

export const NDJSON = 'application/x-ndjson';
export const PAGE_MAX = 500;
