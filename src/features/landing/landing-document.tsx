import { FREE_CREDITS_AT_REGISTRATION } from '#features/credits/free-credits.ts';
import { PACKAGES } from '#features/payments/packages.ts';
import type { Config } from '#platform/config.ts';
import type { HtmlDocument } from '#platform/http/documents/html.tsx';
import { siteOrigin } from '#platform/http/link-origin.ts';
import { paths } from '#platform/paths.ts';
import type { ThemeName } from '#platform/theme-names.ts';
import { LandingPage } from './landing-page.tsx';
import { publicDocument } from './public-document.tsx';
import { HERO_WIDE } from './sections/hero.tsx';
import { withTheme } from './theme.ts';
import { THEMES } from './themes/registry.ts';

export type LandingVariant = {
  theme: ThemeName;
  withPricing: boolean;
  /** The address names an unknown theme. */
  unknown: boolean;
};

export function landingPath({ theme, withPricing }: Omit<LandingVariant, 'unknown'>): string {
  return withTheme(withPricing ? paths.pricing : paths.home, theme);
}

export function landingDocument(config: Config, variant: LandingVariant): HtmlDocument {
  const { theme, withPricing, unknown } = variant;
  const { meta, images } = THEMES[theme];
  return publicDocument(config, {
    title: withPricing ? `Pricing · ${meta.title}` : meta.title,
    description: meta.description,
    path: landingPath(variant),
    theme,
    structured: [application(config)],
    // The page's script repeats the server's warning in the console. The requested value is never shown.
    attributes: unknown ? { 'data-theme-unknown': '' } : {},
    preloads: (
      <>
        <link
          rel="preload"
          as="image"
          href={`${images.hero}-mobile.webp`}
          media={`not all and ${HERO_WIDE}`}
          fetchPriority="high"
        />
        <link
          rel="preload"
          as="image"
          href={`${images.hero}-desktop.webp`}
          media={HERO_WIDE}
          fetchPriority="high"
        />
      </>
    ),
    body: <LandingPage theme={theme} withPricing={withPricing} supportEmail={config.supportEmail} />,
  });
}

function application(config: Config): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: 'Hooksmith',
    url: `${siteOrigin(config)}/`,
    applicationCategory: 'MultimediaApplication',
    operatingSystem: 'Web',
    description: THEMES.default.meta.description,
    offers: [
      {
        '@type': 'Offer',
        name: `${FREE_CREDITS_AT_REGISTRATION} free runs`,
        price: '0',
        priceCurrency: 'USD',
      },
      ...PACKAGES.map(({ name, amount }) => ({
        '@type': 'Offer',
        name,
        price: (amount / 100).toFixed(2),
        priceCurrency: 'USD',
      })),
    ],
  };
}
