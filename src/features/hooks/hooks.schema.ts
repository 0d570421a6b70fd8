import { z } from 'zod';
import { textField } from '#platform/clean-text.ts';
import { REWRITE_KINDS } from './changes/rewrite-kinds.ts';

/**
 * What the calls about hooks take and give, shared by the server and the screens. Plain zod, without the
 * OpenAPI part, because it goes into the browser.
 */

export const MAX_TOPIC = 500;
export const MAX_POINT = 200;
export const MAX_ANGLES = 12;

const topic = (min: 0 | 1) =>
  textField({
    tooShort: 'Topic is required',
    tooLong: 'Topic is too long',
    min,
    max: MAX_TOPIC,
    lines: 'one',
  });

/** What the creator says most people get wrong: empty is none. */
const point = textField({
  tooShort: 'Your point must be a text',
  tooLong: 'Your point is too long',
  min: 0,
  max: MAX_POINT,
  lines: 'one',
});

export const ANGLE_ID = /^[a-z0-9/#.-]{1,80}$/;
const UNKNOWN_ANGLE = { error: 'Unknown angle' };
const angles = z
  .array(z.string(UNKNOWN_ANGLE).regex(ANGLE_ID, UNKNOWN_ANGLE), UNKNOWN_ANGLE)
  .max(MAX_ANGLES, { error: `Choose at most ${MAX_ANGLES} angles` });

export const generateSchema = z.object(
  {
    topic: topic(1),
    point: point.nullish().transform((text) => text || null),
    angles: angles.nullish().transform((ids) => [...new Set(ids)]),
  },
  { error: 'Topic is required' },
);
/** The input of a run, cleaned and with every default filled in. */
export type GenerateInput = z.output<typeof generateSchema>;

/** The part of it that is typed. */
export const generateFormSchema = z.object({ topic: topic(1), point });
export type GenerateForm = z.infer<typeof generateFormSchema>;

export const anglesQuerySchema = z.object({ topic: topic(0).default('') });

/** A point of the book that is about a topic, as a few words to tap. */
export const angleSchema = z
  .object({ id: z.string(), chip: z.string(), subject: z.string() })
  .meta({ id: 'Angle' });
export type Angle = z.infer<typeof angleSchema>;
export const anglesSchema = z.object({ angles: z.array(angleSchema) }).meta({ id: 'Angles' });

export const hookSchema = z
  .object({
    id: z.number().int(),
    /** The run that it is of. */
    run_id: z.number().int(),
    topic: z.string(),
    hook_type: z.string(),
    generated_hook: z.string(),
    delivery_tip: z.string(),
    /** These three are null where the writer knows none. */
    on_screen_text: z.string().nullable(),
    /** What the video then teaches. */
    point: z.string().nullable(),
    /** The next sentence to say. */
    payoff: z.string().nullable(),
    favorite: z.boolean(),
    /** How it was first written, once it was changed; null for a hook that never was. */
    original_hook: z.string().nullable(),
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

const UNKNOWN_REWRITE = { error: `how must be one of: ${REWRITE_KINDS.join(', ')}` };
export const rewriteSchema = z.object({ how: z.enum(REWRITE_KINDS, UNKNOWN_REWRITE) }, UNKNOWN_REWRITE);

export const MAX_HOOK = 300;
export const editSchema = z.object(
  {
    generated_hook: textField({
      tooShort: 'A hook needs words',
      tooLong: `A hook has at most ${MAX_HOOK} characters`,
      min: 1,
      max: MAX_HOOK,
      lines: 'one',
    }),
  },
  { error: 'A hook needs words' },
);

/** A version of a hook. The original comes first, then every change in its order. */
export const versionSchema = z
  .object({
    id: z.number().int(),
    made_by: z.enum(['original', ...REWRITE_KINDS, 'edit']),
    generated_hook: z.string(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'HookVersion' });
export type HookVersion = z.infer<typeof versionSchema>;
export const versionsSchema = z.object({ versions: z.array(versionSchema) }).meta({ id: 'HookVersions' });

export const NDJSON = 'application/x-ndjson';
export const MAX_PAGE = 500;
