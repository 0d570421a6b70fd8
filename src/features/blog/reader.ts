import type { ThemeName } from '#features/landing/theme.ts';
import type { Database } from '#platform/database/database.ts';
import { countPosts, findPost, listPosts, neighboursOf, type PostLink, relatedTo } from './blog.queries.ts';
import { POSTS_DEFAULT, type Post } from './blog.schema.ts';

/** What a page of the list shows. `version` changes whenever the page would look different. */
export type IndexView = {
  theme: ThemeName | null;
  posts: Post[];
  page: number;
  pages: number;
  version: string;
};
export type PostView = {
  post: Post;
  related: Post[];
  previous: PostLink | null;
  next: PostLink | null;
  version: string;
};

const RELATED = 3;
/** How long another process may show a post as it was; this one forgets at once when it writes. */
const KEPT_MS = 10_000;
const KEPT_AT_MOST = 500;

export type BlogReader = ReturnType<typeof createBlogReader>;

/** Reads what the public pages show, and keeps it for a moment: most visits ask the database nothing. */
export function createBlogReader(db: Database) {
  const kept = new Map<string, { until: number; view: unknown }>();

  async function keep<View>(key: string, load: () => Promise<View | null>): Promise<View | null> {
    const known = kept.get(key);
    if (known && known.until > Date.now()) return known.view as View;
    const view = await load();
    // What is not there is asked for again: it may come, and nobody can fill the memory with names.
    if (view === null) kept.delete(key);
    else {
      if (kept.size >= KEPT_AT_MOST) kept.clear();
      kept.set(key, { until: Date.now() + KEPT_MS, view });
    }
    return view;
  }

  return {
    async index(theme: ThemeName | null, page: number): Promise<IndexView | null> {
      const view = await keep(`index ${theme} ${page}`, () => readIndex(db, theme, page));
      // An empty blog is not kept: the first post should be seen as soon as it is there.
      if (view?.posts.length === 0) kept.delete(`index ${theme} ${page}`);
      return view;
    },
    /** Published posts only. */
    post: (slug: string): Promise<PostView | null> =>
      keep(`post ${slug}`, async () => {
        const post = await findPost(db, slug);
        return post?.status === 'published' ? withSurroundings(db, post) : null;
      }),
    /** Any post, drafts as well, as it is now: for an admin's eyes. */
    async preview(slug: string): Promise<PostView | null> {
      const post = await findPost(db, slug);
      return post && withSurroundings(db, post);
    },
    forget: () => kept.clear(),
  };
}

async function readIndex(db: Database, theme: ThemeName | null, page: number): Promise<IndexView | null> {
  const filter = { status: 'published', ...(theme ? { theme } : {}) } as const;
  const pages = Math.max(1, Math.ceil((await countPosts(db, filter)) / POSTS_DEFAULT));
  if (page > pages) return null;
  const posts = await listPosts(db, { ...filter, limit: POSTS_DEFAULT, offset: (page - 1) * POSTS_DEFAULT });
  return { theme, posts, page, pages, version: versionOf(posts, pages) };
}

async function withSurroundings(db: Database, post: Post): Promise<PostView> {
  const [related, { previous, next }] = await Promise.all([
    relatedTo(db, post, RELATED),
    neighboursOf(db, post),
  ]);
  const version = versionOf([post, ...related], [previous, next]);
  return { post, related, previous, next, version };
}

function versionOf(posts: readonly Post[], more: unknown): string {
  return JSON.stringify([posts.map(({ id, updated_at }) => [id, updated_at]), more]);
}
