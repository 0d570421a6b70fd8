import { z } from 'zod';
import { HOOK_TYPES } from '../hook-types.ts';
import { ROLES } from '../read/roles.ts';

/** A subject file of the book. content/README.md says what each part is for. */

const text = z.string().trim().min(1);

export const roleSchema = z.enum(ROLES, 'holds somebody the book does not know');

export const lineSchema = z.strictObject({
  type: z.enum(HOOK_TYPES),
  say: text,
  tip: text,
  screen: text,
  /** How surely it stops a stranger, from 1 to 5, rated by a reader who did not write it; absent if unrated. */
  rating: z.int().min(1).max(5).optional(),
});

/** A point without its lines. */
export const pointHeadSchema = z.strictObject({
  point: text,
  payoff: text,
  chip: text.default(''),
  names: z.array(text).optional(),
  when: z.array(text).optional(),
  aside: z.literal(true).optional(),
  for: z.array(roleSchema).optional(),
  stance: z.enum(['for', 'against']).optional(),
  review: z.strictObject({ region: text.optional(), yearly: z.boolean().optional() }).optional(),
});

/** A subject without its points. */
export const subjectHeadSchema = z.strictObject({ subject: text, names: z.array(text) });

const pointSchema = pointHeadSchema.extend({ hooks: z.array(lineSchema) });
export const subjectSchema = subjectHeadSchema.extend({ points: z.array(pointSchema) });

export type Line = z.infer<typeof lineSchema>;
export type PointHead = z.infer<typeof pointHeadSchema>;
export type Point = z.infer<typeof pointSchema>;
export type SubjectHead = z.infer<typeof subjectHeadSchema>;
export type Subject = z.infer<typeof subjectSchema>;
