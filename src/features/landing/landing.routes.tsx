import { type Context, Hono } from 'hono';
import { bookFacts } from '#features/hooks/book/book-file.ts';
import { trainingFacts } from '#features/hooks/ranker/training-facts.ts';
import { paths } from '#platform/paths.ts';
import type { Services } from '#platform/services.ts';
import { isThemeName, type ThemeName } from '#platform/theme-names.ts';
import { landingDocument } from './landing-document.tsx';
import { robotsText, type SitemapEntries, siteManifest, sitemapXml } from './search-engines.ts';
import { trainedOnDocument } from './trained-on-page.tsx';

type Deps = Pick<Services, 'config' | 'documents'>;
type Warns = Pick<Services, 'log' | 'security'>;

/** The theme that `version` names. Without it, or if it is unknown, the default; `unknown` says which. */
export function requestedTheme(c: Context): { theme: ThemeName; unknown: boolean } {
  const [version = '', ...others] = c.req.queries('version') ?? [];
  if (others.length > 0) return { theme: 'default', unknown: true };
  if (isThemeName(version)) return { theme: version, unknown: false };
  return { theme: 'default', unknown: version !== '' };
}

/** By network. Readers who follow old links cause fewer. */
const WARNINGS_PER_SECOND = 30;

/** What `/` and `/pricing` show to signed-out visitors. `app-routes.tsx` mounts both, because users see a screen there. */
export function sendLanding(
  c: Context,
  services: Deps & Warns,
  { withPricing }: { withPricing: boolean },
): Response {
  const { config, documents, log, security } = services;
  const { theme, unknown } = requestedTheme(c);
  if (unknown && !security.isFlood(c, 'theme', WARNINGS_PER_SECOND))
    log.warn('Theme not found, falling back to default');
  const variant = `landing ${theme}${withPricing ? ' pricing' : ''}${unknown ? ' unknown' : ''}`;
  const page = () => landingDocument(config, { theme, withPricing, unknown });
  return documents.cached(c, variant, page);
}

/** The note on our training data, and the files that search engines and browsers request by fixed names. */
export function landingRoutes({ config, documents }: Deps, sitemap: readonly SitemapEntries[] = []) {
  return new Hono()
    .get(paths.trainedOn, (c) =>
      documents.cached(c, 'trained-on', () => trainedOnDocument(config, trainingFacts, bookFacts())),
    )
    .get('/robots.txt', (c) => c.text(robotsText(config), 200, SHORT))
    .get('/sitemap.xml', async (c) => c.body(await sitemapXml(config, sitemap), 200, { ...SHORT, ...XML }))
    .get('/site.webmanifest', (c) =>
      c.body(siteManifest(), 200, { ...SHORT, 'Content-Type': 'application/manifest+json' }),
    );
}

const SHORT = { 'Cache-Control': 'public, max-age=3600' };
const XML = { 'Content-Type': 'application/xml; charset=utf-8' };
