import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCharacter } from '../../../../tests/support/any-text.ts';
import { testRows } from '../../../../tests/support/test-rows.ts';
import { passwordStrength } from './password-strength.ts';

const score = (password: string, email?: string) => passwordStrength(password, 6, email).score;

describe('the strength meter', () => {
  testRows([
    ['', 0],
    ['abcde', 0],
    ['aaaaaa', 1],
    ['123456', 1],
    ['password', 1],
    ['Password1!', 1],
    ['qwertyuiop', 1],
    ['sunny47', 2],
    ['kettle-orbit', 4],
    ['correct horse battery staple', 4],
  ])('the password %j scores %i', (password, expected) => expect(score(password)).toBe(expected));

  test("a password that contains the user's name scores lower", () => {
    expect(score('rosalind74', 'rosalind@example.com')).toBeLessThan(score('rosalind74'));
  });

  test('a password that is too short is told its required length', () => {
    expect(passwordStrength('1234567', 8).advice).toBe('At least 8 characters.');
  });

  test('the strength meter returns a score for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 200 }), fc.string(), (password, email) => {
        const { score, word, advice } = passwordStrength(password, 6, email);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(4);
        expect(word && advice).toBeTruthy();
      }),
    );
  });
});
