import type { ThemeName } from '#platform/theme-names.ts';
import { THEMES } from '../themes/registry.ts';
import { Section } from './section.tsx';

export function HowItWorks({ theme }: { theme: ThemeName }) {
  const { howItWorks } = THEMES[theme].copy;
  if (!howItWorks) return null;
  return (
    <Section name="howItWorks" title={howItWorks.title} intro={howItWorks.subtitle}>
      <ol className="mt-14 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:mt-20 lg:grid-cols-4">
        {howItWorks.steps.map(({ title, description }, index) => (
          <li key={title} className="grid grid-cols-[3.5rem_1fr] content-start gap-x-4 sm:block">
            <span className="step">{index + 1}</span>
            <div>
              <div aria-hidden className="ruler hidden text-line sm:mt-5 sm:block" />
              <h3 className="title-4 sm:mt-6">{title}</h3>
              <p className="mt-2 text-soft">{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
