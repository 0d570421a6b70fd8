import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { z } from 'zod';
import { cleanText, hasControlCharacters } from '#platform/clean-text.ts';
import { anyCharacter } from '../../../tests/support/any-text.ts';
import { processorTime } from '../../../tests/support/processor-time.ts';
import { testRows } from '../../../tests/support/test-rows.ts';
import {
  businessContextSchema,
  changeEmailSchema,
  changePasswordSchema,
  confirmEmailSchema,
  confirmNewEmailSchema,
  deleteAccountSchema,
  firstNameSchema,
  forgotSchema,
  loginSchema,
  onboardingSchema,
  registerSchema,
  resetFormSchema,
  resetSchema,
  socialHandlesSchema,
} from './account.schema.ts';

/** The first error message for the input, or null. */
function errorMessage(schema: z.ZodType, input: unknown): string | null {
  const result = schema.safeParse(input);
  return result.success ? null : (result.error.issues[0]?.message ?? '');
}

const ALL = {
  registerSchema,
  loginSchema,
  forgotSchema,
  resetSchema,
  resetFormSchema,
  confirmEmailSchema,
  confirmNewEmailSchema,
  changeEmailSchema,
  firstNameSchema,
  businessContextSchema,
  socialHandlesSchema,
  onboardingSchema,
  changePasswordSchema,
  deleteAccountSchema,
};

/** Random text with many characters that often cause errors. */
const anyText = fc.oneof(
  fc.string({ unit: anyCharacter }),
  fc.string({
    unit: fc.constantFrom(
      '\0',
      '\u202e',
      '\u200f',
      ' ',
      '\n',
      '\ud800',
      '👩‍🍳',
      'é',
      '\u007f',
      '@',
      '/',
      'a',
    ),
  }),
);
const fields = [
  'email',
  'password',
  'token',
  'confirmPassword',
  'first_name',
  'tiktok_handle',
  'instagram_handle',
  'business_description',
  'ideal_customer',
  'current_password',
];
const anyBody = fc.oneof(
  fc.anything(),
  fc.dictionary(fc.constantFrom(...fields), fc.oneof(anyText, fc.anything()), { maxKeys: fields.length }),
);

describe('the schemas of account calls', () => {
  testRows(Object.entries(ALL))('%s accepts any body or refuses it with a readable sentence', (_, schema) => {
    fc.assert(
      fc.property(anyBody, (body) => {
        const message = errorMessage(schema, body);
        if (message === null) return;
        expect(message).toMatch(/^[A-Z][A-Za-z0-9 @,]+$/);
        expect(message).not.toMatch(/expected|undefined|NaN|string/);
      }),
    );
  });

  testRows(Object.entries(ALL))('%s accepts no text that the database cannot store', (_, schema) => {
    fc.assert(
      fc.property(anyBody, (body) => {
        const result = schema.safeParse(body);
        if (!result.success) return;
        for (const [field, value] of Object.entries(result.data as Record<string, unknown>)) {
          // Passwords and tokens are hashed, never stored.
          if (typeof value !== 'string' || /password|token/i.test(field)) continue;
          expect(hasControlCharacters(value)).toBe(false);
          expect(value).not.toMatch(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/);
          expect(value.isWellFormed()).toBe(true);
          expect(value).toBe(value.trim());
        }
      }),
    );
  });
});

const EMAIL = 'Invalid email address';
const CURRENT = 'Please enter your current password';
const NAME = 'Please enter your first name';
const TIKTOK = 'Please enter your TikTok handle, such as @name, or a link to your profile';
const INSTAGRAM = 'Please enter your Instagram handle, such as @name, or a link to your profile';
const CONTROL = 'Please remove the control characters';

const credentials = { email: 'ann@example.com', password: 'correct horse' };
const newPassword = { token: 'x', current_password: 'x', password: '12345678' };
const context = {
  business_description: 'I teach home cooks to make bread',
  ideal_customer: 'Busy parents who want one good loaf a week',
};
const profile = { first_name: 'Ann', tiktok_handle: 'ann', instagram_handle: 'ann' };

