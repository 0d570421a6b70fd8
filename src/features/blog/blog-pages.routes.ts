import { type Context, Hono } from 'hono';
import { findAdmin } from '#features/account/admin-access/admin-sessions.ts';
import { type Compressed, sendCompressed } from '#platform/http/documents/compressed.ts';
import { toErrorResponse } from '#platform/http/errors.ts';
import { paths } from '#platform/paths.ts';
import type { Services } from '#platform/services.ts';
import { isThemeName, type ThemeName } from '#platform/theme-names.ts';
import { blogErrorDocument, blogIndexDocument, listPath, READ_FAILURE } from './blog-index-page.tsx';
import { blogPostDocument } from './blog-post-page.tsx';
import type { BlogReader, IndexView, PostView } from './blog-reader.ts';
import { jsonFeed, rssFeed } from './feed.ts';
import { JSON_FEED_PATH, RSS_PATH } from './feed-links.tsx';
import { createOgPictures, hasOgPicture, pictureOfPost, sendPicture } from './og-pictures.ts';
import { CATEGORY_PATH, postPath, TAG_PATH } from './post-parts.tsx';
import type { ViewCounter } from './view-counter.ts';

const FEED_HEADERS = { 'Cache-Control': 'public, max-age=600', Vary: 'Accept-Encoding' };

/** The public blog: documents, readable without scripts. */
export function blogPageRoutes(services: Services, reader: BlogReader, views: ViewCounter) {
  const { config } = services;
  const pictureOf = createOgPictures();
  return new Hono()
    .get(RSS_PATH, async (c) =>
      sendFeed(c, 'application/rss+xml', await reader.feed('rss', (posts) => rssFeed(config, posts))),
    )
    .get(JSON_FEED_PATH, async (c) =>
      sendFeed(c, 'application/feed+json', await reader.feed('json', (posts) => jsonFeed(config, posts))),
    )
    .get(paths.blog, (c) => sendIndex(c, services, (page) => reader.index(null, page)))
    .get(`${paths.blog}/:theme`, (c) => {
      const theme = c.req.param('theme');
      return isThemeName(theme) ? sendIndex(c, services, (page) => reader.index(theme, page)) : c.notFound();
    })
    .get(`${TAG_PATH}/:slug`, (c) => sendIndex(c, services, (page) => reader.tag(c.req.param('slug'), page)))
    .get(`${CATEGORY_PATH}/:slug`, (c) =>
      sendIndex(c, services, (page) => reader.category(c.req.param('slug'), page)),
    )
    .get(`${paths.blog}/:theme/:slug`, (c) => {
      const { theme, slug } = c.req.param();
      return isThemeName(theme) ? sendPost(c, services, { reader, views, theme, slug }) : c.notFound();
    })
    .get(`${paths.blog}/:theme/:slug/og.png`, async (c) => {
      const { theme, slug } = c.req.param();
      const view = isThemeName(theme) ? await reader.post(slug) : null;
      if (view?.post.theme !== theme || !hasOgPicture(view.post)) return c.notFound();
      const { post } = view;
      return sendPicture(c, await pictureOf(`${post.id} ${post.updated_at}`, () => pictureOfPost(post)));
    });
}

function sendFeed(c: Context, type: string, feed: Compressed): Response {
  return sendCompressed(c, feed, { ...FEED_HEADERS, 'Content-Type': `${type}; charset=utf-8` });
}

function sendUnreadable(c: Context, { config, documents }: Services): Response {
  c.header('Retry-After', '2');
  return documents.personal(c, blogErrorDocument(config), 503);
}

/** Pages count from one; anything else is no page. */
function requestedPage(c: Context): number | null {
  const page = c.req.query('page') ?? '1';
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : null;
}

type ReadPage = (page: number) => Promise<IndexView | null>;

async function sendIndex(c: Context, services: Services, readPage: ReadPage) {
  const { config, documents } = services;
  const page = requestedPage(c);
  if (page === null) return c.notFound();
  const list = await read(services, () => readPage(page));
  if (list === UNREADABLE) return sendUnreadable(c, services);
  if (!list) return c.notFound();
  return documents.cached(c, `blog ${listPath(list.list, page)}`, () => blogIndexDocument(config, list), {
    version: list.version,
  });
}

type PostRequest = { reader: BlogReader; views: ViewCounter; theme: ThemeName; slug: string };

/** A cached post is answered synchronously, because awaiting it costs a tenth of the rate. */
function sendPost(c: Context, services: Services, request: PostRequest): Response | Promise<Response> {
  const cached = request.reader.cachedPost(request.slug);
  return cached ? showPost(c, services, request, cached) : findAndSendPost(c, services, request);
}

async function findAndSendPost(c: Context, services: Services, request: PostRequest): Promise<Response> {
  const { config, documents } = services;
  const { reader, slug } = request;
  const view = await read(services, () => reader.post(slug));
  if (view === UNREADABLE) return sendUnreadable(c, services);
  if (view) return showPost(c, services, request, view);
  // Admins see a draft at its future address.
  const preview = (await findAdmin(c, services)) ? await reader.preview(slug) : null;
  return preview ? documents.personal(c, blogPostDocument(config, preview)) : c.notFound();
}

function showPost(
  c: Context,
  { config, documents }: Services,
  { views, theme }: PostRequest,
  view: PostView,
) {
  if (view.post.theme !== theme) return c.redirect(postPath(view.post), 308);
  views.count(c, view.post.id);
  return documents.cached(c, `blog post ${view.post.id}`, () => blogPostDocument(config, view), {
    version: view.version,
  });
}

const UNREADABLE = Symbol('unreadable');

/** Readers always see the same page. The cause is in the log. */
async function read<View>(
  { log, metrics }: Services,
  load: () => Promise<View>,
): Promise<View | typeof UNREADABLE> {
  try {
    return await load();
  } catch (error) {
    if (toErrorResponse(error as Error).status === 500) metrics.unexpectedErrors.inc();
    log.warn({ err: error }, READ_FAILURE);
    return UNREADABLE;
  }
}
