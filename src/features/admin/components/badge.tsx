import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import type { PurchaseState } from '../payments/payments.schema.ts';

const TONES = {
  plain: 'border-line text-soft',
  good: 'border-accent-text text-accent-text',
  bad: 'border-danger-text bg-danger text-on-danger',
};
export type Tone = keyof typeof TONES;

export function Badge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-block rounded-full border px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap',
        TONES[tone],
      )}
    >
      {children}
    </span>
  );
}

/** The badge for each state of a purchase. */
export const PURCHASE_BADGES: Record<PurchaseState, { tone: Tone; text: string }> = {
  paid: { tone: 'good', text: 'Paid' },
  refunded: { tone: 'bad', text: 'Refunded' },
  disputed: { tone: 'bad', text: 'Disputed' },
};
