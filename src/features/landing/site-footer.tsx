import { paths } from '#platform/paths.ts';
import { THEME_NAMES, type ThemeName } from '#platform/theme-names.ts';
import { Brand } from '#ui/brand.tsx';
import { THEME_LABELS, withTheme } from './theme.ts';

/** The footer of every public page. The theme is chosen by an ordinary form, which works without script. */
export function SiteFooter({ supportEmail, theme = 'default' }: { supportEmail: string; theme?: ThemeName }) {
  return (
    <footer className="late border-t border-line">
      <div className="page grid gap-x-16 gap-y-10 pt-14 pb-36 md:grid-cols-[1fr_auto] md:pb-28">
        <div className="flex flex-col items-start gap-8">
          <Brand href={withTheme(paths.home, theme)} />
          <form method="get" action={paths.home} data-theme-form className="flex flex-wrap items-end gap-3">
            <label className="grid gap-1.5 text-sm font-semibold">
              Your profession
              <select name="version" defaultValue={theme} autoComplete="off" className="field">
                {THEME_NAMES.map((name) => (
                  <option key={name} value={name}>
                    {THEME_LABELS[name]}
                  </option>
                ))}
              </select>
            </label>
            <noscript>
              <button type="submit" className="button">
                Show
              </button>
            </noscript>
          </form>
        </div>
        <nav aria-label="Footer">
          <ul className="grid grid-cols-[auto_auto] justify-between gap-x-12 gap-y-1">
            <FooterLink href={withTheme(paths.pricing, theme)}>Pricing</FooterLink>
            <FooterLink href={paths.terms}>Terms of Service</FooterLink>
            <FooterLink href={paths.blog}>Blog</FooterLink>
            <FooterLink href={paths.privacy}>Privacy Policy</FooterLink>
            <FooterLink href={paths.trainedOn}>What we trained on</FooterLink>
            <FooterLink href={paths.developers}>Developers</FooterLink>
            <li>
              <button type="button" data-cookie-preferences className="footer-link">
                Cookie settings
              </button>
            </li>
            <li className="col-span-2 sm:col-span-1">
              <a href={`mailto:${supportEmail}`} className="footer-link">
                {supportEmail}
              </a>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}

function FooterLink({ href, children }: { href: string; children: string }) {
  return (
    <li>
      <a href={href} className="footer-link">
        {children}
      </a>
    </li>
  );
}
