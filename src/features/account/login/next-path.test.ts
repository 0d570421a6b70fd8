import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { anyCharacter, webPaths, webUrls } from '../../../../tests/support/any-text.ts';
import { testRows } from '../../../../tests/support/test-rows.ts';
import { loginPath, nextPath } from './next-path.ts';

describe('the screen after signing in', () => {
  testRows([
    '/',
    '/dashboard',
    '/history',
    '/settings',
    '/pricing',
    '/onboarding',
    '/dashboard?success=true',
  ])('%s is accepted as the screen to open after signing in', (path) => {
    expect(nextPath(path)).toBe(path);
    expect(nextPath(new URL(loginPath(path), 'http://x').searchParams.get('next'))).toBe(path);
  });

  testRows([
    null,
    undefined,
    '',
    'history',
    'https://evil.example/history',
    '//evil.example/history',
    '/\\evil.example/history',
    '/\t/evil.example/history',
    '\\\\evil.example',
    'javascript:alert(1)',
    '/login',
    '/api/logout',
    '/admin/dashboard',
    '/history/../api/logout',
    '/history%2F..%2Fapi',
    '/nowhere',
    '/history@evil.example',
  ])('%j is not accepted as a screen to open after signing in', (value) =>
    expect(nextPath(value)).toBeNull(),
  );

  test('a next path on another host is refused before it is parsed', () => {
    const parse = vi.spyOn(URL, 'parse');
    const hidden = ['\t', '\n', '\r'].map((dropped) => `/${dropped}/evil.example`);
    for (const value of ['//evil.example', '/\\evil.example', `/${'x'.repeat(2000)}`, ...hidden])
      expect(nextPath(value)).toBeNull();
    expect(parse).not.toHaveBeenCalled();
  });

  test('a next path never leaves this site', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: anyCharacter }), webUrls, webPaths), (value) => {
        const next = nextPath(value);
        if (next === null) return;
        expect(new URL(next, 'https://hooksmith.example').origin).toBe('https://hooksmith.example');
        expect(next).toMatch(/^\/(?![/\\])/);
      }),
    );
  });
});
