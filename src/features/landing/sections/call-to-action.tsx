import { paths } from '#platform/paths.ts';
import type { Theme } from '../theme.ts';
import { Sentences } from './hero.tsx';

export function CallToAction({ theme }: { theme: Theme }) {
  const { title, subtitle, buttonText } = theme.copy.cta;
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
        </div>
      </div>
    </section>
  );
}
