import { type HookPackage, PACKAGES } from '#features/payments/packages.ts';
import { paths } from '#platform/paths.ts';
import { Section } from './frame.tsx';

export function Pricing() {
  return (
    <Section
      name="pricing"
      id="pricing"
      title="Buy runs, not a subscription"
      intro="A one-time fee. Nothing renews, and a run you don't use today is there next week."
    >
      <ul className="mt-12 grid gap-6 lg:mt-16 lg:grid-cols-3">
        {PACKAGES.map((one) => (
          <Package key={one.id} one={one} />
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

const dollars = (cents: number) => `$${cents / 100}`;

function Package({ one }: { one: HookPackage }) {
  return (
    <li className="card flex flex-col p-7 sm:p-8">
      <div className="flex items-center justify-between gap-4">
        <h3 className="title-4">{one.name}</h3>
        {one.discount && (
          <span className="rounded-full bg-primary px-3 py-1 text-sm font-semibold text-on-primary">
            {one.discount}
          </span>
        )}
      </div>
      <p className="mt-6 flex items-baseline gap-3">
        <span className="figure">{dollars(one.amount)}</span>
        {one.originalAmount !== null && (
          <s className="text-xl text-soft">
            <span className="sr-only">instead of </span>
            {dollars(one.originalAmount)}
          </s>
        )}
        <span className="text-soft">one-time</span>
      </p>
      <ul className="mt-6 mb-8 grid gap-2">
        {one.features.map((feature) => (
          <li key={feature} className="border-t border-line pt-2">
            {feature}
          </li>
        ))}
      </ul>
      <a href={paths.login} className="button mt-auto w-full">
        Login to Purchase
      </a>
    </li>
  );
}
