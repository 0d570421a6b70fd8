import type { ThemeName } from '#platform/theme-names.ts';
import { THEMES } from '../themes/registry.ts';
import { Section } from './section.tsx';

/** Hidden in every theme, because its data are samples. */
export function Testimonials({ theme }: { theme: ThemeName }) {
  const { title, items } = THEMES[theme].copy.testimonials;
  return (
    <Section name="testimonials" title={title}>
      <ul className="mt-12 grid gap-10 lg:grid-cols-3">
        {items.map(({ name, handle, quote, avatar }) => (
          <li key={handle} className="border-t-2 border-ink pt-4">
            <blockquote className="text-lg">{quote}</blockquote>
            <p className="mt-4 flex items-center gap-3 text-sm">
              <span
                aria-hidden
                className="grid size-9 place-items-center rounded-full bg-secondary font-semibold"
              >
                {avatar}
              </span>
              {name} <span className="text-soft">{handle}</span>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
