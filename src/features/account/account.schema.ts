import { z } from 'zod';
import { cleanText, hasControlCharacters, textField } from '#platform/clean-text.ts';
import { handleSentence, networks, parseHandle } from './profile/handles.ts';

/**
 * What the account calls accept, shared by the server and the forms. The messages are those of the specification. Plain
 * zod, without its OpenAPI part, because the browser loads it too.
 */

const BODY = { error: 'The request must be a JSON object' };

/** Atoms of RFC 5322 before the @, and a domain with at least one dot after it. */
const EMAIL =
  /^(?!\.)(?!.*\.\.)[a-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}(?<!\.)@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/i;
const INVALID_EMAIL = { error: 'Invalid email address' };

const email = z.string(INVALID_EMAIL).trim().max(254, INVALID_EMAIL).regex(EMAIL, INVALID_EMAIL);

/** Normalizing a longer password takes long. */
const MAX_PASSWORD = 1000;
const PASSWORD_TOO_LONG = { error: `Password must be at most ${MAX_PASSWORD} characters` };

/** Not trimmed. Only its length is checked. */
const password = (min: 6 | 8) => {
  const tooShort = { error: `Password must be at least ${min} characters` };
  return z.string(tooShort).min(min, tooShort).max(MAX_PASSWORD, PASSWORD_TOO_LONG);
};

const firstName = textField({
  tooShort: 'Please enter your first name',
  tooLong: 'First name is too long',
  min: 1,
  max: 80,
  lines: 'one',
});

const businessContext = {
  business_description: textField({
    tooShort: 'Please provide more details about your business',
    tooLong: 'The description of your business is too long',
    min: 10,
    max: 4000,
    lines: 'many',
  }),
  ideal_customer: textField({
    tooShort: 'Please provide detailed information about your ideal customer',
    tooLong: 'The description of your ideal customer is too long',
    min: 20,
    max: 4000,
    lines: 'many',
  }),
};

/** Long enough for the link of a profile with its query. Cleaning and parsing a longer text takes long. */
const MAX_HANDLE_INPUT = 500;

/** Empty or null removes the handle; undefined keeps the stored one. */
const handle = (network: (typeof networks)[keyof typeof networks]) => {
  const error = handleSentence(network);
  return z
    .string({ error })
    .nullish()
    .transform((input, context) => {
      if (input === undefined || input === null) return input;
      const fits = input.length <= MAX_HANDLE_INPUT && !hasControlCharacters(input);
      const parsed = fits ? parseHandle(cleanText(input), network) : undefined;
      if (parsed !== undefined) return parsed;
      context.addIssue({ code: 'custom', message: error, input });
      return z.NEVER;
    });
};
const handles = { tiktok_handle: handle(networks.tiktok), instagram_handle: handle(networks.instagram) };

export const registerSchema = z.object({ email, password: password(6) }, BODY);
export const loginSchema = z.object({ email, password: password(6) }, BODY);
export const forgotSchema = z.object({ email }, BODY);

export const BAD_RESET_LINK = 'Invalid or expired reset link';
/** What the server takes. */
export const resetSchema = z.object(
  { token: z.string({ error: BAD_RESET_LINK }).min(1, { error: BAD_RESET_LINK }), password: password(8) },
  BODY,
);
const DIFFERENT = { error: 'Passwords do not match' };
/** What the form asks for. */
export const resetFormSchema = z
  .object({ password: password(8), confirmPassword: z.string(DIFFERENT) }, BODY)
  .refine((form) => form.password === form.confirmPassword, {
    ...DIFFERENT,
    path: ['confirmPassword'],
  });

export const BAD_CONFIRMATION_LINK = 'Invalid or expired confirmation link';
export const confirmEmailSchema = z.object(
  { token: z.string({ error: BAD_CONFIRMATION_LINK }).min(1, { error: BAD_CONFIRMATION_LINK }) },
  BODY,
);

export const BAD_EMAIL_LINK = 'Invalid or expired link';
export const confirmNewEmailSchema = z.object(
  { token: z.string({ error: BAD_EMAIL_LINK }).min(1, { error: BAD_EMAIL_LINK }) },
  BODY,
);

export const businessContextSchema = z.object(businessContext, BODY);
export const firstNameSchema = z.object({ first_name: firstName }, BODY);
/** Settings send the name or the handles, onboarding all of them. */
export const socialHandlesSchema = z.object({ first_name: firstName.optional(), ...handles }, BODY);
/** The form of onboarding; it is sent as two calls, social handles and business context. */
export const onboardingSchema = z.object({ first_name: firstName, ...handles, ...businessContext }, BODY);

const currentPassword = z
  .string({ error: 'Please enter your current password' })
  .min(1, { error: 'Please enter your current password' })
  .max(MAX_PASSWORD, PASSWORD_TOO_LONG);
export const changePasswordSchema = z.object(
  { current_password: currentPassword, password: password(8) },
  BODY,
);
export const changeEmailSchema = z.object({ email, password: currentPassword }, BODY);
export const deleteAccountSchema = z.object({ password: currentPassword }, BODY);
