import fc from 'fast-check';
import { anyCharacter } from '../../support/any-text.ts';

/** Values for the requests: some that have broken other programs, and real ids and tokens. */

const NUL = '\u0000';
const LONE_SURROGATE = '\ud800';

export const PROTOTYPE_KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then'];

const ODD_STRINGS = [
  '',
  ' ',
  NUL,
  `a${NUL}b`,
  LONE_SURROGATE,
  `x${LONE_SURROGATE}y`,
  '\udfff\ud800',
  '\ufeff',
  '\u202etxt',
  '\r\nSet-Cookie: a=b',
  "' or '1'='1",
  '"; drop table users; --',
  '{{7*7}}<%= 7*7 %>',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '..\\..\\boot.ini',
  '%00%0d%0a%2e%2e%2f',
  '%E0%A4%A',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e309',
  '0x10',
  '9007199254740993',
  '9223372036854775808',
  '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}',
  'İıſß',
  'a'.repeat(255),
  'é'.repeat(3000),
  ...PROTOTYPE_KEYS,
];

export const oddString = fc.oneof(
  { arbitrary: fc.constantFrom(...ODD_STRINGS), weight: 4 },
  { arbitrary: fc.string({ unit: anyCharacter, maxLength: 40 }), weight: 2 },
  { arbitrary: fc.string({ unit: 'grapheme', maxLength: 600 }), weight: 1 },
  { arbitrary: fc.string({ maxLength: 30 }), weight: 1 },
);

const oddNumber = fc.oneof(
  fc.constantFrom(0, -0, -1, 1, 1.5, 1e308, 2 ** 31, 2 ** 53, -(2 ** 63), 1001, 5e-324),
  fc.integer(),
);

/** Random JSON, including keys that reach prototypes. */
export const oddJson: fc.Arbitrary<unknown> = fc.oneof(
  oddString,
  oddNumber,
  fc.constantFrom(null, true, false, [], {}),
  fc.array(fc.oneof(oddString, oddNumber), { maxLength: 5 }),
  fc.dictionary(fc.constantFrom('email', 'topic', 'length', ...PROTOTYPE_KEYS), oddString, { maxKeys: 4 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Text that looks like JSON, or too much JSON. */
export const brokenJson: fc.Arbitrary<Buffer> = fc.oneof(
  fc
    .constantFrom(
      '',
      '{',
      '{"topic":',
      '{"topic":"a",}',
      "{'topic':'a'}",
      '{"topic":"a"}{"topic":"b"}',
      '{"a":NaN}',
      '{"credits":1e999}',
      '\ufeff{"topic":"a"}',
      '{"topic":"a","topic":7}',
      '{"__proto__":{"admin":true},"topic":"a"}',
      '"just text"',
      'null',
      'topic=a&email=b',
      '['.repeat(30_000),
      `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
      `${'['.repeat(9000)}${']'.repeat(9000)}`,
      `{"topic":"\\ud800\\u0000\\ud83d"}`,
    )
    .map((text) => Buffer.from(text)),
  fc.constant(
    Buffer.from([0x7b, 0x22, 0x74, 0x6f, 0x70, 0x69, 0x63, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0xc0, 0x22, 0x7d]),
  ),
  fc
    .constantFrom(65_535, 65_537, 200_000, 524_289, 700_000)
    .map((size) => Buffer.from(`{"topic":"${'a'.repeat(size)}"}`)),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
);

/** Existing values, by the names of parameters and properties. */
export type Known = {
  emails: string[];
  password: string;
  adminEmail: string;
  ids: string[];
  /** `spare` is for calls that end a session or an account, so that the others last for the batch. */
  cookies: { user: string[]; admin: string; spare: string[] };
};

const WORDS: Record<string, string[]> = {
  topic: ['meal prep', 'budget lunches for school', '7'],
  business_description: ['I coach busy families to eat well on a budget'],
  ideal_customer: ['Parents who want quick dinners but hate counting calories'],
  first_name: ['Ana'],
  tiktok_handle: ['@ana', 'https://www.tiktok.com/@ana'],
  instagram_handle: ['ana.cooks', ''],
  priceId: ['hookseeker'],
  category_slug: ['meal-planning', 'no-such-category'],
  theme: ['default', 'nutritionist', '__proto__'],
  category: ['meal-planning'],
  slug: ['no-such-post'],
  content: ['<p>Hello</p>', `<p>${'<b>'.repeat(400)}deep</p>`],
  title: ['A post', 'İ'],
  featured_image_url: ['/images/post.webp'],
  tags: ['meal prep', 'budget'],
  point: ['Most people cook too much at once'],
  angles: ['meal-prep/1'],
  code: ['123456'],
  excerpt: ['Short.'],
  token: ['x', 'a'.repeat(43)],
  q: ['a', '%', '_', '\\'],
  sort: ['id', '-credits'],
  choice: ['pay', 'decline', 'cancel'],
};

/** A value for the name, mostly a valid one. */
export function fitting(name: string, known: Known): fc.Arbitrary<unknown> {
  if (name === 'email')
    return fc.oneof(
      fc.constantFrom(...known.emails, known.adminEmail),
      fc.integer({ min: 0, max: 1e9 }).map((n) => `fuzz-${n}@example.com`),
    );
  if (name.endsWith('password')) return fc.constantFrom(known.password, 'another-password', 'short');
  if (name === 'id' || name === 'before') return fc.constantFrom(...known.ids);
  return fc.constantFrom(...(WORDS[name] ?? ['a']));
}
