import fc from 'fast-check';

/** A request as bytes, and whether its end is defined. */
export type WireRequest = { label: string; bytes: Buffer; complete: boolean; family?: string };

export type Parts = {
  method: string;
  target: string;
  cookie: string;
  contentType: string;
  body: Buffer;
  headers: string[];
  chunked: boolean;
};

export function write(parts: Parts, label: string): WireRequest {
  const { method, target, cookie, contentType, body, headers, chunked } = parts;
  const head = [
    `${method} ${target} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Connection: close',
    ...(cookie ? [`Cookie: ${cookie}`] : []),
    ...(contentType ? [`Content-Type: ${contentType}`] : []),
    ...(chunked ? ['Transfer-Encoding: chunked'] : body.length > 0 ? [`Content-Length: ${body.length}`] : []),
    ...headers,
  ];
  const content = chunked
    ? Buffer.concat([
        ...(body.length > 0
          ? [Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from('\r\n')]
          : []),
        Buffer.from('0\r\n\r\n'),
      ])
    : body;
  return {
    label,
    bytes: Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), content]),
    complete: true,
  };
}

/** Well-formed headers that the product or its libraries read. Malformed ones are in raw-requests.ts. */
export const oddHeaders: fc.Arbitrary<string[]> = fc.oneof(
  { arbitrary: fc.constant<string[]>([]), weight: 3 },
  {
    arbitrary: fc.subarray(
      [
        'Accept: application/x-ndjson',
        'Accept: */*;q=abc, ,;',
        'Accept-Encoding: identity;q=0, *;q=0',
        'Accept-Encoding: gzip;q=-1, br;q=x',
        'Accept-Language: *;;;',
        'Idempotency-Key: same-key',
        'Idempotency-Key: \u00e9\u00ff',
        `Idempotency-Key: ${'k'.repeat(300)}`,
        'If-None-Match: *',
        'If-None-Match: W/"x", "',
        'If-Modified-Since: not a date',
        'Range: bytes=-1--5,999999999999999999999-',
        'Origin: null',
        'Origin: http://[::1',
        'Origin: http://127.0.0.1',
        'Sec-Fetch-Site: same-origin',
        'Sec-Fetch-Site: cross-site',
        'X-Forwarded-For: 1.2.3.4, , ::ffff:999.1.1.1',
        'Forwarded: for="[',
        'User-Agent: ',
        `User-Agent: ${'U'.repeat(4000)}`,
        'Stripe-Signature: t=1,v1=00',
        'Stripe-Signature: t=NaN,v1=',
        'Authorization: Bearer x',
        'Expect: 100-continue',
        'Upgrade: websocket',
        'Content-Encoding: gzip',
        'Purpose: prefetch',
      ],
      { minLength: 1, maxLength: 3 },
    ),
    weight: 2,
  },
);
