import type { Actor } from '#features/account/admin-access/admin-sessions.ts';
import { recordAdminAction } from '#features/account/admin-access/record-action.ts';
import type { Database, Transaction } from '#platform/database/database.ts';
import { notFound } from '#platform/http/errors.ts';
import { cleanContent, createPost, deletePost, editPost, type PostRow, toPost } from './blog.queries.ts';
import type { EditedPost, NewPost, Post } from './blog.schema.ts';
import type { BlogReader } from './blog-reader.ts';
import { setUpBlog } from './setup.ts';

/** What admins change. Every write clears the reader's cache, so that this process shows it at once. */

type Blog = { db: Database; reader: Pick<BlogReader, 'forget'> };

/** Adds missing categories and starter posts, and returns how many it added. */
export async function addMissingPosts({ db, reader }: Blog, actor: Actor) {
  const added = await db.transaction(async (tx) => {
    const set = await setUpBlog(tx);
    await recordAdminAction(tx, { action: 'set up blog', ...actor, details: { ...set } });
    return set;
  });
  reader.forget();
  return added;
}

export async function addPost(blog: Blog, actor: Actor, { content, ...fields }: NewPost): Promise<Post> {
  const clean = cleanContent(content);
  return toPost(await writePost(blog, actor, 'create post', (tx) => createPost(tx, fields, clean)));
}

export async function changePost(
  blog: Blog,
  actor: Actor,
  id: number,
  { content, ...fields }: EditedPost,
): Promise<Post> {
  const clean = content === undefined ? null : cleanContent(content);
  return toPost(await writePost(blog, actor, 'edit post', (tx) => editPost(tx, id, fields, clean)));
}

export async function removePost(blog: Blog, actor: Actor, id: number): Promise<void> {
  await writePost(blog, actor, 'delete post', (tx) => deletePost(tx, id));
}

async function writePost(
  { db, reader }: Blog,
  actor: Actor,
  action: 'create post' | 'edit post' | 'delete post',
  write: (tx: Transaction) => Promise<PostRow | null>,
): Promise<PostRow> {
  const post = await db.transaction(async (tx) => {
    const written = await write(tx);
    if (!written) throw notFound();
    const { id, title, status } = written;
    await recordAdminAction(tx, { action, ...actor, subject: `post ${id}`, details: { title, status } });
    return written;
  });
  reader.forget();
  return post;
}
