import { Fragment } from 'react';
import { FREE_CREDITS_AT_REGISTRATION } from '#features/credits/free-credits.ts';
import { paths } from '#platform/paths.ts';
import type { ThemeName } from '#platform/theme-names.ts';
import { THEMES } from '../themes/registry.ts';
import { TryForm } from './try-form.tsx';

/** The size of the pictures of `scripts/assets/art`. */
export const HERO_DESKTOP = { width: 1200, height: 1300 };
export const HERO_MOBILE = { width: 780, height: 1040 };
/** From this width on, text and picture are side by side. */
export const HERO_WIDE = '(min-width: 56rem)';

type HeroProps = {
  theme: ThemeName;
  /** Shows the link to the prices at the top, for visitors of `/pricing`. */
  withPricing: boolean;
};

export function Hero({ theme, withPricing }: HeroProps) {
  const { images, copy } = THEMES[theme];
  return (
    <section data-section="hero" aria-labelledby="hero-title" className="relative overflow-clip">
      <div className="page grid items-center hero:min-h-[min(48rem,calc(100svh-6.5rem))] hero:grid-cols-[minmax(0,11fr)_minmax(0,9fr)]">
        <div className="relative z-10 pt-12 pb-6 sm:pt-16 hero:py-16 hero:pr-4">
          <h1 id="hero-title" className="title-1">
            <Sentences text={copy.hero.title} />
          </h1>
          <p className="mt-6 max-w-xl text-lg text-pretty text-subtitle sm:text-xl hero:mt-8 hero:text-[1.375rem] hero:leading-snug">
            {copy.hero.subtitle}
          </p>
          <div className="mt-8 hero:mt-10">
            <TryForm theme={theme} />
          </div>
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4">
            <a href={paths.login} className="button button-large">
              Start Creating Hooks Free
            </a>
            {withPricing && (
              <a href="#pricing" className="font-semibold underline underline-offset-4">
                See the prices
              </a>
            )}
          </div>
        </div>
        <picture className="hero-art">
          <source
            media={HERO_WIDE}
            srcSet={`${images.hero}-desktop.webp`}
            type="image/webp"
            {...HERO_DESKTOP}
          />
          <img
            src={`${images.hero}-mobile.webp`}
            alt={images.alt}
            {...HERO_MOBILE}
            fetchPriority="high"
            decoding="async"
          />
        </picture>
      </div>
    </section>
  );
}

/** Lines break between sentences if possible, as in captions. */
export function Sentences({ text }: { text: string }) {
  return text.split(/(?<=[.?]) /).map((sentence, index) => (
    <Fragment key={sentence}>
      {index > 0 && ' '}
      <span className="inline-block">{sentence}</span>
    </Fragment>
  ));
}

/** What a new account gets, with the number that the ledger uses. */
export function FreeCreditsBanner() {
  return (
    <aside aria-label="Announcement" className="border-b border-line bg-secondary text-sm">
      <p className="page flex min-h-10 items-center justify-center gap-3 py-2 sm:justify-start">
        <span aria-hidden className="ruler hidden h-2 w-8 shrink-0 text-primary sm:block" />
        <span>
          <strong className="font-semibold">{FREE_CREDITS_AT_REGISTRATION} free hook generation runs</strong>{' '}
          when you register.
        </span>
      </p>
    </aside>
  );
}
