import { z } from 'zod';

/** What the login and its one-time codes accept. Plain zod, because the browser loads it too. */

const BODY = { error: 'The request must be a JSON object' };
const EMAIL = { error: 'Valid email is required' };
const PASSWORD = { error: 'Password is required' };
const PASSWORD_TOO_LONG = { error: 'Password must be at most 1000 characters' };
const CODE = { error: 'The code has 6 digits' };

export const adminLoginSchema = z.object(
  {
    email: z.string(EMAIL).trim().max(254, EMAIL).pipe(z.email(EMAIL)),
    password: z.string(PASSWORD).min(1, PASSWORD).max(1000, PASSWORD_TOO_LONG),
    /** The code of an authenticator app, for admins who turned codes on. */
    code: z
      .string(CODE)
      .trim()
      .max(10, CODE)
      .transform((code) => code.replaceAll(' ', ''))
      .optional(),
  },
  BODY,
);

/** The answer if the password is right and a code is needed. The login screen then asks for it. */
export const CODE_NEEDED = 'Enter the code from your authenticator app';
export const WRONG_CODE = 'That code is wrong or was used already. Wait for the next one.';

export const codeSchema = z.object(
  {
    code: z
      .string(CODE)
      .transform((code) => code.replaceAll(' ', ''))
      .pipe(z.string().regex(/^\d{6}$/, CODE)),
  },
  BODY,
);

export const setUpCodesSchema = z.object({ password: adminLoginSchema.shape.password }, BODY);
