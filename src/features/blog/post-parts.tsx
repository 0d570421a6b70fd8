import { THEME_LABELS } from '#features/landing/theme.ts';
import { paths } from '#platform/paths.ts';
import type { ThemeName } from '#platform/theme-names.ts';
import { dateOf, type Post } from './blog.schema.ts';
import { firstHook } from './post-html.ts';

const MAX_EXCERPT = 150;

export function shortExcerpt(excerpt: string): string {
  const characters = [...excerpt];
  if (characters.length <= MAX_EXCERPT) return excerpt;
  return `${characters.slice(0, MAX_EXCERPT).join('').trimEnd()}…`;
}

export function postPath({ theme, slug }: Pick<Post, 'theme' | 'slug'>): string {
  return `${paths.blog}/${theme}/${slug}`;
}

export function indexPath(theme: ThemeName | null, page = 1): string {
  return paged(theme ? `${paths.blog}/${theme}` : paths.blog, page);
}

/** No profession has these names, so the addresses cannot be those of posts. */
export const TAG_PATH = `${paths.blog}/tag`;
export const CATEGORY_PATH = `${paths.blog}/category`;

export function tagPath(slug: string, page = 1): string {
  return paged(`${TAG_PATH}/${encodeURIComponent(slug)}`, page);
}

export function categoryPath(slug: string, page = 1): string {
  return paged(`${CATEGORY_PATH}/${encodeURIComponent(slug)}`, page);
}

function paged(base: string, page: number): string {
  return page > 1 ? `${base}?page=${page}` : base;
}

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const shortDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** The date and the reading time; in a list also the profession. */
export function PostFacts({ post, inList }: { post: Post; inList?: boolean }) {
  const date = inList ? shortDate : longDate;
  return (
    <p className="post-facts">
      {inList && <span>{THEME_LABELS[post.theme]}</span>}
      <time dateTime={dateOf(post)}>{date.format(new Date(dateOf(post)))}</time>
      <span>{post.reading_time} min read</span>
    </p>
  );
}

/**
 * A post's picture: its own, or its first hook as a caption with the ruler of three seconds. Hidden from screen
 * readers, because the post repeats it.
 */
function PostCover({ post, large }: { post: Post; large: boolean }) {
  if (post.featured_image_url)
    return <img src={post.featured_image_url} alt="" loading="lazy" className="post-cover object-cover" />;
  const hook = firstHook(post.content);
  return (
    <div
      aria-hidden
      data-colors={post.theme}
      className={`post-cover flex flex-col justify-end bg-secondary text-ink ${large ? 'post-cover-large' : ''}`}
    >
      {hook && (
        <p className="post-cover-hook">
          <span className="caption">{hook}</span>
        </p>
      )}
      <div className="ruler opacity-35" />
    </div>
  );
}

type CardProps = {
  post: Post;
  large?: boolean;
  /** The level of the card's heading. */
  level?: 'h2' | 'h3';
};

export function PostCard({ post, large = false, level: Heading = 'h2' }: CardProps) {
  return (
    <article className={large ? 'post-card post-card-large' : 'post-card'}>
      <PostCover post={post} large={large} />
      <div>
        <PostFacts post={post} inList />
        <Heading className={`mt-3 ${large ? 'title-3' : 'title-4'}`}>
          <a href={postPath(post)} className="post-link">
            {post.title}
          </a>
        </Heading>
        <p className={`mt-3 text-soft ${large ? 'text-lg' : ''}`}>{shortExcerpt(post.excerpt)}</p>
      </div>
    </article>
  );
}