describe('each field of each account call', () => {
  type Field = [schema: keyof typeof ALL, field: string, good: object, message: string];
  const required: Field[] = [
    ['registerSchema', 'email', credentials, EMAIL],
    ['registerSchema', 'password', credentials, 'Password must be at least 6 characters'],
    ['loginSchema', 'email', credentials, EMAIL],
    ['loginSchema', 'password', credentials, 'Password must be at least 6 characters'],
    ['forgotSchema', 'email', credentials, EMAIL],
    ['resetSchema', 'token', newPassword, 'Invalid or expired reset link'],
    ['resetSchema', 'password', newPassword, 'Password must be at least 8 characters'],
    ['confirmEmailSchema', 'token', newPassword, 'Invalid or expired confirmation link'],
    ['confirmNewEmailSchema', 'token', newPassword, 'Invalid or expired link'],
    ['changeEmailSchema', 'email', credentials, EMAIL],
    ['changeEmailSchema', 'password', credentials, CURRENT],
    [
      'businessContextSchema',
      'business_description',
      context,
      'Please provide more details about your business',
    ],
    [
      'businessContextSchema',
      'ideal_customer',
      context,
      'Please provide detailed information about your ideal customer',
    ],
    ['changePasswordSchema', 'current_password', newPassword, CURRENT],
    ['changePasswordSchema', 'password', newPassword, 'Password must be at least 8 characters'],
    ['deleteAccountSchema', 'password', newPassword, CURRENT],
  ];
  testRows(required)('%s refuses a body without %s', (schema, field, good, message) => {
    expect(errorMessage(ALL[schema], good)).toBeNull();
    expect(errorMessage(ALL[schema], { ...good, [field]: undefined })).toBe(message);
  });

  const optional: Field[] = [
    ['socialHandlesSchema', 'first_name', profile, NAME],
    ['socialHandlesSchema', 'tiktok_handle', profile, TIKTOK],
    ['socialHandlesSchema', 'instagram_handle', profile, INSTAGRAM],
  ];
  testRows([...required, ...optional])(
    '%s refuses a value of a wrong type as %s',
    (schema, field, good, message) => {
      for (const value of [7, true, [], {}, { $ne: 1 }, ['ann@example.com']])
        expect(errorMessage(ALL[schema], { ...good, [field]: value }), JSON.stringify(value)).toBe(message);
    },
  );
});

describe('e-mail addresses', () => {
  testRows([
    'ann@example.com',
    'ann.lee+hooks@mail.example.co.uk',
    "o'brien@example.ie",
    'x@xn--bcher-kva.example',
    'a_b-c@1.example',
    'dept/ann@example.com',
    `${'a'.repeat(64)}@example.com`,
  ])('the email address %s is accepted', (email) => {
    expect(errorMessage(registerSchema, { email, password: credentials.password })).toBeNull();
  });

  testRows([
    '',
    'ann',
    'ann@',
    '@example.com',
    'ann@example',
    'ann@@example.com',
    'ann@exa mple.com',
    'ann@.example.com',
    'ann@example..com',
    '.ann@example.com',
    'ann.@example.com',
    'an..n@example.com',
    'ann@-example.com',
    'ann@example.c',
    'ann\0@example.com',
    'ann@example.com\0',
    'ann@example.com\nBcc: eve@example.com',
    'ann\u202e@example.com',
    'ann👩‍🍳@example.com',
    'Ann <ann@example.com>',
    "ann@example.com'; drop table users; --",
    '<script>@example.com',
    `${'a'.repeat(65)}@example.com`,
    `ann@${'a'.repeat(250)}.com`,
    'a'.repeat(10_000),
  ])('%j is refused as an email address', (email) => {
    expect(errorMessage(registerSchema, { email, password: credentials.password })).toBe(EMAIL);
  });

  test('an email address is trimmed and otherwise kept as typed', () => {
    expect(registerSchema.parse({ email: '  Ann@Example.com\n', password: credentials.password }).email).toBe(
      'Ann@Example.com',
    );
  });

  test('a long hostile email address is refused quickly', () => {
    const took = processorTime(() => {
      for (const hostile of ['a.'.repeat(30_000), `a@${'a.'.repeat(30_000)}`, `${'a'.repeat(60_000)}@`]) {
        expect(errorMessage(forgotSchema, { email: hostile })).toBe(EMAIL);
      }
    });
    expect(took).toBeLessThan(3000);
  });
});

