import { z } from 'zod';
import { roleSchema } from '#features/hooks/book/subject.schema.ts';
import { HOOK_TYPES } from '#features/hooks/hook-types.ts';

/** The book of hooks as admins see and edit it. */

export const PART_KINDS = ['subject', 'point', 'line'] as const;
export type PartKind = (typeof PART_KINDS)[number];
export const ACTIONS = ['add', 'change', 'retire', 'restore', 'drop'] as const;
export type EditAction = (typeof ACTIONS)[number];

/** The label by which a fault names its field. */
export const FIELDS: Readonly<Record<string, string>> = {
  type: 'Type',
  say: 'Hook',
  tip: 'Tip',
  screen: 'On screen',
  point: 'Point',
  payoff: 'Payoff',
  chip: 'Chip',
  names: 'Other names',
  when: 'Only with',
  for: 'For',
  stance: 'Stance',
  review: 'Review',
  subject: 'Name',
  field: 'Field',
};

const MAX_NAMES = 24;

/** Phones type curly apostrophes and double blanks. The book has neither, nor characters that the database refuses. */
const plain = (most: number) =>
  z
    .string('is missing')
    .transform((text) =>
      text
        .toWellFormed()
        .replaceAll(/[‘’]/g, "'")
        .replaceAll(/[\s\p{Cc}]+/gu, ' ')
        .trim(),
    )
    .pipe(z.string().min(1, 'is empty').max(most, `is longer than ${most} characters`));
const names = z
  .array(plain(80), 'is missing')
  .max(MAX_NAMES, `has more than ${MAX_NAMES}`)
  .transform((all) => [...new Set(all)]);

export const lineContent = z.object({
  type: z.enum(HOOK_TYPES, 'is none of the twenty types'),
  say: plain(200),
  tip: plain(200),
  screen: plain(80),
});
export const pointContent = z.object({
  point: plain(300),
  payoff: plain(300),
  chip: plain(60).pipe(z.string().regex(/[a-z0-9]/i, 'has no letter')),
  names: names.optional(),
  when: names.optional(),
  aside: z.literal(true).optional(),
  for: z.array(roleSchema).max(20, 'has more than 20').optional(),
  stance: z.enum(['for', 'against'], 'is for or against').optional(),
  review: z.object({ region: plain(40).optional(), yearly: z.boolean().optional() }).optional(),
});
export const subjectContent = z.object({ subject: plain(80), names });
export type SubjectContent = z.infer<typeof subjectContent>;

/** The name of a folder or file of the book, as a field and a subject may be called. */
export const FOLDER_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const newSubjectSchema = z.object({
  field: z.string().regex(FOLDER_NAME, 'Field: small letters, digits and hyphens, like home-office').max(40),
  content: z.record(z.string(), z.unknown()),
});

export const editSchema = z.object({
  /** The subject's version that was edited; a save over a newer one is refused. */
  version: z.number().int().min(0),
  kind: z.enum(PART_KINDS),
  action: z.enum(ACTIONS),
  /** The part's id; undefined for a new part. */
  target: z.string().max(200).optional(),
  /** The point that a line is added to. */
  parent: z.string().max(200).optional(),
  content: z.record(z.string(), z.unknown()).optional(),
});
export type EditRequest = z.infer<typeof editSchema>;

const text = z.string();
const number = z.number().int();

const stateSchema = z.object({
  added: z.boolean(),
  changed: z.boolean(),
  retired: z.boolean(),
  /** The admin and the time of the last edit; null if the part is as in the file. */
  by: text.nullable(),
  at: text.nullable(),
});
export type PartState = z.infer<typeof stateSchema>;

const lineView = z.object({
  id: text,
  content: lineContent,
  original: lineContent.nullable(),
  state: stateSchema,
  /** How often it was handed out in the last 30 days, and how often it was a favorite or filmed in total. */
  numbers: z.object({ handed_out: number, favorites: number, filmed: number }),
});
export type LineView = z.infer<typeof lineView>;
const pointView = z.object({
  id: text,
  content: pointContent,
  original: pointContent.nullable(),
  state: stateSchema,
  lines: z.array(lineView),
});
export type PointView = z.infer<typeof pointView>;
export const subjectViewSchema = z.object({
  id: text,
  field: text,
  version: number,
  content: subjectContent,
  original: subjectContent.nullable(),
  state: stateSchema,
  points: z.array(pointView),
  /** What is still missing for `npm run book -- check` to pass. */
  open: z.array(z.object({ part: text, what: text })),
  /** True if the subject differs from its file. */
  differs: z.boolean(),
  edits: number,
});
export type SubjectView = z.infer<typeof subjectViewSchema>;

const subjectRow = z.object({
  id: text,
  field: text,
  name: text,
  points: number,
  lines: number,
  state: z.enum(['file', 'added', 'changed', 'retired', 'in files']),
  /** Lines that hold what was searched for. */
  matches: z.array(text),
});
export type SubjectRow = z.infer<typeof subjectRow>;
export const subjectPageSchema = z.object({
  subjects: z.array(subjectRow),
  /** The number of all matches, on all pages. */
  total: number,
  fields: z.array(text),
  /** How many subjects differ from their files, and how many have edits that the files contain by now. */
  changed: number,
  in_files: number,
  next: text.nullable(),
});
export type SubjectPage = z.infer<typeof subjectPageSchema>;
