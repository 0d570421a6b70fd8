import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { HttpError } from '../errors.ts';

/**
 * Refuses a body over the limit, by its announced length or, without one, by counting. The whole body is read before
 * anything else happens: a session, a key or an admin can end while the last byte is held back, so the caller is looked
 * up afterwards. Hono's own middleware rebuilds the request, which the requests of our server do not support: every
 * DELETE of a browser (no body, no length) would fail.
 */
export function bodyLimit(bytes: number) {
  const check = createMiddleware(async (c, next) => {
    const { headers } = c.req.raw;
    const announced = headers.has('transfer-encoding') ? null : headers.get('content-length');
    if (Number(announced) > bytes) throw tooLarge();
    if (announced === null) await count(c, bytes);
    // Hono caches it for handlers that read it as text or JSON.
    else await c.req.text().catch(endedEarly);
    await next();
  });
  // Even looking at the body makes the server build a whole request. Reads, such as polls, have no body.
  return createMiddleware((c, next) =>
    c.req.method === 'GET' || c.req.method === 'HEAD' ? next() : check(c, next),
  );
}

async function count(c: Context, bytes: number): Promise<void> {
  const { method, url, headers, body } = c.req.raw;
  if (body) c.req.raw = new Request(url, { method, headers, body: await readAtMost(body, bytes) });
}

async function readAtMost(body: ReadableStream<Uint8Array>, bytes: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body) {
      size += chunk.length;
      if (size > bytes) throw tooLarge();
      chunks.push(chunk);
    }
  } catch (error) {
    endedEarly(error);
  }
  return Buffer.concat(chunks);
}

/** A caller who disconnects midway is no failure of the server. */
function endedEarly(error: unknown): never {
  throw error instanceof HttpError ? error : new HttpError(400, 'The request ended too early');
}

const tooLarge = () => new HttpError(413, 'The request is too large');
