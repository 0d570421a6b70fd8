import { z } from 'zod';

export const tasteSchema = z
  .object({
    learned_from: z.object({
      favorites: z.number().int(),
      filmed: z.number().int(),
      edits: z.number().int(),
    }),
    /** None while nothing is clear. */
    sentences: z.array(z.string()),
  })
  .meta({ id: 'Taste' });
export type LearnedTaste = z.infer<typeof tasteSchema>;
