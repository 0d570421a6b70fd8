import { z } from 'zod';
import { textField } from '#platform/clean-text.ts';
import { REWRITE_KINDS } from './changes/rewrite-kinds.ts';

/** Shared by the server and the screens. Plain zod, without its OpenAPI part, because the browser loads it too. */

export const MAX_TOPIC = 500;
export const MAX_POINT = 200;
export const MAX_ANGLES = 12;
export const OUT_OF_CREDITS = 'You have no runs left. Buy a package to keep generating.';

const topic = (min: 0 | 1) =>
  textField({
    tooShort: 'Topic is required',
    tooLong: 'Topic is too long',
    min,
    max: MAX_TOPIC,
    lines: 'one',
  });

/** What most people get wrong, according to the creator. May be empty. */
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

/** The fields that a user fills in. */
export const generateFormSchema = z.object({ topic: topic(1), point });
export type GenerateForm = z.infer<typeof generateFormSchema>;

export const anglesQuerySchema = z.object({ topic: topic(0).default('') });

/** A point of the book about a topic, as a few words to tap. */
export const angleSchema = z
  .object({ id: z.string(), chip: z.string(), subject: z.string() })
  .meta({ id: 'Angle' });
export type Angle = z.infer<typeof angleSchema>;
export const anglesSchema = z.object({ angles: z.array(angleSchema) }).meta({ id: 'Angles' });

export const hookSchema = z
  .object({
    id: z.number().int(),
    /** The run of the hook. */
    run_id: z.number().int(),
    topic: z.string(),
    hook_type: z.string(),
    generated_hook: z.string(),
    delivery_tip: z.string(),
    /** These three are null if the writer does not know them. */
    on_screen_text: z.string().nullable(),
    /** What the video teaches. */
    point: z.string().nullable(),
    /** The next sentence to say. */
    payoff: z.string().nullable(),
    favorite: z.boolean(),
    /** The original text of a changed hook; null if it was never changed. */
    original_hook: z.string().nullable(),
    /** The same for the ten hooks of a run, and different from all other runs of the user. */
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'Hook' });
export type Hook = z.infer<typeof hookSchema>;

export const generatedSchema = z
  .object({ hooks: z.array(hookSchema), hook_credits: z.number().int() })
  .meta({ id: 'Generated' });
export type Generated = z.infer<typeof generatedSchema>;

/** A line of the stream. The ids are final, but the hooks are only stored when `done` arrives. */
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

/** A version of a hook. The original is the first, then all changes in order. */
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
