import { PublicLayout, publicDocument } from '#features/landing/public-document.tsx';
import { CallToAction } from '#features/landing/sections/call-to-action.tsx';
import { TableOfContents } from '#features/landing/table-of-contents.tsx';
import { THEME_LABELS } from '#features/landing/theme.ts';
import { themeFrameEntry } from '#features/landing/theme-styles.ts';
import type { Config } from '#platform/config.ts';
import type { HtmlDocument } from '#platform/http/documents/html.tsx';
import { siteOrigin } from '#platform/http/link-origin.ts';
import type { PostLink } from './blog.queries.ts';
import { dateOf, type Post, type PostToPreview } from './blog.schema.ts';
import type { PostView } from './blog-reader.ts';
import { FeedLinks } from './feed-links.tsx';
import { postData, postImage } from './post-data.ts';
import { cleanHtml, prepareForPage, readingTime } from './post-html.ts';
import { categoryPath, indexPath, PostCard, PostFacts, postPath, tagPath } from './post-parts.tsx';
import { tagSlug } from './slug.ts';

export function blogPostDocument(config: Config, view: PostView): HtmlDocument {
  const { post, related, previous, next } = view;
  return publicDocument(config, {
    title: `${post.title} · Hooksmith`,
    description: post.excerpt,
    path: postPath(post),
    theme: post.theme,
    type: 'article',
    noindex: post.status === 'draft',
    image: postImage(post),
    structured: postData(config, post),
    head: (
      <>
        <FeedLinks />
        <meta property="article:published_time" content={dateOf(post)} />
        <meta property="article:modified_time" content={post.updated_at} />
      </>
    ),
    body: (
      <PublicLayout supportEmail={config.supportEmail} theme={post.theme}>
        <main id="main">
          <Article view={view} url={siteOrigin(config) + postPath(post)} />
          <Onward previous={previous} next={next} />
          {related.length > 0 && <Related posts={related} />}
          <CallToAction theme={post.theme} />
        </main>
      </PublicLayout>
    ),
  });
}

/** Only the article, for the preview of the post form. It contains no script. */
export function blogPreviewDocument(config: Config, preview: PostToPreview): HtmlDocument {
  const now = new Date().toISOString();
  const content = cleanHtml(preview.content);
  const post: Post = {
    ...preview,
    title: preview.title.trim() || 'Untitled',
    content,
    reading_time: readingTime(content),
    id: 0,
    slug: 'preview',
    category_slug: '',
    status: 'published',
    view_count: 0,
    created_at: now,
    updated_at: now,
    published_at: null,
  };
  const view = { post, category: null, related: [], previous: null, next: null, version: '' };
  return {
    title: `Preview: ${post.title}`,
    noindex: true,
    entries: [themeFrameEntry(post.theme)],
    attributes: { 'data-theme': post.theme },
    body: (
      <main id="main">
        <Article view={view} url={siteOrigin(config) + postPath(post)} />
      </main>
    ),
  };
}

function Article({ view: { post, category }, url }: { view: PostView; url: string }) {
  const { html, headings } = prepareForPage(post.content);
  return (
    <article className="page pt-10 pb-20 lg:pt-16 lg:pb-28">
      <PostHead post={post} />
      <div className="text-columns">
        {headings.length > 1 && <TableOfContents title="In this post" headings={headings} />}
        <div className="column-text post-text">
          <div
            className="prose"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized when written and when read
            dangerouslySetInnerHTML={{ __html: html }}
          />
          <PostFoot post={post} category={category} url={url} />
        </div>
      </div>
    </article>
  );
}

