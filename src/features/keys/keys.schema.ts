import { z } from 'zod';
import { deleteAccountSchema } from '#features/account/account.schema.ts';
import { textField } from '#platform/clean-text.ts';

/** What a key may do. */
export const SCOPES = ['write', 'read', 'favorite'] as const;
export type Scope = (typeof SCOPES)[number];

export const MAX_KEYS = 20;
export const MAX_KEY_NAME = 60;
/** A key's lifetime in days; null is unlimited. */
export const KEY_LIFETIMES = [30, 90, 365] as const;

const NO_SCOPE = { error: 'Choose what the key may do' };
const BAD_LIFE = { error: `A key can end after ${KEY_LIFETIMES.join(', ')} days or never` };

export const newKeySchema = z.object(
  {
    name: textField({
      tooShort: 'Give the key a name',
      tooLong: `A name has at most ${MAX_KEY_NAME} characters`,
      min: 1,
      max: MAX_KEY_NAME,
      lines: 'one',
    }),
    scopes: z
      .array(z.enum(SCOPES, NO_SCOPE), NO_SCOPE)
      .min(1, NO_SCOPE)
      .max(10, NO_SCOPE)
      .transform((scopes) => SCOPES.filter((scope) => scopes.includes(scope))),
    expires_in_days: z.literal(KEY_LIFETIMES, BAD_LIFE).nullable().default(null),
    password: deleteAccountSchema.shape.password,
  },
  { error: 'The request must be a JSON object' },
);
export type NewKey = z.output<typeof newKeySchema>;

/** A key as its owner sees it, without the key itself. */
export const keySchema = z
  .object({
    id: z.number().int(),
    name: z.string(),
    /** The first characters of the key. */
    start: z.string(),
    scopes: z.array(z.enum(SCOPES)),
    created_at: z.iso.datetime(),
    /** Exact to the minute. */
    last_used_at: z.iso.datetime().nullable(),
    expires_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ApiKey' });
export type ApiKey = z.infer<typeof keySchema>;
export const keysSchema = z.object({ keys: z.array(keySchema) });

/** The only answer that contains the key itself. */
export const madeKeySchema = keySchema.extend({ key: z.string() }).meta({ id: 'MadeApiKey' });
export type MadeKey = z.infer<typeof madeKeySchema>;

const MAX_SEARCH = 200;
export const searchSchema = textField({
  tooShort: 'search must be a text',
  tooLong: `search has at most ${MAX_SEARCH} characters`,
  min: 0,
  max: MAX_SEARCH,
  lines: 'one',
});
