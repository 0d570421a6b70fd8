import { createRoute, type RouteConfig } from '@hono/zod-openapi';
import { type AdminVariables, findAdmin, requireAdmin } from '#features/admin/admin-sessions.ts';
import { notFound } from '#platform/http/errors.ts';
import { createApi } from '#platform/http/openapi.ts';
import type { Services } from '#platform/services.ts';
import {
  createPostRoute,
  deletePostRoute,
  listCategoriesRoute,
  listPostsRoute,
  mendPostRoute,
  previewPostRoute,
  setupRoute,
} from './blog.contract.ts';
import { createPost, deletePost, listCategories, listPosts, mendPost } from './blog.queries.ts';
import { blogPreviewDocument } from './blog-post-page.tsx';
import { setUpBlog } from './setup.ts';

/** Fewer than the ids of a sequence can reach, and exact as a number. */
const POST_ID = /^\d{1,15}$/;

function postId(text: string): number {
  if (!POST_ID.test(text)) throw notFound();
  return Number(text);
}

/** A route of the contract that only an admin may call. */
function guarded<R extends RouteConfig>(route: R, services: Services) {
  return createRoute({ ...route, middleware: [requireAdmin(services)] as const });
}

/** The blog's calls. `changed` is told after every write, so that no page of this process stays old. */
export function blogRoutes(services: Services, changed: () => void = () => {}) {
  const { config, db, documents } = services;
  return createApi<AdminVariables>()
    .openapi(listPostsRoute, async (c) => {
      const { status, ...filter } = c.req.valid('query');
      const sees = status === 'published' || (await findAdmin(c, services)) ? status : 'published';
      c.header('Cache-Control', 'private, no-cache');
      return c.json({ posts: await listPosts(db, { ...filter, status: sees }) }, 200);
    })
    .openapi(listCategoriesRoute, async (c) => c.json({ categories: await listCategories(db) }, 200))
    .openapi(guarded(setupRoute, services), async (c) => {
      const added = await setUpBlog(db);
      changed();
      return c.json(added, 200);
    })
    .openapi(guarded(createPostRoute, services), async (c) => {
      const post = await createPost(db, c.req.valid('json'));
      changed();
      return c.json(post, 201);
    })
    .openapi(guarded(previewPostRoute, services), (c) =>
      documents.personal(c, blogPreviewDocument(config, c.req.valid('json'))),
    )
    .openapi(guarded(mendPostRoute, services), async (c) => {
      const post = await mendPost(db, postId(c.req.valid('param').id), c.req.valid('json'));
      if (!post) throw notFound();
      changed();
      return c.json(post, 200);
    })
    .openapi(guarded(deletePostRoute, services), async (c) => {
      if (!(await deletePost(db, postId(c.req.valid('param').id)))) throw notFound();
      changed();
      return c.body(null, 204);
    });
}
