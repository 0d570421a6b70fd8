export const RSS_PATH = '/blog/feed.xml';
export const JSON_FEED_PATH = '/blog/feed.json';

/** A feed reader finds the feeds by these links, from any page of the blog. */
export function FeedLinks() {
  return (
    <>
      <link rel="alternate" type="application/rss+xml" title="Hooksmith blog" href={RSS_PATH} />
      <link rel="alternate" type="application/feed+json" title="Hooksmith blog" href={JSON_FEED_PATH} />
    </>
  );
}
