import { paths } from '#platform/paths.ts';
import { SiteBrand } from './site-brand.tsx';

type SiteHeaderProps = {
  /** Where Content Tips leads: the blog of the theme that is shown. */
  tips: string;
  /** A page without questions of its own leads to those of the front page. */
  faq?: string;
};

/** The head of every public page. */
export function SiteHeader({ tips, faq = `${paths.home}#faq` }: SiteHeaderProps) {
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-ground">
      <div className="page flex h-16 items-center justify-between gap-2 sm:gap-3">
        <SiteBrand alone />
        <nav aria-label="Main" className="flex items-center text-sm font-medium sm:text-[0.9375rem]">
          <a href={tips} className="nav-link">
            Content Tips
          </a>
          <a href={faq} className="nav-link">
            FAQ
          </a>
          <a href={paths.login} className="button button-small ml-1 sm:ml-3">
            Get Started
          </a>
        </nav>
      </div>
    </header>
  );
}
