import { createMiddleware } from 'hono/factory';
import { HttpError } from './errors.ts';

/**
 * Refuses a body over the limit, by its announced length or, where none is announced, by counting.
 * Hono's own middleware rebuilds such a request out of the first one, which the requests of our server
 * do not allow: every DELETE of a browser (no body, no length) would fail.
 */
export function bodyLimit(bytes: number) {
  const check = createMiddleware(async (c, next) => {
    const { method, url, headers, body } = c.req.raw;
    const announced = headers.has('transfer-encoding') ? null : headers.get('content-length');
    if (Number(announced) > bytes) throw tooLarge();
    if (announced === null && body) {
      c.req.raw = new Request(url, { method, headers, body: await readAtMost(body, bytes) });
    }
    await next();
  });
  // Even looking at the body makes the server build a whole request: reads, and polls above all, have none.
  return createMiddleware((c, next) =>
    c.req.method === 'GET' || c.req.method === 'HEAD' ? next() : check(c, next),
  );
}

async function readAtMost(body: ReadableStream<Uint8Array>, bytes: number): Promise<Blob> {
  const chunks: BlobPart[] = [];
  let size = 0;
  try {
    for await (const chunk of body) {
      size += chunk.length;
      if (size > bytes) throw tooLarge();
      chunks.push(chunk as Uint8Array<ArrayBuffer>);
    }
  } catch (error) {
    // A caller who hangs up midway is no failure of ours.
    throw error instanceof HttpError ? error : new HttpError(400, 'The request ended too early');
  }
  return new Blob(chunks);
}

const tooLarge = () => new HttpError(413, 'The request is too large');
