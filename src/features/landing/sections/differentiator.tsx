import type { ThemeName } from '#platform/theme-names.ts';
import { CopyWithLinks } from '../copy-text.tsx';
import { THEMES } from '../themes/registry.ts';

export function Differentiator({ theme }: { theme: ThemeName }) {
  const { differentiator } = THEMES[theme].copy;
  if (!differentiator) return null;
  return (
    <section data-section="differentiator" aria-labelledby="differentiator-title" className="page section">
      <div className="card grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div>
          <h2 id="differentiator-title" className="title-2">
            {differentiator.title}
          </h2>
          <p className="mt-6 text-lg text-soft sm:text-xl">{differentiator.description}</p>
        </div>
        <ul className="grid content-start gap-x-10 gap-y-10 sm:grid-cols-2 lg:pt-2">
          {differentiator.benefits.map(({ title, description }) => (
            <li key={title} className="border-t-2 border-ink pt-4">
              <h3 className="title-4">{title}</h3>
              <p className="mt-2 text-soft">
                <CopyWithLinks text={description} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
