import { PublicLayout, publicDocument } from '#features/landing/public-document.tsx';
import { THEME_LABELS } from '#features/landing/theme.ts';
import type { Config } from '#platform/config.ts';
import type { HtmlDocument } from '#platform/http/documents/html.tsx';
import { THEME_NAMES, type ThemeName } from '#platform/theme-names.ts';
import { ALL_POSTS, POSTS_OF } from './blog-copy.ts';
import type { IndexView, List } from './blog-reader.ts';
import { FeedLinks } from './feed-links.tsx';
import { MIN_POSTS_TO_INDEX } from './lists.queries.ts';
import { categoryPath, indexPath, PostCard, tagPath } from './post-parts.tsx';

export function blogIndexDocument(config: Config, view: IndexView): HtmlDocument {
  const { list, page, total } = view;
  const { title, intro, whose } = wordsFor(list, total);
  const theme = list.kind === 'tag' ? null : list.theme;
  const part = page > 1 ? ` (page ${page})` : '';
  return publicDocument(config, {
    title: `${title}${part} · ${whose} · Hooksmith`,
    description: intro,
    // If two lists contain the same posts, search engines are pointed to the profession's.
    path: list.kind === 'category' && list.sameAs ? indexPath(list.sameAs, page) : listPath(list, page),
    theme: theme ?? 'default',
    noindex: list.kind !== 'theme' && total < MIN_POSTS_TO_INDEX[list.kind],
    head: <FeedLinks />,
    body: (
      <PublicLayout supportEmail={config.supportEmail} theme={theme ?? 'default'}>
        <main id="main" className="page pt-14 pb-24 lg:pt-24 lg:pb-36">
          {list.kind !== 'theme' && <Crumbs kind={list.kind} />}
          <h1 className="title-2 max-w-4xl">{title}</h1>
          <p className="mt-5 max-w-2xl text-lg text-soft sm:text-xl">{intro}</p>
          <ThemeLinks current={list.kind === 'theme' ? list.theme : undefined} />
          {view.posts.length === 0 ? <NoPosts theme={theme} /> : <Posts {...view} />}
        </main>
      </PublicLayout>
    ),
  });
}

/** The canonical address of a page of a list. */
export function listPath(list: List, page: number): string {
  if (list.kind === 'tag') return tagPath(list.tag.slug, page);
  if (list.kind === 'category') return categoryPath(list.category.slug, page);
  return indexPath(list.theme, page);
}

function wordsFor(list: List, total: number): { title: string; intro: string; whose: string } {
  const summary = total === 1 ? 'One post so far.' : `${total} posts, newest first.`;
  if (list.kind === 'tag') {
    const { name } = list.tag;
    return {
      title: name.charAt(0).toUpperCase() + name.slice(1),
      intro: `What we wrote about ${name}. ${summary}`,
      whose: 'Blog',
    };
  }
  if (list.kind === 'category') {
    const { name } = list.category;
    const intro = total === 0 ? `The ${name} category.` : `Filed under ${name}. ${summary}`;
    return { title: name, intro, whose: 'Blog category' };
  }
  if (list.theme) return { ...POSTS_OF[list.theme], whose: `${THEME_LABELS[list.theme]} blog` };
  return { ...ALL_POSTS, whose: 'Blog' };
}

function Crumbs({ kind }: { kind: 'tag' | 'category' }) {
  return (
    <nav aria-label="Breadcrumb" className="mb-4 text-[0.9375rem] font-medium">
      <ol className="flex flex-wrap items-center gap-x-2">
        <li>
          <a href={indexPath(null)} className="inline-block py-2.5 hover:text-primary">
            Blog
          </a>
        </li>
        <li aria-hidden className="text-soft">
          /
        </li>
        <li className="text-soft">{kind === 'tag' ? 'Tag' : 'Category'}</li>
      </ol>
    </nav>
  );
}

function ThemeLinks({ current }: { current: ThemeName | null | undefined }) {
  const links = [null, ...THEME_NAMES];
  return (
    <nav aria-label="Professions" className="mt-10">
      <ul className="profession-links">
        {links.map((name) => (
          <li key={name ?? 'all'}>
            <a
              href={indexPath(name)}
              className="profession-link"
              aria-current={name === current ? 'page' : undefined}
            >
              {name ? THEME_LABELS[name] : 'All posts'}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Posts({ list, posts, page, pages }: IndexView) {
  const [first, ...others] = posts;
  // Posts are in pairs, so a lead with one post below would leave half a row empty.
  const lead = page === 1 && posts.length !== 2 ? first : undefined;
  const rest = lead ? others : posts;
  return (
    <>
      {lead && (
        <div className="mt-12 lg:mt-16">
          <PostCard post={lead} large />
        </div>
      )}
      {rest.length > 0 && (
        <div className="late post-grid mt-14 lg:mt-20">
          {rest.map((post) => (
            <PostCard key={post.id} post={post} />
          ))}
        </div>
      )}
      {pages > 1 && <Pages list={list} page={page} pages={pages} />}
    </>
  );
}

function Pages({ list, page, pages }: Pick<IndexView, 'list' | 'page' | 'pages'>) {
  return (
    <nav
      aria-label="Pages"
      className="mt-16 flex items-center justify-between gap-4 border-t border-line pt-6"
    >
      {page > 1 ? (
        <a href={listPath(list, page - 1)} rel="prev" className="text-link py-3 font-semibold">
          Newer posts
        </a>
      ) : (
        <span />
      )}
      <span className="text-soft tabular-nums">
        Page {page} of {pages}
      </span>
      {page < pages ? (
        <a href={listPath(list, page + 1)} rel="next" className="text-link py-3 font-semibold">
          Older posts
        </a>
      ) : (
        <span />
      )}
    </nav>
  );
}

function NoPosts({ theme }: { theme: ThemeName | null }) {
  return (
    <div className="mt-16 max-w-xl">
      <h2 className="title-3">Nothing here yet</h2>
      <p className="mt-4 text-lg text-soft">
        {theme
          ? `Posts for the ${THEME_LABELS[theme]} blog will stand here. Until then the other professions have some.`
          : 'The first posts will stand here, newest on top.'}
      </p>
    </div>
  );
}

/** Shown if the posts cannot be read. */
export function blogErrorDocument(config: Config): HtmlDocument {
  return publicDocument(config, {
    title: 'Error Loading Blog · Hooksmith',
    description: ALL_POSTS.intro,
    path: indexPath(null),
    noindex: true,
    body: (
      <PublicLayout supportEmail={config.supportEmail}>
        <main id="main" className="page section min-h-[60svh]">
          <div aria-hidden className="ruler w-40 text-soft" />
          <h1 className="title-2 mt-8">Error Loading Blog</h1>
          <p className="mt-5 text-lg">Please try again later.</p>
          <p className="mt-2 text-soft">{READ_FAILURE}</p>
        </main>
      </PublicLayout>
    ),
  });
}

/** The same text for every cause. */
export const READ_FAILURE = 'Failed to fetch blog posts';
