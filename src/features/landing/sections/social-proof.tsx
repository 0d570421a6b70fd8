import type { ThemeName } from '#platform/theme-names.ts';
import { THEMES } from '../themes/registry.ts';
import { Section } from './section.tsx';

export function SocialProof({ theme }: { theme: ThemeName }) {
  const proof = THEMES[theme].copy.social_proof;
  if (!proof) return null;
  return (
    <Section name="social_proof" title={proof.title} intro={proof.subtitle}>
      <dl className="stats mt-12 lg:mt-16">
        {proof.stats.map(({ number, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="mt-3 max-w-48 text-soft">{label}</dt>
            <dd className="figure">{number}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
