import { THEME_LABELS } from '#features/landing/theme.ts';
import { THEMES } from '#features/landing/themes/registry.ts';
import type { Config } from '#platform/config.ts';
import { siteOrigin } from '#platform/http/link-origin.ts';
import { dateOf, type Post } from './blog.schema.ts';
import { OG_SIZE } from './og-picture.tsx';
import { hasOgPicture, ogPath } from './og-pictures.ts';
import { plainText } from './post-html.ts';
import { indexPath, postPath } from './post-parts.tsx';

/** The picture that represents the post where it is shared: its own, a drawn one, or the theme's. */
export function postImage(post: Post): { path: string; width?: number; height?: number } {
  if (post.featured_image_url) return { path: post.featured_image_url };
  if (hasOgPicture(post)) return { path: ogPath(post), ...OG_SIZE };
  return { path: `${THEMES[post.theme].images.hero.replace('/hero/', '/og/')}.jpg`, ...OG_SIZE };
}

/** Structured data of a post for search engines. */
export function postData(config: Config, post: Post): readonly object[] {
  const origin = siteOrigin(config);
  const url = origin + postPath(post);
  const publisher = { '@type': 'Organization', name: 'Hooksmith', url: `${origin}/` };
  const steps: [string, string][] = [
    ['Blog', origin + indexPath(null)],
    [THEME_LABELS[post.theme], origin + indexPath(post.theme)],
    [post.title, url],
  ];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: post.title,
      description: post.excerpt,
      url,
      mainEntityOfPage: url,
      image: origin + postImage(post).path,
      datePublished: dateOf(post),
      dateModified: post.updated_at,
      wordCount: plainText(post.content).split(' ').length,
      keywords: post.tags.join(', '),
      articleSection: THEME_LABELS[post.theme],
      inLanguage: 'en-US',
      author: publisher,
      publisher,
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: steps.map(([name, item], index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item,
      })),
    },
  ];
}
