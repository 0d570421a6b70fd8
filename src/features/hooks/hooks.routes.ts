import type { Context } from 'hono';
import { authenticated } from '#features/account/sessions/route-guards.ts';
import { etagOf, matchesEtag } from '#platform/http/compressed.ts';
import { notFound, toErrorResponse } from '#platform/http/errors.ts';
import { createApi } from '#platform/http/openapi.ts';
import { parseId } from '#platform/http/path-id.ts';
import type { Services } from '#platform/services.ts';
import { businessContextOf, type GenerateRequest, type Generator } from './generate/generate.ts';
import { anglesRoute, favoriteRoute, generateRoute, listRoute } from './hooks.contract.ts';
import { listHooks, toggleFavorite } from './hooks.queries.ts';
import {
  ANGLE_ID,
  type Angle,
  type GenerateLine,
  type Hook,
  MAX_ANGLES,
  MAX_PAGE,
  NDJSON,
} from './hooks.schema.ts';
import type { FindAngles } from './writers/writer.ts';

export function hooksRoutes(services: Services, generator: Generator, findAngles: FindAngles) {
  const { db, fromReplica, limits } = services;

  return createApi()
    .openapi(authenticated(generateRoute, services), async (c) => {
      const user = c.get('user');
      const wanted = c.req.valid('json');
      const idempotencyKey = c.req.valid('header')['idempotency-key'] ?? null;
      await limits.consume('generate', user.id);
      const request = { ...wanted, user, idempotencyKey };
      c.header('Cache-Control', 'no-store');
      if (c.req.header('accept')?.includes(NDJSON)) {
        const lines = await streamRun(services, generator, request);
        // Proxies would otherwise hold the lines back until there are enough of them.
        return c.body(lines, 201, { 'Content-Type': NDJSON, 'X-Accel-Buffering': 'no' }) as never;
      }
      const { finished } = await generator.begin(request, () => {});
      return c.json(await finished, 201);
    })
    .openapi(authenticated(anglesRoute, services), async (c) => {
      const user = c.get('user');
      const { topic } = c.req.valid('query');
      await limits.consume('hints', user.id);
      const angles = topic ? await findAngles({ topic, ...businessContextOf(user) }, user.id) : [];
      c.header('Cache-Control', 'no-store');
      return c.json({ angles: usableAngles(angles) }, 200);
    })
    .openapi(authenticated(listRoute, services), async (c) => {
      const userId = c.get('user').id;
      const { limit, before = null } = c.req.valid('query');
      const size = limit ?? MAX_PAGE;
      // One more than asked for tells whether there is a next page.
      const hooks = await fromReplica(({ pool }) => listHooks(pool, userId, { before, limit: size + 1 }));
      const page = hooks.slice(0, size);
      const last = hooks.length > size ? page.at(-1) : undefined;
      c.header('Cache-Control', 'private, no-store');
      if (limit !== undefined && last) {
        c.header('Link', `<${listRoute.path}?limit=${limit}&before=${last.id}>; rel="next"`);
      }
      if (limit === undefined && last)
        return c.body(streamWholeList(services, userId, page), 200, JSON_TYPE) as never;
      return respondWithETag(c, JSON.stringify(page)) as never;
    })
    .openapi(authenticated(favoriteRoute, services), async (c) => {
      const hook = await toggleFavorite(db, c.get('user').id, parseId(c.req.valid('param').id));
      if (!hook) throw notFound();
      return c.json(hook, 200);
    });
}

/** What can be shown and sent back: words to tap, and an id of its own that a run takes. */
function usableAngles(angles: readonly Angle[]): Angle[] {
  const usable = angles.filter(({ id, chip }) => chip.trim() !== '' && ANGLE_ID.test(id));
  return [...new Map(usable.map((angle) => [angle.id, angle])).values()].slice(0, MAX_ANGLES);
}

const JSON_TYPE = { 'Content-Type': 'application/json' };

function respondWithETag(c: Context, body: string): Response {
  const etag = etagOf(body);
  c.header('ETag', etag);
  return matchesEtag(c, etag) ? c.body(null, 304) : c.body(body, 200, JSON_TYPE);
}

/** The run as lines. It goes on if the reader disconnects. */
async function streamRun({ log, metrics }: Services, generator: Generator, request: GenerateRequest) {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  const stream = new ReadableStream<Uint8Array>({
    start(opened) {
      controller = opened;
    },
    cancel() {
      controller = null;
    },
  });
  const send = (line: GenerateLine) => controller?.enqueue(encoder.encode(`${JSON.stringify(line)}\n`));

  // A refusal comes before the first line, with its own status.
  const { finished } = await generator.begin(request, (hook) => send({ hook }));
  finished
    .then(
      ({ hook_credits }) => send({ done: true, hook_credits }),
      (error: Error) => {
        const { status, message } = toErrorResponse(error);
        if (status === 500) {
          metrics.unexpectedErrors.inc();
          log.error({ err: error }, 'a streamed run failed unexpectedly');
        }
        send({ error: message });
      },
    )
    .finally(() => controller?.close());
  return stream;
}

/** A long list page by page, so that neither memory nor the other requests wait for it. */
function streamWholeList(
  { fromReplica }: Services,
  userId: number,
  first: Hook[],
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let page: Hook[] = first;
  let opened = false;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const text = page.map((hook) => JSON.stringify(hook)).join(',');
      controller.enqueue(encoder.encode(`${opened ? ',' : '['}${text}`));
      opened = true;
      const before = page.at(-1)?.id ?? null;
      const following = { before, limit: MAX_PAGE };
      page =
        page.length < MAX_PAGE ? [] : await fromReplica(({ pool }) => listHooks(pool, userId, following));
      if (page.length > 0) return;
      controller.enqueue(encoder.encode(']'));
      controller.close();
    },
  });
}
