import type { ThemeName } from '#platform/theme-names.ts';
import { THEMES } from '../themes/registry.ts';

export function Urgency({ theme }: { theme: ThemeName }) {
  const { urgency } = THEMES[theme].copy;
  if (!urgency) return null;
  return (
    <section
      data-section="urgency"
      aria-labelledby="urgency-title"
      className="page section grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
    >
      <div>
        <h2 id="urgency-title" className="title-2">
          {urgency.title}
        </h2>
        <p className="mt-5 text-lg text-soft sm:text-xl">{urgency.subtitle}</p>
      </div>
      <ul className="divide-y divide-line border-y border-line">
        {urgency.items.map((item) => (
          <li key={item} className="py-5 text-lg leading-snug text-pretty sm:py-6 sm:text-[1.375rem]">
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}
