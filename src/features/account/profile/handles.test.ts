import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCharacter, webUrls } from '../../../../tests/support/any-text.ts';
import { testRows } from '../../../../tests/support/test-rows.ts';
import { handleSentence, networks, parseHandle } from './handles.ts';

const { tiktok, instagram } = networks;

describe('a handle', () => {
  testRows([
    ['@ann', 'ann'],
    ['ann', 'ann'],
    ['  @Ann.Films_1 ', 'Ann.Films_1'],
    ['https://www.tiktok.com/@ann', 'ann'],
    ['https://www.tiktok.com/@ann?lang=en&_t=8', 'ann'],
    ['tiktok.com/@ann/video/7300000000000000000', 'ann'],
    ['HTTP://M.TIKTOK.COM/@ann/', 'ann'],
  ])('the TikTok handle %j is read as %j', (input, stored) =>
    expect(parseHandle(input, tiktok)).toBe(stored),
  );

  testRows([
    ['@ann', 'ann'],
    ['ann.films', 'ann.films'],
    ['https://www.instagram.com/ann/?igsh=abc', 'ann'],
    ['instagram.com/ann', 'ann'],
    ['instagram.com/@ann', 'ann'],
    ['https://instagram.com/ann/reels/', 'ann'],
  ])('the Instagram handle %j is read as %j', (input, stored) =>
    expect(parseHandle(input, instagram)).toBe(stored),
  );

  testRows(['', '   ', '@', ' @ '])('%j is read as no handle given', (input) => {
    expect(parseHandle(input, tiktok)).toBeNull();
    expect(parseHandle(input, instagram)).toBeNull();
  });

  testRows([
    'ann lee',
    '@@ann',
    'ann!',
    'ännchen',
    '👩‍🍳',
    'ann.',
    'a'.repeat(31),
    'x'.repeat(10_000),
    'https://evil.example/@ann',
    'https://tiktok.com.evil.example/@ann',
    'https://evil.example/tiktok.com/@ann',
    'javascript:alert(1)//tiktok.com/@ann',
    'https://tiktok.com@evil.example/@ann',
    "'; drop table users; --",
    '<script>alert(1)</script>',
    'http://',
    '//',
    '/',
    '../../etc/passwd',
  ])('%j is refused as a handle', (input) => {
    expect(parseHandle(input, tiktok)).toBeUndefined();
    expect(parseHandle(input, instagram)).toBeUndefined();
  });

  test('a link that leads to no person is refused as a handle', () => {
    for (const link of [
      'https://vm.tiktok.com/ZM123/',
      'tiktok.com/music/x-1',
      'tiktok.com/tag/bread',
      'tiktok.com',
    ]) {
      expect(parseHandle(link, tiktok)).toBeUndefined();
    }
    for (const link of [
      'instagram.com/p/Cx1/',
      'instagram.com/reel/Cx1/',
      'instagram.com/explore/',
      'instagram.com/',
    ]) {
      expect(parseHandle(link, instagram)).toBeUndefined();
    }
  });
});

describe('any input', () => {
  test('any input is read as a bare handle, as none, or refused, without an exception', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: anyCharacter }), webUrls), (input) => {
        for (const network of [tiktok, instagram]) {
          const handle = parseHandle(input, network);
          if (handle) expect(handle).toMatch(/^[A-Za-z0-9_.]{1,30}$/);
        }
      }),
    );
  });

  test('a handle is found in each of its spellings, and reading it again changes nothing', () => {
    const unit = fc.constantFrom(...'abcXYZ019_');
    fc.assert(
      fc.property(fc.string({ unit, minLength: 2, maxLength: 24 }), (name) => {
        const spellings = [
          name,
          `@${name}`,
          ` ${name} `,
          `https://www.tiktok.com/@${name}?x=1`,
          `tiktok.com/@${name}/`,
        ];
        for (const spelling of spellings) expect(parseHandle(spelling, tiktok)).toBe(name);
        fc.pre(!instagram.notPeople.has(name.toLowerCase()));
        expect(parseHandle(`https://instagram.com/${name}/?x=1`, instagram)).toBe(name);
      }),
    );
  });
});

test('the refusal of a handle names its network', () => {
  expect(handleSentence(instagram)).toBe(
    'Please enter your Instagram handle, such as @name, or a link to your profile',
  );
});
