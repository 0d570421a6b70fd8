import {
  FREE_CREDITS_AT_CONFIRMATION,
  FREE_CREDITS_AT_REGISTRATION,
  FREE_CREDITS_IN_ALL,
} from '#features/credits/free-credits.ts';
import { HOOKS_PER_RUN } from '#features/credits/hooks-per-run.ts';
import { featuresOf, type HookPackage, PACKAGES } from '#features/payments/packages.ts';
import { paths } from '#platform/paths.ts';
import { Section } from './section.tsx';

export function Pricing() {
  return (
    <Section
      name="pricing"
      id="pricing"
      title="Buy runs, not a subscription"
      intro="A one-time fee. Nothing renews, and a run you don't use today is there next week."
    >
      <p className="mt-4 max-w-2xl text-lg font-semibold sm:text-xl">
        A new account gets {FREE_CREDITS_IN_ALL} runs ({FREE_CREDITS_IN_ALL * HOOKS_PER_RUN} hooks):{' '}
        {FREE_CREDITS_AT_REGISTRATION} when you register, {FREE_CREDITS_AT_CONFIRMATION} more when you confirm
        your e-mail. Buy when they're gone.
      </p>
      <ul className="mt-12 grid gap-6 lg:mt-16 lg:grid-cols-3">
        {PACKAGES.map((hookPackage) => (
          <Package key={hookPackage.id} hookPackage={hookPackage} />
        ))}
      </ul>
      <p className="mt-6 text-sm text-soft">
        Runs last 12 months from the day you buy them and are non-refundable. The details are in the{' '}
        <a href={paths.terms} className="underline underline-offset-4">
          terms
        </a>
        .
      </p>
    </Section>
  );
}

/** The prices at the top of `/pricing`. Each links to its package below. */
export function PriceList() {
  return (
    <nav aria-label="Prices" className="border-b border-line">
      <ul className="page grid grid-cols-3 divide-x divide-line">
        {PACKAGES.map(({ id, name, amount, credits }) => (
          <li key={id} className="first:*:pl-0">
            <a
              href={`#${id}`}
              className="grid h-full content-start gap-1 px-3 py-4 hover:text-primary sm:px-6 sm:py-5"
            >
              <span className="text-sm font-semibold sm:text-base">{name}</span>{' '}
              <span className="title-3 tabular-nums">{dollars(amount)}</span>{' '}
              <span className="text-sm text-soft">{credits} runs</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const dollars = (cents: number) => `$${cents / 100}`;

function Package({ hookPackage }: { hookPackage: HookPackage }) {
  return (
    <li id={hookPackage.id} className="card flex scroll-mt-24 flex-col p-7 sm:p-8">
      <div className="flex items-center justify-between gap-4">
        <h3 className="title-4">{hookPackage.name}</h3>
        {hookPackage.discount && (
          <span className="rounded-full bg-primary px-3 py-1 text-sm font-semibold text-on-primary">
            {hookPackage.discount}
          </span>
        )}
      </div>
      <p className="mt-6 flex items-baseline gap-3">
        <span className="figure">{dollars(hookPackage.amount)}</span>
        {hookPackage.originalAmount !== null && (
          <s className="text-xl text-soft">
            <span className="sr-only">instead of </span>
            {dollars(hookPackage.originalAmount)}
          </s>
        )}
        <span className="text-soft">one-time</span>
      </p>
      <ul className="mt-6 mb-8 grid gap-2">
        {featuresOf(hookPackage).map((feature) => (
          <li key={feature} className="border-t border-line pt-2">
            {feature}
          </li>
        ))}
      </ul>
      <a
        href={paths.login}
        className="button mt-auto w-full"
        data-next={`${paths.pricing}?package=${hookPackage.id}`}
      >
        Login to Purchase
      </a>
    </li>
  );
}
