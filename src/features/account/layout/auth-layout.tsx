import type { ReactNode } from 'react';
import { paths } from '#platform/paths.ts';
import type { ThemeName } from '#platform/theme-names.ts';
import { Brand } from '#ui/brand.tsx';
import { classNames } from '#ui/class-names.ts';
import { EXAMPLE_HOOKS } from '../onboarding/example-hooks.ts';

export type AuthLayoutProps = {
  /** For error pages: only the message, without the hook beside it. */
  plain?: boolean;
  theme: ThemeName;
  /** Whether the hook appears with an animation. */
  arriving: boolean;
  children: ReactNode;
};

/** The layout of all signed-out screens: the form, and a hook beside it. */
export function AuthLayout({ plain = false, theme, arriving, children }: AuthLayoutProps) {
  const example = EXAMPLE_HOOKS[theme];
  const query = theme === 'default' ? '' : `?version=${theme}`;
  return (
    <div className={classNames('grid min-h-svh', !plain && 'lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]')}>
      <div className="flex flex-col px-5 pt-5 pb-8 sm:px-10 lg:px-16 lg:pt-8">
        <header className="mx-auto w-full max-w-md">
          <Brand href={paths.home + query} />
        </header>
        {!plain && (
          <p aria-hidden className="mx-auto mt-6 w-full max-w-md font-heading text-xl lg:hidden">
            <span className={classNames('caption', arriving && 'cut-in')}>{example.text}</span>
          </p>
        )}
        <main id="main" className="mx-auto w-full max-w-md flex-1 py-7 lg:pt-[12vh]">
          {children}
        </main>
        <footer className="mx-auto flex w-full max-w-md gap-5 text-sm text-soft">
          <a className="underline-offset-4 hover:underline" href={paths.pricing + query}>
            Pricing
          </a>
          <a className="underline-offset-4 hover:underline" href={paths.terms}>
            Terms
          </a>
          <a className="underline-offset-4 hover:underline" href={paths.privacy}>
            Privacy
          </a>
        </footer>
      </div>
      {!plain && <HookSample {...example} arriving={arriving} />}
    </div>
  );
}

/** A hook with the product's ruler, and its delivery tip. */
function HookSample({
  text,
  type,
  tip,
  arriving,
}: (typeof EXAMPLE_HOOKS)[ThemeName] & { arriving: boolean }) {
  return (
    <aside
      aria-label="A hook that Hooksmith wrote"
      className="specimen hidden flex-col justify-between gap-10 p-16 lg:order-first lg:flex"
    >
      <p className="text-sm font-semibold">{type}</p>
      <p className="max-w-xl font-heading text-5xl xl:text-6xl">
        <span className={classNames('caption', arriving && 'cut-in')}>{text}</span>
      </p>
      <div>
        <div aria-hidden className="relative">
          <div className="ruler h-5 opacity-60" />
          <span className="specimen-playhead absolute -top-2 h-9 w-0.5" />
          <div className="mt-2 flex justify-between text-sm tabular-nums opacity-80">
            {['0 s', '1 s', '2 s', '3 s'].map((second) => (
              <span key={second}>{second}</span>
            ))}
          </div>
        </div>
        <p className="mt-8 max-w-md text-lg">{tip}</p>
      </div>
    </aside>
  );
}
