import type { ReactNode } from 'react';
import type { ThemeName } from '#platform/theme-names.ts';
import { CallToAction } from './sections/call-to-action.tsx';
import { Differentiator } from './sections/differentiator.tsx';
import { Faq } from './sections/faq.tsx';
import { Features } from './sections/features.tsx';
import { FreeCreditsBanner, Hero } from './sections/hero.tsx';
import { HowItWorks } from './sections/how-it-works.tsx';
import { PriceList, Pricing } from './sections/pricing.tsx';
import { Timeline } from './sections/section.tsx';
import { SocialProof } from './sections/social-proof.tsx';
import { Testimonials } from './sections/testimonials.tsx';
import { Urgency } from './sections/urgency.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import type { SectionName } from './theme.ts';
import { faqOf, THEMES } from './themes/registry.ts';

type LandingProps = {
  theme: ThemeName;
  /** `/pricing` also shows prices that the theme hides. */
  withPricing: boolean;
  supportEmail: string;
};

export function LandingPage({ theme, withPricing, supportEmail }: LandingProps) {
  const { hiddenSections } = THEMES[theme];
  const shown = sectionsOf(theme, withPricing).filter(
    ([section]) => !hiddenSections.includes(section) || (section === 'pricing' && withPricing),
  );
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <FreeCreditsBanner />
      <SiteHeader theme={theme} faq="#faq" prices={withPricing ? '#pricing' : undefined} />
      {withPricing && <PriceList />}
      <main id="main">
        {shown.map(([section, content], index) => (
          <div key={section} className={index > 1 ? 'late' : undefined}>
            {/** The last section has its own background and needs no divider above it. */}
            {index > 0 && section !== 'cta' && <Timeline at={index / shown.length} />}
            {content}
          </div>
        ))}
      </main>
      <SiteFooter supportEmail={supportEmail} theme={theme} />
    </>
  );
}

/** All sections for which the theme has copy, in order. */
function sectionsOf(theme: ThemeName, withPricing: boolean): [SectionName, ReactNode][] {
  const { copy } = THEMES[theme];
  const all: [SectionName, ReactNode][] = [
    ['hero', <Hero key="hero" theme={theme} withPricing={withPricing} />],
    ['features', <Features key="features" theme={theme} />],
    ['differentiator', copy.differentiator && <Differentiator key="differentiator" theme={theme} />],
    ['howItWorks', copy.howItWorks && <HowItWorks key="howItWorks" theme={theme} />],
    ['urgency', copy.urgency && <Urgency key="urgency" theme={theme} />],
    ['social_proof', copy.social_proof && <SocialProof key="social_proof" theme={theme} />],
    ['testimonials', <Testimonials key="testimonials" theme={theme} />],
    ['pricing', <Pricing key="pricing" />],
    // Only the default theme has it, because it is the same in every profession.
    ['faq', <Faq key="faq" faq={faqOf(theme)} />],
    ['cta', <CallToAction key="cta" theme={theme} />],
  ];
  return all.filter(([, content]) => content);
}
