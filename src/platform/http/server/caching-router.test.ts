import fc from 'fast-check';
import { TrieRouter } from 'hono/router/trie-router';
import { expect, test } from 'vitest';
import { CachingRouter } from './caching-router.ts';

const ROUTES = [
  ['ALL', '*'],
  ['ALL', '/api/*'],
  ['GET', '/'],
  ['GET', '/blog/:theme'],
  ['GET', '/blog/feed'],
  ['GET', '/blog/:theme/:slug'],
  ['POST', '/api/hooks/:id/favorite'],
  ['DELETE', '/api/hooks/:id'],
] as const;

function routers() {
  const [kept, plain] = [new CachingRouter<string>(), new TrieRouter<string>()];
  for (const router of [kept, plain])
    for (const [method, path] of ROUTES) router.add(method, path, `${method} ${path}`);
  return { kept, plain };
}

const part = fc.constantFrom(
  '',
  'api',
  'blog',
  'hooks',
  'favorite',
  'feed',
  '7',
  'é',
  '\ud800',
  'x'.repeat(150),
);
const path = fc.array(part, { maxLength: 4 }).map((parts) => `/${parts.join('/')}`);

test("the router finds the same routes as Hono's tree router on every call", () => {
  const { kept, plain } = routers();
  const asked = fc.tuple(fc.constantFrom('GET', 'POST', 'DELETE', 'PURGE'), path);
  const property = fc.property(asked, ([method, at]) => {
    const expected = plain.match(method, at);
    expect(kept.match(method, at)).toEqual(expected);
    expect(kept.match(method, at)).toEqual(expected);
  });
  fc.assert(property, { seed: 1, numRuns: 500 });
});

test('a match is kept until many other paths were looked up, and never for a long path', () => {
  const { kept } = routers();
  const isKept = (at: string) => {
    const found = kept.match('GET', at);
    return kept.match('GET', at) === found;
  };
  expect(isKept('/blog/default/a')).toBe(true);
  expect(isKept(`/blog/default/${'a'.repeat(150)}`)).toBe(false);
  const first = kept.match('GET', '/blog/default/a');
  for (let n = 0; n < 1000; n++) kept.match('GET', `/blog/default/${n}`);
  expect(kept.match('GET', '/blog/default/a')).not.toBe(first);
  expect(kept.match('GET', '/blog/default/a')).toEqual(first);
});

test('a route added after a path was looked up is found', () => {
  const { kept } = routers();
  expect(kept.match('GET', '/later')).toEqual([[['ALL *', expect.anything()]]]);
  kept.add('GET', '/later', 'later');
  expect(kept.match('GET', '/later')[0]).toHaveLength(2);
});
