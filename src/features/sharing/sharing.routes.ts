import crypto from 'node:crypto';
import { type Context, Hono } from 'hono';
import { requireUser } from '#features/account/sessions/route-guards.ts';
import { lockForSession } from '#features/account/sessions/sessions.ts';
import { OG_SIZE } from '#features/blog/og-picture.tsx';
import { createOgPictures, sendPicture } from '#features/blog/og-pictures.ts';
import { limitVisitor } from '#platform/http/limits/visitor-concurrency.ts';
import { linkOrigin } from '#platform/http/link-origin.ts';
import { createApi, route } from '#platform/http/openapi.ts';
import { parseId } from '#platform/http/path-id.ts';
import { paths } from '#platform/paths.ts';
import type { Services } from '#platform/services.ts';
import { createToken, hashToken } from '#platform/tokens.ts';
import { sharedDocument, titleOf } from './shared-page.tsx';
import { revokeSharesContract, shareContract, sharesContract } from './sharing.contract.ts';
import { addShare, findSharedRun, listShares, revokeShares, type SharedRun } from './sharing.queries.ts';
import type { SharingMetrics } from './sharing-metrics.ts';

const PRIVATE = { 'Cache-Control': 'private, no-store' };
const TOKEN = /^[\w-]{43}$/;

/** For the owner: creates and withdraws links to a run. */
export function sharingRoutes(services: Services, { actions }: SharingMetrics) {
  const { db, config, limits } = services;
  return createApi()
    .openapi(route.get('/api/hooks/runs/{id}/shares', sharesContract, requireUser(services)), async (c) => {
      const run = { userId: c.get('user').id, runId: parseId(c.req.valid('param').id) };
      return c.json(await listShares(db, run), 200, PRIVATE);
    })
    .openapi(route.post('/api/hooks/runs/{id}/shares', shareContract, requireUser(services)), async (c) => {
      const run = { userId: c.get('user').id, runId: parseId(c.req.valid('param').id) };
      await limits.consume('shareLink', run.userId);
      const { token, hash } = createToken();
      const shares = await db.transaction(async (tx) => {
        await lockForSession(tx, run.userId, c.get('sessionHash'));
        return addShare(tx, run, hash);
      });
      actions.inc({ action: 'link made' });
      return c.json({ ...shares, url: `${linkOrigin(c, config)}${paths.shared}/${token}` }, 201, PRIVATE);
    })
    .openapi(
      route.delete('/api/hooks/runs/{id}/shares', revokeSharesContract, requireUser(services)),
      async (c) => {
        await revokeShares(db, { userId: c.get('user').id, runId: parseId(c.req.valid('param').id) });
        actions.inc({ action: 'withdrawn' });
        return c.body(null, 204);
      },
    );
}

/** For readers: a document and its picture. The link is all they need. */
export function sharedPageRoutes(services: Services, { actions }: SharingMetrics) {
  const { db, config, documents, limits, clientIp } = services;
  const pictureOf = createOgPictures();
  const find = async (c: Context): Promise<SharedRun | null> => {
    // The address gives access, so it must not reach other sites or search engines.
    c.header('Referrer-Policy', 'no-referrer');
    c.header('X-Robots-Tag', 'noindex');
    const token = c.req.param('token') ?? '';
    return TOKEN.test(token) ? findSharedRun(db, hashToken(token)) : null;
  };
  const shared = new Hono();
  // Each takes the processor for a moment. The limit is per visitor, so that one visitor's burst slows nobody else.
  shared.use(`${paths.shared}/:token/*`, limitVisitor(services));
  return shared
    .get(`${paths.shared}/:token`, async (c) => {
      const run = await find(c);
      if (!run) return c.notFound();
      await limits.consumeByIp('visitorPages', clientIp(c));
      actions.inc({ action: 'page read' });
      const path = `${paths.shared}/${c.req.param('token')}`;
      const picture = { path: `${path}/og.png?v=${versionOf(run).slice(0, 8)}`, ...OG_SIZE };
      return documents.personal(c, sharedDocument(config, { ...run, path, picture }));
    })
    .get(`${paths.shared}/:token/og.png`, async (c) => {
      const run = await find(c);
      if (!run) return c.notFound();
      const { userId, topic, hooks } = run;
      await limits.consumeByIp('visitorPages', clientIp(c));
      const drawn = await pictureOf(versionOf(run), async () => {
        await limits.consume('drawPicture', userId);
        return {
          title: titleOf(topic, hooks.length),
          theme: 'default',
          hook: hooks[0]?.generated_hook ?? null,
          note: 'Shared from Hooksmith',
        };
      });
      // Cached only briefly, because a withdrawn link must show nothing.
      return sendPicture(c, drawn, 'private, max-age=300');
    });
}

/** Changes whenever the picture would look different, and reveals none of its words. */
function versionOf({ topic, hooks }: SharedRun): string {
  const shown = JSON.stringify([topic, hooks.length, hooks[0]?.generated_hook]);
  return crypto.hash('sha256', shown, 'hex');
}
