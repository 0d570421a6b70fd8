import { useEffect, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { featuresOf, type HookPackage } from '../packages.ts';

type PackageCardProps = {
  hookPackage: HookPackage;
  /** The package that the visitor chose before signing in. */
  preselected: boolean;
  /** The checkout of this package is being opened, or is open in its own window. */
  processing: boolean;
  /** The checkout of any package is. */
  busy: boolean;
  onBuy: (options: { inSeparateWindow: boolean }) => void;
};

const dollars = (cents: number) => `$${cents / 100}`;

export function PackageCard({ hookPackage, preselected, processing, busy, onBuy }: PackageCardProps) {
  const buy = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!preselected) return;
    buy.current?.focus({ preventScroll: true });
    buy.current?.closest('li')?.scrollIntoView({ block: 'center' });
  }, [preselected]);
  return (
    <li
      className={classNames(
        'flex flex-col rounded-2xl border bg-surface p-6',
        preselected ? 'border-accent-text ring-1 ring-accent-text' : 'border-line',
      )}
    >
      <div className="flex items-center justify-between gap-3">
        <h2 className="font-heading text-xl font-bold">{hookPackage.name}</h2>
        {hookPackage.discount && (
          <span className="rounded-full bg-primary px-2.5 py-0.5 text-sm font-semibold text-on-primary">
            {hookPackage.discount}
          </span>
        )}
      </div>
      <p className="mt-4 flex items-baseline gap-2">
        <span className="font-heading text-4xl font-extrabold tracking-tight tabular-nums">
          {dollars(hookPackage.amount)}
        </span>
        {hookPackage.originalAmount !== null && (
          <s className="text-soft">
            <span className="sr-only">instead of </span>
            {dollars(hookPackage.originalAmount)}
          </s>
        )}
      </p>
      <p className="text-soft">One-time fee, no subscription</p>
      <ul className="mt-5 mb-6 grid gap-2">
        {featuresOf(hookPackage).map((feature) => (
          <li key={feature} className="border-t border-line pt-2">
            {feature}
          </li>
        ))}
      </ul>
      <div className="mt-auto grid gap-2">
        {preselected && <p className="text-sm font-semibold text-accent-text">The one you picked</p>}
        <Button
          ref={buy}
          busy={processing}
          disabled={busy}
          onClick={() => onBuy({ inSeparateWindow: false })}
        >
          {processing ? 'Processing...' : `Buy ${hookPackage.name}`}
        </Button>
        <Button
          variant="ghost"
          size="small"
          disabled={busy}
          onClick={() => onBuy({ inSeparateWindow: true })}
        >
          Pay in a separate window
        </Button>
      </div>
    </li>
  );
}
