import {
  type AdminVariables,
  actorOf,
  findAdmin,
  requireAdmin,
} from '#features/account/admin-access/admin-sessions.ts';
import { createApi, route, untyped } from '#platform/http/openapi.ts';
import { parseId } from '#platform/http/path-id.ts';
import type { Services } from '#platform/services.ts';
import {
  createPostContract,
  deletePostContract,
  editPostContract,
  listCategoriesContract,
  listPostsContract,
  previewPostContract,
  setupContract,
} from './blog.contract.ts';
import { listCategories, listPosts } from './blog.queries.ts';
import { addMissingPosts, addPost, changePost, removePost } from './blog.ts';
import { blogPreviewDocument } from './blog-post-page.tsx';
import type { BlogReader } from './blog-reader.ts';

export function blogRoutes(services: Services, reader: BlogReader) {
  const { config, db, documents } = services;
  const blog = { db, reader };
  return createApi<AdminVariables>()
    .openapi(route.get('/api/blog/posts', listPostsContract), async (c) => {
      const { status, ...filter } = c.req.valid('query');
      c.header('Cache-Control', 'private, no-cache');
      if (status !== 'published' && (await findAdmin(c, services)))
        return c.json({ posts: await listPosts(db, { ...filter, status }) }, 200);
      const pieces = await reader.newest(filter);
      const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          for (const piece of pieces) controller.enqueue(piece);
          controller.close();
        },
      });
      return untyped(
        c.body(body, 200, {
          'Content-Type': 'application/json',
          'Content-Length': String(length),
        }),
      );
    })
    .openapi(route.get('/api/blog/categories', listCategoriesContract), async (c) =>
      c.json({ categories: await listCategories(db) }, 200),
    )
    .openapi(route.post('/api/blog/setup', setupContract, requireAdmin(services)), async (c) =>
      c.json(await addMissingPosts(blog, actorOf(c, services)), 200),
    )
    .openapi(route.post('/api/blog/posts', createPostContract, requireAdmin(services)), async (c) =>
      c.json(await addPost(blog, actorOf(c, services), c.req.valid('json')), 201),
    )
    .openapi(route.post('/api/blog/posts/preview', previewPostContract, requireAdmin(services)), (c) =>
      documents.personal(c, blogPreviewDocument(config, c.req.valid('json'))),
    )
    .openapi(route.patch('/api/blog/posts/{id}', editPostContract, requireAdmin(services)), async (c) => {
      const id = parseId(c.req.valid('param').id);
      return c.json(await changePost(blog, actorOf(c, services), id, c.req.valid('json')), 200);
    })
    .openapi(route.delete('/api/blog/posts/{id}', deletePostContract, requireAdmin(services)), async (c) => {
      await removePost(blog, actorOf(c, services), parseId(c.req.valid('param').id));
      return c.body(null, 204);
    });
}
