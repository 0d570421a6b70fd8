import type { ThemeName } from '#features/landing/theme.ts';
import type { Database } from '#platform/database/database.ts';
import {
  countPosts,
  findPost,
  listPosts,
  neighboursOf,
  type PostFilter,
  type PostLink,
  relatedTo,
} from './blog.queries.ts';
import { type Category, POSTS_DEFAULT, type Post } from './blog.schema.ts';
import { findCategory, publishedTags, type Tag, themeOfCategory, usedCategories } from './lists.queries.ts';

/** Which posts a list holds: those of a profession (or all), of a tag, or of a category. */
export type List =
  | { kind: 'theme'; theme: ThemeName | null }
  | { kind: 'tag'; tag: Pick<Tag, 'slug' | 'name'> }
  | { kind: 'category'; category: Category; theme: ThemeName | null; sameAs: ThemeName | null };

/** What a page of a list shows. `version` changes whenever the page would look different. */
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
/** How long another process may show a post as it was; this one forgets at once when it writes. */
const KEPT_MS = 10_000;
const KEPT_AT_MOST = 500;

export type BlogReader = ReturnType<typeof createBlogReader>;

/** Reads what the public pages show, and keeps it for a moment: most visits ask the database nothing. */
export function createBlogReader(db: Database) {
  const kept = new Map<string, { until: number; view: unknown }>();

  const stillKept = <View>(key: string): View | null => {
    const known = kept.get(key);
    return known && known.until > Date.now() ? (known.view as View) : null;
  };

  async function keep<View>(key: string, load: () => Promise<View | null>): Promise<View | null> {
    const known = stillKept<View>(key);
    if (known !== null) return known;
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
      const key = `index ${theme} ${page}`;
      const filter = theme ? { theme } : {};
      const view = await keep(key, () => readList(db, { kind: 'theme', theme }, filter, page));
      // An empty blog is not kept: the first post should be seen as soon as it is there.
      if (view?.posts.length === 0) kept.delete(key);
      return view;
    },
    async tag(slug: string, page: number): Promise<IndexView | null> {
      const tag = (await keep('tags', () => publishedTags(db)))?.get(slug);
      if (!tag) return null;
      const list: List = { kind: 'tag', tag: { slug, name: tag.name } };
      return keep(`tag ${slug} ${page}`, () => readList(db, list, { tags: tag.spellings }, page));
    },
    category: (slug: string, page: number): Promise<IndexView | null> =>
      keep(`category ${slug} ${page}`, async () => {
        const category = await findCategory(db, slug);
        if (!category) return null;
        const use = (await usedCategories(db)).find((one) => one.slug === slug);
        const theme = themeOfCategory(slug);
        const list: List = { kind: 'category', category, theme, sameAs: use?.sameAs ?? null };
        return readList(db, list, { category: slug }, page);
      }),
    /** What `post` would answer, where it need not ask. */
    keptPost: (slug: string): PostView | null => stillKept(`post ${slug}`),
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

type Filter = Omit<PostFilter, 'status' | 'limit' | 'offset'>;

async function readList(db: Database, list: List, only: Filter, page: number): Promise<IndexView | null> {
  const filter = { ...only, status: 'published' } as const;
  const total = await countPosts(db, filter);
  const pages = Math.max(1, Math.ceil(total / POSTS_DEFAULT));
  if (page > pages) return null;
  const posts = await listPosts(db, { ...filter, limit: POSTS_DEFAULT, offset: (page - 1) * POSTS_DEFAULT });
  return { list, posts, total, page, pages, version: versionOf(posts, [list, total]) };
}

async function withSurroundings(db: Database, post: Post): Promise<PostView> {
  const [category, related, { previous, next }] = await Promise.all([
    findCategory(db, post.category_slug),
    relatedTo(db, post, RELATED),
    neighboursOf(db, post),
  ]);
  const version = versionOf([post, ...related], [category, previous, next]);
  return { post, category, related, previous, next, version };
}

function versionOf(posts: readonly Post[], more: unknown): string {
  return JSON.stringify([posts.map(({ id, updated_at }) => [id, updated_at]), more]);
}
