import type { Database } from '#platform/database/database.ts';
import { type Compressed, compress } from '#platform/http/documents/compressed.ts';
import type { Services } from '#platform/services.ts';
import { isThemeName, type ThemeName } from '#platform/theme-names.ts';
import {
  countPosts,
  findPost,
  listCategories,
  listPosts,
  neighborsOf,
  type PostFilter,
  type PostLink,
  relatedTo,
} from './blog.queries.ts';
import { type Category, MAX_POSTS, POSTS_DEFAULT, type Post } from './blog.schema.ts';
import { FEED_SIZE } from './feed.ts';
import { findCategory, publishedTags, type Tag, themeOfCategory, usedCategories } from './lists.queries.ts';
import { createReadCache } from './read-cache.ts';
import { sitemapEntries } from './sitemap.ts';

/** The posts of a list: those of a profession (or all), of a tag, or of a category. */
export type List =
  | { kind: 'theme'; theme: ThemeName | null }
  | { kind: 'tag'; tag: Pick<Tag, 'slug' | 'name'> }
  | { kind: 'category'; category: Category; theme: ThemeName | null; sameAs: ThemeName | null };

/** The content of a page of a list. `version` changes whenever the page would look different. */
export type IndexView = {
  list: List;
  posts: Post[];
  total: number;
  page: number;
  pages: number;
  version: string;
};
export type PostView = {
  post: Post;
  category: Category | null;
  related: Post[];
  previous: PostLink | null;
  next: PostLink | null;
  version: string;
};

const RELATED = 3;

export type BlogReader = ReturnType<typeof createBlogReader>;

/** Reads what the public pages show, cached for a few seconds, so that most visits need no query. */
export function createBlogReader({ db, fromReplica }: Pick<Services, 'db' | 'fromReplica'>) {
  const cache = createReadCache();
  const cached = <Value>(key: string, read: (db: Database) => Promise<Value>) =>
    cache.getOrLoad(key, () => fromReplica((from) => read(from.db)));
  /** The cached first page knows the number of pages, so that a page beyond the last needs no query. */
  const hasPage = async (page: number, readFirst: () => Promise<IndexView | null>) =>
    page === 1 || page <= ((await readFirst())?.pages ?? 0);
  return {
    async index(theme: ThemeName | null, page: number): Promise<IndexView | null> {
      if (!(await hasPage(page, () => this.index(theme, 1)))) return null;
      const key = `index ${theme} ${page}`;
      const filter = theme ? { theme } : {};
      const view = await cached(key, (db) => readList(db, { kind: 'theme', theme }, filter, page));
      // An empty blog is not cached, so that the first post appears at once.
      if (view?.posts.length === 0) cache.delete(key);
      return view;
    },
    async tag(slug: string, page: number): Promise<IndexView | null> {
      const tag = (await cached('tags', publishedTags)).get(slug);
      if (!tag) return null;
      if (!(await hasPage(page, () => this.tag(slug, 1)))) return null;
      const list: List = { kind: 'tag', tag: { slug, name: tag.name } };
      return cached(`tag ${slug} ${page}`, (db) => readList(db, list, { tags: tag.spellings }, page));
    },
    async category(slug: string, page: number): Promise<IndexView | null> {
      if (!(await hasPage(page, () => this.category(slug, 1)))) return null;
      return cached(`category ${slug} ${page}`, async (db) => {
        const category = await findCategory(db, slug);
        if (!category) return null;
        const use = (await usedCategories(db)).find((one) => one.slug === slug);
        const theme = themeOfCategory(slug);
        const list: List = { kind: 'category', category, theme, sameAs: use?.sameAs ?? null };
        return readList(db, list, { category: slug }, page);
      });
    },
    /** The result of `post`, if it is cached. */
    cachedPost: (slug: string): PostView | null => cache.get(`post ${slug}`),
    /** Published posts only. */
    post: (slug: string): Promise<PostView | null> =>
      cached(`post ${slug}`, async (db) => {
        const post = await findPost(db, slug);
        return post?.status === 'published' ? withSurroundings(db, post) : null;
      }),
    /** Any post, drafts included, without cache: for admins. */
    async preview(slug: string): Promise<PostView | null> {
      const post = await findPost(db, slug);
      return post && withSurroundings(db, post);
    },
    /**
     * The newest published posts as JSON for the API. Every limit is a prefix of the same list, so one list is cached.
     * It is returned in pieces, because a copy for each request would fill the memory if clients read slowly.
     */
    async newest({
      theme,
      category,
      limit,
    }: Pick<PostFilter, 'theme' | 'category' | 'limit'>): Promise<Uint8Array[]> {
      const categories = category === undefined ? [] : await cached('categories', listCategories);
      const unknown = category !== undefined && !categories.some(({ slug }) => slug === category);
      if (unknown || (theme !== undefined && !isThemeName(theme))) return [LIST_START, LIST_END];
      const list = await cached(`newest ${JSON.stringify([theme, category])}`, async (db) =>
        writeList(await listPosts(db, { status: 'published', theme, category, limit: MAX_POSTS })),
      );
      if (limit >= list.ends.length) return [list.bytes];
      return [list.bytes.subarray(0, list.ends[limit - 1]), LIST_END];
    },
    /** A compressed feed. */
    feed: (name: string, write: (posts: Post[]) => string): Promise<Compressed> =>
      cached(`feed ${name}`, async (db) =>
        compress(write(await listPosts(db, { status: 'published', limit: FEED_SIZE })), 'fast'),
      ),
    sitemap: () => cached('sitemap', sitemapEntries),
    forget: cache.clear,
  };
}

type Filter = Omit<PostFilter, 'status' | 'limit' | 'offset'>;

async function readList(db: Database, list: List, only: Filter, page: number): Promise<IndexView | null> {
  const filter = { ...only, status: 'published' } as const;
  const total = await countPosts(db, filter);
  const pages = Math.max(1, Math.ceil(total / POSTS_DEFAULT));
  if (page > pages) return null;
  const posts = await listPosts(db, { ...filter, limit: POSTS_DEFAULT, offset: (page - 1) * POSTS_DEFAULT });
  return { list, posts, total, page, pages, version: versionOf(posts, [list, total]) };
}

const LIST_START = Buffer.from('{"posts":[');
const LIST_END = Buffer.from(']}');

/** Returns bytes, because encoding long texts is the most expensive part. `ends` is where each post ends. */
function writeList(posts: readonly Post[]): { bytes: Buffer<ArrayBuffer>; ends: number[] } {
  const parts = posts.map((post, n) => Buffer.from((n > 0 ? ',' : '') + JSON.stringify(post)));
  let end = LIST_START.length;
  const ends = parts.map((part) => (end += part.length));
  return { bytes: Buffer.concat([LIST_START, ...parts, LIST_END]), ends };
}

async function withSurroundings(db: Database, post: Post): Promise<PostView> {
  const [category, related, { previous, next }] = await Promise.all([
    findCategory(db, post.category_slug),
    relatedTo(db, post, RELATED),
    neighborsOf(db, post),
  ]);
  const version = versionOf([post, ...related], [category, previous, next]);
  return { post, category, related, previous, next, version };
}

function versionOf(posts: readonly Post[], extra: unknown): string {
  return JSON.stringify([posts.map(({ id, updated_at }) => [id, updated_at]), extra]);
}