describe('passwords', () => {
  test('a password is never trimmed or changed', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, minLength: 6, maxLength: 200 }), (password) => {
        expect(registerSchema.parse({ email: 'ann@example.com', password }).password).toBe(password);
      }),
    );
  });

  test('two passwords that do not match are refused', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 8 }), fc.string(), (password, confirmPassword) => {
        const message = errorMessage(resetFormSchema, { password, confirmPassword });
        expect(message).toBe(password === confirmPassword ? null : 'Passwords do not match');
      }),
    );
  });

  test('a short password is refused for its length before it is compared with its repetition', () => {
    const message = errorMessage(resetFormSchema, { password: '1234567', confirmPassword: 'x' });
    expect(message).toBe('Password must be at least 8 characters');
  });
});

describe('texts', () => {
  test('the length of a text is measured after trimming and after invisible characters are removed', () => {
    const nine = '\u202e  \u200b123456789\u200f  \n';
    const context = { business_description: nine, ideal_customer: 'x'.repeat(20) };
    expect(errorMessage(businessContextSchema, context)).toBe(
      'Please provide more details about your business',
    );
    const ten = businessContextSchema.parse({ ...context, business_description: `${nine.trim()}0` });
    expect(ten.business_description).toBe('1234567890');
  });

  test('a text keeps its line breaks, joined emoji, markup and quotes', () => {
    const text = "I cook 👩‍🍳 & film <b>bold</b>\n'; drop table users; --";
    const context = businessContextSchema.parse({ business_description: text, ideal_customer: text });
    expect(context.business_description).toBe(text);
  });

  const long = 'x'.repeat(10_240);
  testRows([
    ['registerSchema', { ...credentials, email: `${long}@example.com` }, EMAIL],
    ['loginSchema', { ...credentials, email: `${long}@example.com` }, EMAIL],
    ['forgotSchema', { email: `${long}@example.com` }, EMAIL],
    [
      'businessContextSchema',
      { ...context, business_description: long },
      'The description of your business is too long',
    ],
    [
      'businessContextSchema',
      { ...context, ideal_customer: long },
      'The description of your ideal customer is too long',
    ],
    ['socialHandlesSchema', { first_name: long }, 'First name is too long'],
    ['socialHandlesSchema', { tiktok_handle: long }, TIKTOK],
    ['socialHandlesSchema', { instagram_handle: long }, INSTAGRAM],
  ] as const)('%s refuses a text of 10 kB with a sentence', (schema, body, message) => {
    expect(errorMessage(ALL[schema], body)).toBe(message);
  });

  test('line breaks are removed from a text of one line', () => {
    expect(socialHandlesSchema.parse({ first_name: ' Mary\n  Ann\t' }).first_name).toBe('Mary Ann');
  });

  test('cleaning a text a second time changes nothing', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(cleanText(cleanText(text))).toBe(cleanText(text));
      }),
    );
  });

  testRows(['\0', 'Ann\0', 'A\u0007nn', 'Ann\u009b', 'Ann\u009b31m', '\u001b[31mAnn'])(
    '%j is refused for its control characters',
    (text) => {
      expect(errorMessage(socialHandlesSchema, { first_name: text })).toBe(CONTROL);
      expect(errorMessage(socialHandlesSchema, { tiktok_handle: text })).toBe(TIKTOK);
      for (const field of Object.keys(context)) {
        const longer = `${'x'.repeat(40)}${text}`;
        expect(errorMessage(businessContextSchema, { ...context, [field]: longer })).toBe(CONTROL);
      }
    },
  );
});

test('an overlong handle is refused before it is parsed as a link', () => {
  const canParse = vi.spyOn(URL, 'canParse');
  expect(errorMessage(socialHandlesSchema, { tiktok_handle: `https://${'一'.repeat(600)}` })).toMatch(
    /TikTok/,
  );
  expect(canParse).not.toHaveBeenCalled();
});
