import zlib from 'node:zlib';
import type { Context } from 'hono';
import { completeResponse } from './complete-response.ts';
import { etagOf, matchesEtag } from './etag.ts';

/** A body in every encoding that a browser may request, with its ETag. */
export type Compressed = { plain: Buffer; br: Buffer | null; gzip: Buffer | null; etag: string };

/** Small bodies gain nothing from compression. */
const WORTH_COMPRESSING = 512;

export type Quality = 'best' | 'fast';

export function compress(body: string | Buffer, quality: Quality = 'best'): Compressed {
  const plain = Buffer.from(body);
  const etag = etagOf(plain);
  if (plain.length < WORTH_COMPRESSING) return { plain, br: null, gzip: null, etag };
  return { plain, br: brotli(plain, quality), gzip: gzip(plain, quality), etag };
}

function brotli(plain: Buffer, quality: Quality): Buffer {
  return zlib.brotliCompressSync(plain, {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: quality === 'best' ? 11 : 5,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });
}

function gzip(plain: Buffer, quality: Quality): Buffer {
  return zlib.gzipSync(plain, { level: quality === 'best' ? 9 : 6 });
}

/** Compresses an answer that is sent only once, only in the encoding that this client accepts. */
export function compressFor(c: Context, body: string): Compressed {
  const plain = Buffer.from(body);
  const encoding = plain.length < WORTH_COMPRESSING ? null : acceptedEncoding(c);
  return {
    plain,
    br: encoding === 'br' ? brotli(plain, 'fast') : null,
    gzip: encoding === 'gzip' ? gzip(plain, 'fast') : null,
    etag: etagOf(plain),
  };
}

/** Answers in the smallest accepted encoding, or with 304 if the browser has it already. */
export function sendCompressed(
  c: Context,
  content: Compressed,
  headers: Record<string, string>,
  status: 200 | 400 | 404 | 429 | 503 = 200,
): Response {
  if (status === 200 && matchesEtag(c, content.etag)) {
    return c.body(null, 304, { ...headers, ETag: content.etag });
  }
  const [encoding, bytes] = choose(c, content);
  return c.body(bytes, status, {
    ...headers,
    ETag: content.etag,
    'Content-Length': String(bytes.length),
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
  });
}

/**
 * The same for pages that are requested most. `headers` are all headers of the answer; they stay a plain object on
 * their way to the socket, which halves the work. Headers that were set on `c` before are lost.
 */
export function sendComplete(
  c: Context,
  content: Compressed,
  headers: Record<string, string>,
  status: 200 | 404 = 200,
): Response {
  headers.ETag = content.etag;
  if (status === 200 && matchesEtag(c, content.etag)) return completeResponse(null, 304, headers);
  const [encoding, bytes] = choose(c, content);
  headers['Content-Length'] = String(bytes.length);
  if (encoding) headers['Content-Encoding'] = encoding;
  return completeResponse(bytes, status, headers);
}

type Encoding = 'br' | 'gzip' | null;

/** The smallest encoding that the client accepts. */
function acceptedEncoding(c: Context): Encoding {
  const accepted = c.req.header('accept-encoding') ?? '';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : null;
}

function choose(c: Context, { plain, br, gzip }: Compressed): [Encoding, Uint8Array<ArrayBuffer>] {
  const encoding = acceptedEncoding(c);
  const bytes = { br, gzip }[encoding ?? 'br'];
  return encoding && bytes
    ? [encoding, bytes as Uint8Array<ArrayBuffer>]
    : [null, plain as Uint8Array<ArrayBuffer>];
}
