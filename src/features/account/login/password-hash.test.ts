import crypto from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { withRealCost } from '../../../../tests/support/cheap-crypto.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';

withRealCost();

describe('a password at rest', () => {
  test('a password is hashed with argon2id at 19 MiB, two passes, one lane and its own salt', async () => {
    const [one, two] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(two).not.toBe(one);
  });

  test('a hash verifies its own password and rejects others', async () => {
    const stored = await hashPassword(' pass\0word 👩‍🍳 ');
    expect(await verifyPassword(' pass\0word 👩‍🍳 ', stored)).toBe(true);
    for (const wrong of ['pass\0word 👩‍🍳', ' pass', '', ' PASS\0word 👩‍🍳 ']) {
      expect(await verifyPassword(wrong, stored)).toBe(false);
    }
  });

  test('a password verifies whether its accents are typed composed or separate', async () => {
    expect(await verifyPassword('cafe\u0301!!', await hashPassword('café!!'))).toBe(true);
  });

  test('a hash is verified with the parameters stored in it', async () => {
    const nonce = crypto.randomBytes(16);
    const price = { parallelism: 2, tagLength: 32, memory: 64, passes: 3 };
    const hash = crypto.argon2Sync('argon2id', { message: 'correct horse', nonce, ...price });
    const [salt, key] = [nonce, hash].map((bytes) => bytes.toString('base64').replaceAll('=', ''));
    const stored = `$argon2id$v=19$m=64,t=3,p=2$${salt}$${key}`;
    expect(await verifyPassword('correct horse', stored)).toBe(true);
    expect(await verifyPassword('correct house', stored)).toBe(false);
  });

  test('a missing or unreadable hash verifies no password', async () => {
    for (const stored of [undefined, '', '-', '$argon2id$v=19$broken', 'correct horse']) {
      expect(await verifyPassword('correct horse', stored)).toBe(false);
    }
  });
});
