import type { Context } from 'hono';
import { requireUser } from '#features/account/sessions/route-guards.ts';
import type { Documents } from '#platform/http/documents/documents.ts';
import { etagOf, matchesEtag } from '#platform/http/documents/etag.ts';
import { notFound } from '#platform/http/errors.ts';
import { createApi, route, untyped } from '#platform/http/openapi.ts';
import type { Services } from '#platform/services.ts';
import { hookKeyOf } from './hook-key.ts';
import { favoriteContract, listContract } from './hooks.contract.ts';
import { listHooks, listHooksAndRevision, setFavorite } from './hooks.queries.ts';
import { type Hook, MAX_PAGE } from './hooks.schema.ts';
import { createListCache, type ListAnswer } from './list-cache.ts';

export function hooksRoutes(services: Services) {
  const { db, documents, fromReplica } = services;
  const lists = createListCache();
  return createApi()
    .openapi(
      route.get('/api/hooks', listContract, requireUser(services, { hooksRevision: true })),
      async (c) => {
        const userId = c.get('user').id;
        const { limit, before = null } = c.req.valid('query');
        const request = { userId, limit, before };
        const cached = lists.get(request, c.get('hooksRevision'));
        if (cached) return untyped(sendList(c, documents, cached));
        const size = limit ?? MAX_PAGE;
        const { revision, hooks } = await fromReplica(({ pool }) =>
          // One more than asked for tells whether there is a next page.
          listHooksAndRevision(pool, userId, { before, limit: size + 1 }),
        );
        const page = hooks.slice(0, size);
        const last = hooks.length > size ? page.at(-1) : undefined;
        if (limit === undefined && last) {
          c.header('Cache-Control', NOT_STORED);
          return untyped(c.body(streamWholeList(services, userId, page), 200, JSON_TYPE));
        }
        const answer = listAnswer(page, last && `/api/hooks?limit=${limit}&before=${last.id}`);
        if (revision !== null) lists.store(request, revision, answer);
        return untyped(sendList(c, documents, answer));
      },
    )
    .openapi(route.post('/api/hooks/{id}/favorite', favoriteContract, requireUser(services)), async (c) => {
      const hook = await setFavorite(db, hookKeyOf(c.get('user'), c.req.valid('param')), 'toggled');
      if (!hook) throw notFound();
      return c.json(hook, 200);
    });
}

const JSON_TYPE = { 'Content-Type': 'application/json' };

const NOT_STORED = 'private, no-store';

function listAnswer(page: readonly Hook[], next: string | undefined): ListAnswer {
  const text = JSON.stringify(page);
  // With memory of its own: a small buffer from Node's shared pool would keep the whole pool in memory.
  const body = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  body.write(text);
  return { body, etag: etagOf(body), link: next ? `<${next}>; rel="next"` : null };
}

function sendList(c: Context, documents: Documents, { body, etag, link }: ListAnswer): Response {
  const headers = { ETag: etag, 'Cache-Control': NOT_STORED, ...(link ? { Link: link } : {}) };
  if (matchesEtag(c, etag)) return documents.data(c, null, 304, headers);
  return documents.data(c, body, 200, { ...headers, ...JSON_TYPE });
}

/** Reads a long list page by page, so that it does not fill the memory or block other requests. */
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
