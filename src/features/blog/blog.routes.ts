import {
  type AdminVariables,
  actorOf,
  findAdmin,
  requireAdmin,
} from '#features/account/admin-access/admin-sessions.ts';
import { recordAdminAction } from '#features/account/admin-access/record-action.ts';
import { notFound } from '#platform/http/errors.ts';
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
import {
  cleanContent,
  createPost,
  deletePost,
  editPost,
  listCategories,
  listPosts,
  type PostRow,
  toPost,
} from './blog.queries.ts';
import { blogPreviewDocument } from './blog-post-page.tsx';
import type { BlogReader } from './blog-reader.ts';
import { setUpBlog } from './setup.ts';

/** A post in the log of admin actions. */
const loggedPost = ({ id, title, status }: PostRow) => ({
  subject: `post ${id}` as const,
  details: { title, status },
});

/** Every write clears the reader's cache, so that this process shows it at once. */
export function blogRoutes(services: Services, reader: BlogReader) {
  const { config, db, documents } = services;
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
    .openapi(route.post('/api/blog/setup', setupContract, requireAdmin(services)), async (c) => {
      const added = await db.transaction(async (tx) => {
        const set = await setUpBlog(tx);
        await recordAdminAction(tx, { action: 'set up blog', ...actorOf(c, services), details: { ...set } });
        return set;
      });
      reader.forget();
      return c.json(added, 200);
    })
    .openapi(route.post('/api/blog/posts', createPostContract, requireAdmin(services)), async (c) => {
      const { content, ...fields } = c.req.valid('json');
      const clean = cleanContent(content);
      const post = await db.transaction(async (tx) => {
        const created = await createPost(tx, fields, clean);
        await recordAdminAction(tx, {
          action: 'create post',
          ...actorOf(c, services),
          ...loggedPost(created),
        });
        return created;
      });
      reader.forget();
      return c.json(toPost(post), 201);
    })
    .openapi(route.post('/api/blog/posts/preview', previewPostContract, requireAdmin(services)), (c) =>
      documents.personal(c, blogPreviewDocument(config, c.req.valid('json'))),
    )
    .openapi(route.patch('/api/blog/posts/{id}', editPostContract, requireAdmin(services)), async (c) => {
      const id = parseId(c.req.valid('param').id);
      const { content, ...fields } = c.req.valid('json');
      const clean = content === undefined ? null : cleanContent(content);
      const post = await db.transaction(async (tx) => {
        const edited = await editPost(tx, id, fields, clean);
        if (!edited) throw notFound();
        await recordAdminAction(tx, { action: 'edit post', ...actorOf(c, services), ...loggedPost(edited) });
        return edited;
      });
      reader.forget();
      return c.json(toPost(post), 200);
    })
    .openapi(route.delete('/api/blog/posts/{id}', deletePostContract, requireAdmin(services)), async (c) => {
      const id = parseId(c.req.valid('param').id);
      await db.transaction(async (tx) => {
        const deleted = await deletePost(tx, id);
        if (!deleted) throw notFound();
        await recordAdminAction(tx, {
          action: 'delete post',
          ...actorOf(c, services),
          ...loggedPost(deleted),
        });
      });
      reader.forget();
      return c.body(null, 204);
    });
}
