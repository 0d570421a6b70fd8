import { paths } from '#platform/paths.ts';
import type { ThemeName } from '#platform/theme-names.ts';
import { Brand } from '#ui/brand.tsx';
import { withTheme } from './theme.ts';

type SiteHeaderProps = {
  /** The current theme, which the links keep. */
  theme: ThemeName;
  /** The link to the questions. Defaults to those of the front page. */
  faq?: string;
  /** The link to the prices. Defaults to `/pricing`. */
  prices?: string;
};

/** The header of every public page. On a phone it has two lines and scrolls away. */
export function SiteHeader({
  theme,
  faq = `${withTheme(paths.home, theme)}#faq`,
  prices = withTheme(paths.pricing, theme),
}: SiteHeaderProps) {
  return (
    <header className="z-30 border-b border-line bg-ground sm:sticky sm:top-0">
      <div className="page grid grid-cols-[1fr_auto] items-center pt-2 sm:flex sm:h-16 sm:gap-3 sm:pt-0">
        <Brand href={withTheme(paths.home, theme)} />
        <nav
          aria-label="Main"
          className="order-last col-span-2 -mx-1.5 flex items-center text-sm font-medium sm:order-none sm:mx-0 sm:ml-auto sm:text-[0.9375rem]"
        >
          <a href={`${paths.blog}/${theme}`} className="nav-link">
            Content Tips
          </a>
          <a href={prices} className="nav-link">
            Pricing
          </a>
          <a href={faq} className="nav-link">
            FAQ
          </a>
        </nav>
        <a href={paths.login} className="button button-small text-sm sm:text-[0.9375rem]">
          Get Started
        </a>
      </div>
    </header>
  );
}
