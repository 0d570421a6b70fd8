import { expect } from 'vitest';
import { testRows } from '../../../../tests/support/test-rows.ts';
import { linkSchema } from './filmed.schema.ts';

testRows([
  ['https://www.tiktok.com/@a/video/1', 'https://www.tiktok.com/@a/video/1'],
  ['instagram.com/reel/x', 'https://instagram.com/reel/x'],
  ['  ', null],
  ['http://example.com:8080/a', 'http://example.com:8080/a'],
])('the link %s is accepted', (typed, link) => {
  expect(linkSchema.parse(typed)).toBe(link);
});

testRows([
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://example.com/x',
  'https://user:pass@example.com/',
  'my video',
  'https://',
  'localhost',
  `https://example.com/${'x'.repeat(500)}`,
  'https://exa mple.com/x',
])('%s is refused as a link', (typed) => {
  expect(linkSchema.safeParse(typed).success).toBe(false);
});
