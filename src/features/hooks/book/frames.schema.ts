import { z } from 'zod';
import { HOOK_TYPES } from '../hook-types.ts';
import { LANGUAGES } from '../read/language.ts';

/** Sentences around a topic that the book does not know. content/README.md says what each slot is filled with. */

const text = z.string().trim().min(1);
const shape = z.enum([
  'language',
  'topic-free',
  'point',
  'point-viewer',
  'point-quoted',
  'sentence',
  'customer',
]);

const frameSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  type: z.enum(HOOK_TYPES),
  say: text,
  tip: text,
  screen: text.optional(),
  /** Where a file holds frames of several shapes. */
  shape: shape.optional(),
  gentle: z.boolean().optional(),
  not: z.array(z.enum(['therapist', 'financial', 'nutrition', 'realestate'])).optional(),
});

export const framesSchema = z.strictObject({
  shape,
  language: z.enum(LANGUAGES).optional(),
  /** Frames for tender topics alone. */
  gentleOnly: z.boolean().optional(),
  frames: z.array(frameSchema),
});

export type Frame = Omit<z.infer<typeof frameSchema>, 'shape'> & {
  gentleOnly: boolean;
  shape: z.infer<typeof shape>;
  language: (typeof LANGUAGES)[number] | null;
};
