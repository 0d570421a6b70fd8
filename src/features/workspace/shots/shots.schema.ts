import { z } from 'zod';
import { hookSchema } from '#features/hooks/hooks.schema.ts';

export const MAX_SHOTS = 100;

/** A sequence can count further, but larger ids would not be exact as a number. */
const MAX_ID = 10 ** 15 - 1;
const BAD_ID = { error: 'hook_id must be the id of a hook' };
const hookId = z.number(BAD_ID).int(BAD_ID).min(1, BAD_ID).max(MAX_ID, BAD_ID);
const BAD_POSITION = { error: `position must be a whole number from 1 to ${MAX_SHOTS}` };

export const addShotSchema = z.object(
  {
    hook_id: hookId,
    /** Its position in the list, from 1; at the end if left out. */
    position: z
      .number(BAD_POSITION)
      .int(BAD_POSITION)
      .min(1, BAD_POSITION)
      .max(MAX_SHOTS, BAD_POSITION)
      .optional(),
  },
  BAD_ID,
);

const BAD_ORDER = { error: 'hook_ids must be a list of ids of hooks' };
export const orderSchema = z.object(
  {
    hook_ids: z.array(hookId, BAD_ORDER).max(MAX_SHOTS, { error: `A shot list holds ${MAX_SHOTS} hooks` }),
  },
  BAD_ORDER,
);

/** A hook on the list. */
export const shotSchema = hookSchema.extend({ filmed_at: z.iso.datetime().nullable() }).meta({ id: 'Shot' });
export type Shot = z.infer<typeof shotSchema>;
export const shotsSchema = z.array(shotSchema);