function PostHead({ post }: { post: Post }) {
  return (
    <header className="max-w-5xl">
      {post.status === 'draft' && (
        <p className="mb-6 w-fit rounded-md bg-secondary px-3 py-1.5 font-semibold">
          Draft: only admins see this page
        </p>
      )}
      <nav aria-label="Breadcrumb" className="text-[0.9375rem] font-medium">
        <ol className="flex flex-wrap items-center gap-x-2">
          <li>
            <a href={indexPath(null)} className="inline-block py-2.5 hover:text-primary">
              Blog
            </a>
          </li>
          <li aria-hidden className="text-soft">
            /
          </li>
          <li>
            <a href={indexPath(post.theme)} className="inline-block py-2.5 hover:text-primary">
              {THEME_LABELS[post.theme]}
            </a>
          </li>
        </ol>
      </nav>
      <h1 className="title-2 mt-4">{post.title}</h1>
      <p className="mt-6 max-w-3xl text-lg text-soft sm:text-xl">{post.excerpt}</p>
      <div className="mt-6">
        <PostFacts post={post} />
      </div>
      {post.featured_image_url && (
        <img src={post.featured_image_url} alt="" className="post-picture" fetchPriority="high" />
      )}
    </header>
  );
}

function PostFoot({ post, category, url }: Pick<PostView, 'post' | 'category'> & { url: string }) {
  const encodedUrl = encodeURIComponent(url);
  const title = encodeURIComponent(post.title);
  const shares = {
    X: `https://twitter.com/intent/tweet?url=${encodedUrl}&text=${title}`,
    LinkedIn: `https://www.linkedin.com/sharing/share-offsite/?url=${encodedUrl}`,
    Facebook: `https://www.facebook.com/sharer/sharer.php?u=${encodedUrl}`,
    'E-mail': `mailto:?subject=${title}&body=${encodedUrl}`,
  };
  return (
    <footer className="mt-14 grid max-w-[44rem] gap-6 border-t border-line pt-8">
      {post.tags.length > 0 && (
        <ul aria-label="Tags" className="flex flex-wrap gap-2">
          {post.tags.map((tag) => (
            <li key={tag}>
              <TagLink tag={tag} />
            </li>
          ))}
        </ul>
      )}
      {category && (
        <p>
          <span className="text-soft">Filed under</span>{' '}
          <a href={categoryPath(category.slug)} className="text-link inline-block py-2.5 font-medium">
            {category.name}
          </a>
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-5">
        <span className="text-soft">Share this post</span>
        {Object.entries(shares).map(([name, href]) => (
          <a key={name} href={href} rel="noopener noreferrer" className="text-link py-2.5 font-medium">
            {name}
          </a>
        ))}
      </p>
    </footer>
  );
}

function TagLink({ tag }: { tag: string }) {
  const slug = tagSlug(tag);
  return slug ? (
    <a href={tagPath(slug)} className="tag-link">
      {tag}
    </a>
  ) : (
    <span className="tag-link">{tag}</span>
  );
}

function Onward({ previous, next }: Pick<PostView, 'previous' | 'next'>) {
  if (!previous && !next) return null;
  return (
    <nav aria-label="Previous and next post" className="page">
      <div className="grid border-y border-line sm:grid-cols-2">
        {previous ? <OnwardLink post={previous} name="Previous" /> : <span className="max-sm:hidden" />}
        {next && <OnwardLink post={next} name="Next" />}
      </div>
    </nav>
  );
}

function OnwardLink({ post, name }: { post: PostLink; name: 'Previous' | 'Next' }) {
  return (
    <a href={postPath(post)} rel={name === 'Next' ? 'next' : 'prev'} className="onward-link">
      <span className="block text-sm text-soft">
        {name} · {THEME_LABELS[post.theme]}
      </span>
      <span className="mt-1.5 block text-lg font-semibold">{post.title}</span>
    </a>
  );
}

function Related({ posts }: { posts: readonly Post[] }) {
  return (
    <section aria-labelledby="related-title" className="page py-20 lg:py-28">
      <h2 id="related-title" className="title-3">
        Read on
      </h2>
      <div className="post-grid mt-10">
        {posts.map((post) => (
          <PostCard key={post.id} post={post} level="h3" />
        ))}
      </div>
    </section>
  );
}
