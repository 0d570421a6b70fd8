import { z } from 'zod';

/** What the admin calls accept, shared by the server and the screens: plain zod, because it goes into the browser. */

const BODY = { error: 'The request must be a JSON object' };
const EMAIL = { error: 'Valid email is required' };
const PASSWORD = { error: 'Password is required' };
const PASSWORD_TOO_LONG = { error: 'Password must be at most 1000 characters' };
const CODE = { error: 'The code has 6 digits' };
const CREDITS = { error: 'Credits must be a whole number from 1 to 1000' };

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

/** The password was right, and a code is wanted as well: the login screen asks for it. */
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

export const creditsSchema = z.object(
  { credits: z.number(CREDITS).int(CREDITS).min(1, CREDITS).max(1000, CREDITS) },
  BODY,
);

/** The columns that one can sort by; with a minus in front the other way round. */
const COLUMNS = ['id', 'first_name', 'email', 'status', 'credits', 'created_at'] as const;
export type UserColumn = (typeof COLUMNS)[number];
export type UserSort = UserColumn | `-${UserColumn}`;
export const USER_SORTS: readonly UserSort[] = COLUMNS.flatMap((column) => [column, `-${column}`] as const);
export const NEWEST_FIRST: UserSort = '-created_at';

export const MAX_USERS_PAGE = 500;
