import type { Config } from '#platform/config.ts';
import type { HtmlDocument } from '#platform/http/documents/html.tsx';
import { NotFound } from '#ui/not-found.tsx';
import { PublicLayout } from './public-document.tsx';
import { themeEntry } from './theme-styles.ts';
import { THEMES } from './themes/registry.ts';

/** The page for unknown addresses. It has no canonical address and is not indexed. */
export function notFoundDocument({ supportEmail }: Pick<Config, 'supportEmail'>): HtmlDocument {
  return {
    title: 'Page Not Found · Hooksmith',
    noindex: true,
    themeColor: THEMES.default.colors.background,
    entries: [themeEntry('default'), 'src/site.ts'],
    attributes: { 'data-theme': 'default' },
    body: (
      <PublicLayout supportEmail={supportEmail}>
        <main id="main" className="page section">
          <NotFound />
        </main>
      </PublicLayout>
    ),
  };
}
