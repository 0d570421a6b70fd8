import { z } from 'zod';
import { HOOK_TYPES } from '../hook-types.ts';

/** A subject of the book as its file states it. content/README.md says what each part is for. */

/** For whom a point can be meant; read from topic and customer by read/roles.ts. */
export const ROLES = [
  'buyers',
  'sellers',
  'homeowners',
  'renters',
  'landlords',
  'investors',
  'agents',
  'managers',
  'employees',
  'business owners',
  'freelancers',
  'job seekers',
  'new hires',
  'trainers',
  'parents',
  'expecting',
  'caregivers',
  'couples',
  'singles',
  'students',
  'teens',
  'young adults',
  'pre-retirees',
  'retirees',
  'beginners',
  'advanced',
  'women',
  'men',
  'vegans',
  'athletes',
  'developers',
  'creators',
  'teachers',
  'travelers',
  'pet owners',
  'brides',
  'people with debt',
  'families',
] as const;
export type Role = (typeof ROLES)[number];

const text = z.string().trim().min(1);

export const lineSchema = z.strictObject({
  type: z.enum(HOOK_TYPES),
  say: text,
  tip: text,
  screen: text,
});

/** A point without its lines. */
export const pointHeadSchema = z.strictObject({
  point: text,
  payoff: text,
  chip: text.default(''),
  names: z.array(text).optional(),
  when: z.array(text).optional(),
  aside: z.literal(true).optional(),
  for: z.array(z.enum(ROLES)).optional(),
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
