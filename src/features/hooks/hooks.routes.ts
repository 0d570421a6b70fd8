import type { Context } from 'hono';
import { authenticated } from '#features/account/sessions/route-guards.ts';
import { etagOf, matchesEtag } from '#platform/http/compressed.ts';
import { notFound } from '#platform/http/errors.ts';
import { createApi } from '#platform/http/openapi.ts';
import type { Services } from '#platform/services.ts';
import { hookKeyOf } from './hook-key.ts';
import { favoriteRoute, listRoute } from './hooks.contract.ts';
import { listHooks, setFavorite } from './hooks.queries.ts';
import { type Hook, MAX_PAGE } from './hooks.schema.ts';

export function hooksRoutes(services: Services) {
  const { db, fromReplica } = services;
  return createApi()
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
      const hook = await setFavorite(db, hookKeyOf(c.get('user'), c.req.valid('param')), 'toggled');
      if (!hook) throw notFound();
      return c.json(hook, 200);
    });
}

const JSON_TYPE = { 'Content-Type': 'application/json' };

function respondWithETag(c: Context, body: string): Response {
  const etag = etagOf(body);
  c.header('ETag', etag);
  return matchesEtag(c, etag) ? c.body(null, 304) : c.body(body, 200, JSON_TYPE);
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
