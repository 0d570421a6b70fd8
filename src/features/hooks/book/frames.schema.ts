import { z } from 'zod';
import { HOOK_TYPES } from '../hook-types.ts';
import { LANGUAGES } from '../read/language.ts';
import { SHAPES } from '../read/topic-shape.ts';

/** Sentences around a topic that the book does not know. content/README.md says what each slot is filled with. */

const text = z.string().trim().min(1);
const shape = z.enum([
  ...SHAPES,
  'point',
  'point-viewer',
  'point-quoted',
  'sentence',
  'customer',
  'any',
  'gentle',
  'scene',
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
  /** Scenes name the fields of the book in whose domain they play. */
  fields: z.array(text).optional(),
  frames: z.array(frameSchema),
});

export type Frame = Omit<z.infer<typeof frameSchema>, 'shape'> & {
  /** True in the file for tender topics, whose frames are for those alone. */
  tenderOnly: boolean;
  shape: z.infer<typeof shape>;
  language: (typeof LANGUAGES)[number] | null;
  fields: readonly string[];
};
