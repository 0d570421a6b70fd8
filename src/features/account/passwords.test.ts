import { describe, expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

describe('a password at rest', () => {
  test('is argon2id with 19 MiB, two passes, one lane, and a salt of its own', async () => {
    const [one, two] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(two).not.toBe(one);
  });

  test('is known again, and nothing else is', async () => {
    const stored = await hashPassword(' pass\0word 👩‍🍳 ');
    expect(await verifyPassword(' pass\0word 👩‍🍳 ', stored)).toBe(true);
    for (const wrong of ['pass\0word 👩‍🍳', ' pass', '', ' PASS\0word 👩‍🍳 ']) {
      expect(await verifyPassword(wrong, stored)).toBe(false);
    }
  });

  test('typed with composed or separate accents is the same', async () => {
    expect(await verifyPassword('cafe\u0301!!', await hashPassword('café!!'))).toBe(true);
  });

  test('that is missing or unreadable is never right', async () => {
    for (const stored of [undefined, '', '-', '$argon2id$v=19$broken', 'correct horse']) {
      expect(await verifyPassword('correct horse', stored)).toBe(false);
    }
  });
});
