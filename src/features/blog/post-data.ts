import { originOf } from '#features/landing/public-document.tsx';
import { THEME_LABELS } from '#features/landing/theme.ts';
import { THEMES } from '#features/landing/themes/all.ts';
import type { Config } from '#platform/config.ts';
import { dateOf, type Post } from './blog.schema.ts';
import { wordsOf } from './post-html.ts';
import { indexPath, postPath } from './post-parts.tsx';

/** What search engines read of a post: the article, and where it stands. */
export function postData(config: Config, post: Post): readonly object[] {
  const origin = originOf(config);
  const address = origin + postPath(post);
  const publisher = { '@type': 'Organization', name: 'Hooksmith', url: `${origin}/` };
  const picture =
    post.featured_image_url ?? `${THEMES[post.theme].images.hero.replace('/hero/', '/og/')}.jpg`;
  const steps: [string, string][] = [
    ['Blog', origin + indexPath(null)],
    [THEME_LABELS[post.theme], origin + indexPath(post.theme)],
    [post.title, address],
  ];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: post.title,
      description: post.excerpt,
      url: address,
      mainEntityOfPage: address,
      image: origin + picture,
      datePublished: dateOf(post),
      dateModified: post.updated_at,
      wordCount: wordsOf(post.content).split(' ').length,
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
