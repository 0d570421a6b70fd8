import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { readTokenCookie } from './token-cookie.ts';

const app = new Hono().get('/', (c) => c.json(readTokenCookie(c, '__Host-session')));
const read = async (cookie: string) => (await app.request('/', { headers: { cookie } })).json();

test("the token of the product's cookie is read whatever cookies stand beside it", async () => {
  expect(await read('__Host-session=aB-_9')).toBe('aB-_9');
  expect(await read('a=%ff; __Host-session=aB9 ;b')).toBe('aB9');
  for (const cookie of [
    '',
    'session=a',
    'x__Host-session=a',
    '__Host-session=',
    '__Host-session=%41',
    '__Host-session=a b',
  ])
    expect(await read(cookie), cookie).toBeNull();
});

test('broken escapes in a cookie are not decoded', async () => {
  const decode = vi.spyOn(globalThis, 'decodeURIComponent');
  expect(await read(`__Host-session=${'%ff-'.repeat(3000)}; other=${'%ff-'.repeat(1000)}`)).toBeNull();
  expect(decode).not.toHaveBeenCalled();
  decode.mockRestore();
});
