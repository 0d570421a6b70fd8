import { z } from 'zod';
import { THEME_NAMES } from '#platform/theme-names.ts';
import { HOOK_TYPES } from '../hook-types.ts';
import { LANGUAGES } from '../read/language.ts';

/** Frames: sentences with slots, for topics that the book does not know. content/README.md lists the slots. */

const text = z.string().trim().min(1);
const shape = z.enum([
  'language',
  'topic-free',
  'point',
  'point-viewer',
  'point-quoted',
  'sentence',
  'customer',
  'typed-topic',
  'typed-claim',
  'typed-story',
  'typed-question',
  'typed-list',
  'typed-title',
]);

const frameSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  type: z.enum(HOOK_TYPES),
  say: text,
  tip: text,
  screen: text.optional(),
  /** Set where it differs from the shape of the file. */
  shape: shape.optional(),
  gentle: z.boolean().optional(),
  /** The professions whose rules forbid it. */
  not: z.array(z.enum(THEME_NAMES)).optional(),
});

export const framesSchema = z.strictObject({
  shape,
  language: z.enum(LANGUAGES).optional(),
  /** The frames are only for gentle topics. */
  gentleOnly: z.boolean().optional(),
  frames: z.array(frameSchema),
});

export type Frame = Omit<z.infer<typeof frameSchema>, 'shape'> & {
  gentleOnly: boolean;
  shape: z.infer<typeof shape>;
  language: (typeof LANGUAGES)[number] | null;
};
