import { paths } from '#platform/paths.ts';
import type { ThemeName } from '#platform/theme-names.ts';
import { withTheme } from '../theme.ts';
import { THEMES } from '../themes/registry.ts';
import { Sentences } from './hero.tsx';

export function CallToAction({ theme }: { theme: ThemeName }) {
  const { title, subtitle, buttonText } = THEMES[theme].copy.cta;
  return (
    <section data-section="cta" aria-labelledby="cta-title" className="bg-primary text-on-primary">
      <div className="page grid items-end gap-x-16 gap-y-10 py-20 sm:py-28 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)] lg:py-36">
        <h2 id="cta-title" className="title-1">
          <Sentences text={title} />
        </h2>
        <div>
          <p className="text-lg font-medium sm:text-xl">{subtitle}</p>
          <a href={paths.login} className="button button-large button-inverted mt-7">
            {buttonText}
          </a>
          <p className="mt-3">
            <a
              href={withTheme(paths.try, theme)}
              className="inline-block py-2.5 font-semibold underline underline-offset-4"
            >
              Or try a topic first, no account
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}
