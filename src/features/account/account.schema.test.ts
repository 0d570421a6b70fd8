import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { z } from 'zod';
import { cleanText, hasControlCharacters } from '#platform/clean-text.ts';
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
  fc.string({ unit: 'binary' }),
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

describe('e-mail addresses', () => {
  const PASSWORD = 'correct horse';
  testRows([
    'ann@example.com',
    'ann.lee+hooks@mail.example.co.uk',
    "o'brien@example.ie",
    'x@xn--bcher-kva.example',
    'a_b-c@1.example',
    'dept/ann@example.com',
    `${'a'.repeat(64)}@example.com`,
  ])('the email address %s is accepted', (email) => {
    expect(errorMessage(registerSchema, { email, password: PASSWORD })).toBeNull();
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
    expect(errorMessage(registerSchema, { email, password: PASSWORD })).toBe('Invalid email address');
  });

  test('an email address is trimmed and otherwise kept as typed', () => {
    expect(registerSchema.parse({ email: '  Ann@Example.com\n', password: PASSWORD }).email).toBe(
      'Ann@Example.com',
    );
  });

  test('a long hostile email address is refused quickly', () => {
    const took = processorTime(() => {
      for (const hostile of ['a.'.repeat(30_000), `a@${'a.'.repeat(30_000)}`, `${'a'.repeat(60_000)}@`]) {
        expect(errorMessage(forgotSchema, { email: hostile })).toBe('Invalid email address');
      }
    });
    expect(took).toBeLessThan(3000);
  });
});

describe('passwords', () => {
  test('a password is never trimmed or changed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 6, maxLength: 200 }), (password) => {
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

  test('a text of 10 kB is refused with a sentence', () => {
    const long = 'x'.repeat(10_240);
    const context = { business_description: long, ideal_customer: long };
    expect(errorMessage(businessContextSchema, context)).toBe('The description of your business is too long');
    expect(errorMessage(socialHandlesSchema, { first_name: long })).toBe('First name is too long');
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

  test('a text with control characters is refused', () => {
    for (const first_name of ['Ann\0', 'A\u0007nn', 'Ann\u009b31m']) {
      expect(errorMessage(socialHandlesSchema, { first_name })).toBe('Please remove the control characters');
    }
  });
});

test('an overlong handle is refused before it is parsed as a link', () => {
  const canParse = vi.spyOn(URL, 'canParse');
  expect(errorMessage(socialHandlesSchema, { tiktok_handle: `https://${'一'.repeat(600)}` })).toMatch(
    /TikTok/,
  );
  expect(canParse).not.toHaveBeenCalled();
});
