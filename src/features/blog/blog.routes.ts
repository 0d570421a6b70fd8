import type { Context } from 'hono';
import { type AdminVariables, adminOnly, findAdmin } from '#features/account/admins/admin-sessions.ts';
import { recordAdminAction } from '#features/account/admins/record-action.ts';
import { notFound } from '#platform/http/errors.ts';
import { createApi } from '#platform/http/openapi.ts';
import { parseId } from '#platform/http/path-id.ts';
import type { Services } from '#platform/services.ts';
import {
  createPostRoute,
  deletePostRoute,
  listCategoriesRoute,
  listPostsRoute,
  previewPostRoute,
  repairPostRoute,
  setupRoute,
} from './blog.contract.ts';
import {
  cleanContent,
  createPost,
  deletePost,
  listCategories,
  listPosts,
  type PostRow,
  repairPost,
  toPost,
} from './blog.queries.ts';
import { blogPreviewDocument } from './blog-post-page.tsx';
import type { BlogReader } from './blog-reader.ts';
import { setUpBlog } from './setup.ts';

/** How the log of admin actions names a post. */
const of = ({ id, title, status }: PostRow) => ({
  subject: `post ${id}` as const,
  details: { title, status },
});

/** How the audit log names the admin. */
const whoActs = (clientIp: Services['clientIp']) => (c: Context<{ Variables: AdminVariables }>) => ({
  adminId: c.get('admin').id,
  ip: clientIp(c),
});

/** The blog's calls. The reader forgets after every write, so that no page of this process stays old. */
export function blogRoutes(services: Services, reader: BlogReader) {
  const { config, db, documents, clientIp } = services;
  const by = whoActs(clientIp);
  return createApi<AdminVariables>()
    .openapi(listPostsRoute, async (c) => {
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
      return c.body(body, 200, {
        'Content-Type': 'application/json',
        'Content-Length': String(length),
      }) as never;
    })
    .openapi(listCategoriesRoute, async (c) => c.json({ categories: await listCategories(db) }, 200))
    .openapi(adminOnly(setupRoute, services), async (c) => {
      const added = await db.transaction(async (tx) => {
        const set = await setUpBlog(tx);
        await recordAdminAction(tx, { action: 'set up blog', ...by(c), details: { ...set } });
        return set;
      });
      reader.forget();
      return c.json(added, 200);
    })
    .openapi(adminOnly(createPostRoute, services), async (c) => {
      const { content, ...fields } = c.req.valid('json');
      const clean = cleanContent(content);
      const post = await db.transaction(async (tx) => {
        const made = await createPost(tx, fields, clean);
        await recordAdminAction(tx, { action: 'create post', ...by(c), ...of(made) });
        return made;
      });
      reader.forget();
      return c.json(toPost(post), 201);
    })
    .openapi(adminOnly(previewPostRoute, services), (c) =>
      documents.personal(c, blogPreviewDocument(config, c.req.valid('json'))),
    )
    .openapi(adminOnly(repairPostRoute, services), async (c) => {
      const id = parseId(c.req.valid('param').id);
      const { content, ...fields } = c.req.valid('json');
      const clean = content === undefined ? null : cleanContent(content);
      const post = await db.transaction(async (tx) => {
        const mended = await repairPost(tx, id, fields, clean);
        if (!mended) throw notFound();
        await recordAdminAction(tx, { action: 'edit post', ...by(c), ...of(mended) });
        return mended;
      });
      reader.forget();
      return c.json(toPost(post), 200);
    })
    .openapi(adminOnly(deletePostRoute, services), async (c) => {
      const id = parseId(c.req.valid('param').id);
      await db.transaction(async (tx) => {
        const gone = await deletePost(tx, id);
        if (!gone) throw notFound();
        await recordAdminAction(tx, { action: 'delete post', ...by(c), ...of(gone) });
      });
      reader.forget();
      return c.body(null, 204);
    });
}
