import crypto from 'node:crypto';
import zlib from 'node:zlib';
import type { Context } from 'hono';

/** Bytes in every encoding a browser may ask for, with the tag by which it recognises them. */
export type Compressed = { plain: Buffer; br: Buffer | null; gzip: Buffer | null; etag: string };

/** Small bodies gain nothing from compression. */
const WORTH_COMPRESSING = 512;

export function compress(body: string | Buffer, quality: 'best' | 'fast' = 'best'): Compressed {
  const plain = Buffer.from(body);
  const etag = etagOf(plain);
  if (plain.length < WORTH_COMPRESSING) return { plain, br: null, gzip: null, etag };
  return {
    plain,
    br: zlib.brotliCompressSync(plain, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: quality === 'best' ? 11 : 5,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
    gzip: zlib.gzipSync(plain, { level: quality === 'best' ? 9 : 6 }),
    etag,
  };
}

/** Weak: the same tag stands for every encoding. */
export function etagOf(body: Buffer): string {
  return `W/"${crypto.createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

export function matchesEtag(c: Context, etag: string): boolean {
  const wanted = c.req.header('if-none-match');
  return wanted !== undefined && (wanted === '*' || wanted.split(',').some((tag) => tag.trim() === etag));
}

/** Answers with the smallest encoding that was asked for, or 304 when the browser has it already. */
export function sendCompressed(
  c: Context,
  content: Compressed,
  headers: Record<string, string>,
  status: 200 | 404 | 503 = 200,
): Response {
  const common = { ...headers, ETag: content.etag };
  if (status === 200 && matchesEtag(c, content.etag)) return c.body(null, 304, common);
  const accepted = c.req.header('accept-encoding') ?? '';
  const [encoding, bytes] =
    content.br && /\bbr\b/.test(accepted)
      ? ['br', content.br]
      : content.gzip && /\bgzip\b/.test(accepted)
        ? ['gzip', content.gzip]
        : ['', content.plain];
  return c.body(bytes as Uint8Array<ArrayBuffer>, status, {
    ...common,
    'Content-Length': String(bytes.length),
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
  });
}
