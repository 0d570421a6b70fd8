import fc from 'fast-check';
import type { Known } from './values.ts';
import type { WireRequest } from './wire-request.ts';

/** Bytes that are no request, almost one, or two instead of one. Their end is undefined. */
export function rawRequests(known: Known): fc.Arbitrary<WireRequest> {
  return fc.oneof(
    { arbitrary: fc.constantFrom(...handmade(known)), weight: 3 },
    {
      arbitrary: fc.uint8Array({ minLength: 1, maxLength: 300 }).map((bytes) => raw('noise', bytes)),
      weight: 1,
    },
    { arbitrary: oddTargets(known), weight: 3 },
    { arbitrary: damaged(known), weight: 3 },
  );
}

function raw(label: string, bytes: string | Uint8Array): WireRequest {
  return {
    label: `raw: ${label}`,
    bytes: typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : Buffer.from(bytes),
    complete: false,
  };
}

const JSON_POST = 'POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';

function handmade({ cookies }: Known): WireRequest[] {
  const get = 'GET /api/user HTTP/1.1\r\nHost: a\r\n';
  const cases: [string, string][] = [
    ['nothing but line ends', '\r\n\r\n\r\n'],
    ['HTTP/0.9', 'GET /\r\n'],
    ['HTTP/1.0', 'GET / HTTP/1.0\r\n\r\n'],
    ['HTTP/2 preface', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['a TLS hello', '\x16\x03\x01\x00\xa5\x01\x00\x00\xa1\x03\x03'],
    ['bare line feeds', 'GET / HTTP/1.1\nHost: a\n\n'],
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n'],
    ['a host that is no host', 'GET / HTTP/1.1\r\nHost: [::1\r\n\r\n'],
    ['an IPv6 host', 'GET / HTTP/1.1\r\nHost: [2001:db8::1]:3000\r\n\r\n'],
    ['an IPv6 host with a zone', 'POST /api/logout HTTP/1.1\r\nHost: [fe80::1%25eth0]\r\n\r\n'],
    ['a host with spaces', 'GET /api/user HTTP/1.1\r\nHost: a b c\r\n\r\n'],
    ['a host with a path', 'POST /api/logout HTTP/1.1\r\nHost: a/b?c#d\r\nOrigin: http://a\r\n\r\n'],
    ['a host of its own kind', 'GET / HTTP/1.1\r\nHost: \xff\xfe:99999\r\n\r\n'],
    ['CONNECT', 'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['TRACE', `TRACE / HTTP/1.1\r\nHost: a\r\nCookie: ${cookies.user[0]}\r\n\r\n`],
    ['an unknown method', 'BREW /coffee HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['OPTIONS *', 'OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['an upgrade', `${get}Connection: Upgrade\r\nUpgrade: h2c\r\n\r\n`],
    ['a header without a name', `${get}: x\r\n\r\n`],
    ['a header with NUL', `${get}X: a\x00b\r\n\r\n`],
    ['a folded header', `${get}X: a\r\n b\r\n\r\n`],
    ['an odd cookie', `${get}Cookie: session=\xff\xfe; ${cookies.admin}; =;;\r\n\r\n`],
    ['a header that is too long', `${get}X: ${'x'.repeat(20_000)}\r\n\r\n`],
    ['too many headers', `${get}${'X: y\r\n'.repeat(3000)}\r\n`],
    ['a target that is too long', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`],
    [
      'a length and chunks',
      `${JSON_POST}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n`,
    ],
    ['two lengths', `${JSON_POST}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`],
    ['a negative length', `${JSON_POST}Content-Length: -1\r\n\r\n{}`],
    ['a length in words', `${JSON_POST}Content-Length: two\r\n\r\n{}`],
    ['a length beyond numbers', `${JSON_POST}Content-Length: 99999999999999999999\r\n\r\n{}`],
    ['a huge announced body', `${JSON_POST}Content-Length: 10000000000\r\n\r\n{`],
    ['a body cut short', `${JSON_POST}Content-Length: 100\r\n\r\n{"email":`],
    ['a chunk of no size', `${JSON_POST}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`],
    ['a huge chunk', `${JSON_POST}Transfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n{}`],
    [
      'a long chunk extension',
      `${JSON_POST}Transfer-Encoding: chunked\r\n\r\n2;${'x'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`,
    ],
    ['chunks cut short', `${JSON_POST}Transfer-Encoding: chunked\r\n\r\n5\r\n{"em`],
    [
      'trailers',
      `${JSON_POST}Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nHost: b\r\nCookie: x\r\n\r\n`,
    ],
    ['an unknown transfer encoding', `${JSON_POST}Transfer-Encoding: x-gzip\r\n\r\n{}`],
    ['a GET with a body', `${get}Content-Length: 2\r\n\r\n{}`],
    [
      'a stream cut short',
      `POST /api/hooks/generate HTTP/1.1\r\nHost: a\r\nCookie: ${cookies.user[0]}\r\nAccept: application/x-ndjson\r\nContent-Type: application/json\r\nContent-Length: 15\r\n\r\n{"topic":"abc"}`,
    ],
    ['ten requests in a row', `${get}Cookie: ${cookies.user[0]}\r\n\r\n`.repeat(10)],
  ];
  return cases.map(([label, bytes]) => raw(label, bytes));
}

/** Targets that no browser sends. */
function oddTargets({ cookies }: Known): fc.Arbitrary<WireRequest> {
  const target = fc.oneof(
    fc.constantFrom(
      '//evil.example/%2e%2e',
      '///',
      'http://evil.example/api/user',
      'http://[::1/',
      'ftp://a/b',
      'http://[::1]:80/api/user',
      'http://[fe80::1%25eth0]/',
      'a',
      '?',
      '#',
      '/?#',
      '/%',
      '/%E0%A4%A',
      '/api/hooks/%ff/favorite',
      '/api/hooks/%00/favorite',
      '/blog/%ff%fe/%00',
      '/blog/default/%E0%A4%A',
      '/blog/default/%5C..%5C..',
      '/test-checkout/%00',
      '/test-checkout/%ff',
      '/assets/../../../../etc/passwd',
      '/assets/%2e%2e/%2e%2e/package.json',
      '/assets\\..\\x',
      '/assets/themes/..%2f..',
      '/.git/config',
      '/.vite/manifest.json',
      '/api/hooks?limit=1&limit=2&limit[]=3',
      '/api/admin/users?q=%00&sort=%00',
      '/api/admin/users?q=%ff%fe',
      '/api/admin/users?before=999999999999999',
      '/api/blog/posts?theme=%00&category=%ff',
      '/api/blog/posts?theme=__proto__&limit=1e3',
      '/?version=%00%ff',
      '/?version=__proto__',
      '/\xe9\xff',
      '/a b',
      '/a\tb',
    ),
    fc.string({ maxLength: 60 }).map((text) => `/${text.replaceAll(/[\r\n]/g, '')}`),
    fc.uint8Array({ maxLength: 40 }).map((bytes) => `/${Buffer.from(bytes).toString('latin1')}`),
    fc
      .uint8Array({ maxLength: 12 })
      .map((bytes) => `/blog/${[...bytes].map((b) => `%${b.toString(16).padStart(2, '0')}`).join('')}`),
  );
  return fc
    .tuple(
      fc.constantFrom('GET', 'POST', 'HEAD', 'DELETE'),
      target,
      fc.constantFrom('', ...cookies.user, cookies.admin),
    )
    .map(([method, where, cookie]) =>
      raw(
        `${method} of an odd target`,
        `${method} ${where} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nCookie: ${cookie}\r\n\r\n`,
      ),
    );
}

/** A valid request with some bytes changed, removed or doubled. */
function damaged({ cookies, emails, password }: Known): fc.Arbitrary<WireRequest> {
  const body = JSON.stringify({ email: emails[0], password });
  const good = [
    `${JSON_POST}Content-Length: ${body.length}\r\n\r\n${body}`,
    `GET /api/hooks?limit=5&before=9 HTTP/1.1\r\nHost: a\r\nCookie: ${cookies.user[0]}\r\nIf-None-Match: "a"\r\n\r\n`,
    `PATCH /api/blog/posts/1 HTTP/1.1\r\nHost: a\r\nCookie: ${cookies.admin}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n11\r\n{"title":"Hello"}\r\n0\r\n\r\n`,
    `GET /?version=nutritionist HTTP/1.1\r\nHost: a\r\nAccept-Encoding: gzip, br\r\nCookie: a=b\r\n\r\n`,
  ];
  const damage = fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    skip: fc.constantFrom(0, 0, 1, 3, 40),
    put: fc.oneof(
      fc.uint8Array({ maxLength: 3 }),
      fc.constantFrom(Uint8Array.of(0), Uint8Array.of(13, 10), Uint8Array.of(255)),
    ),
  });
  return fc
    .tuple(fc.constantFrom(...good), fc.array(damage, { minLength: 1, maxLength: 3 }))
    .map(([text, damages]) => {
      let bytes = Buffer.from(text, 'latin1');
      for (const { at, skip, put } of damages) {
        const where = Math.floor(at * bytes.length);
        bytes = Buffer.concat([bytes.subarray(0, where), put, bytes.subarray(where + skip)]);
      }
      return raw('a damaged request', bytes);
    });
}
