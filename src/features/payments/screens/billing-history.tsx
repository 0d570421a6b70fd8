import { Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import type { Purchase } from '../payments.schema.ts';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const amount = (cents: number) => `$${(cents / 100).toFixed(2)}`;

export function BillingHistory({ purchases, email }: { purchases: Purchase[]; email: string }) {
  const [receipt, setReceipt] = useState<Purchase | null>(null);
  const print = (purchase: Purchase) => {
    setReceipt(purchase);
    // Waits until the receipt is rendered. Only the receipt is printed.
    setTimeout(() => window.print(), 50);
  };
  if (purchases.length === 0)
    return (
      <p className="text-soft">Nothing yet. What you buy will be listed here, with a receipt for each.</p>
    );
  return (
    <>
      <div className="print:hidden">
        <table className="w-full text-left max-sm:block">
          <thead className="text-sm text-soft max-sm:sr-only">
            <tr>
              {['Date', 'Package', 'Runs', 'Amount', 'Use by'].map((name) => (
                <th key={name} scope="col" className="py-2 pr-4 font-semibold">
                  {name}
                </th>
              ))}
              <th scope="col">
                <span className="sr-only">Receipt</span>
              </th>
            </tr>
          </thead>
          <tbody className="tabular-nums max-sm:block">
            {purchases.map((purchase) => (
              <PurchaseRow key={purchase.id} purchase={purchase} onPrint={() => print(purchase)} />
            ))}
          </tbody>
        </table>
      </div>
      {receipt && <Receipt purchase={receipt} email={email} />}
    </>
  );
}

/** A table row. On a phone it is a small block in which each value has a label. */
function PurchaseRow({ purchase, onPrint }: { purchase: Purchase; onPrint: () => void }) {
  return (
    <tr className="border-t border-line max-sm:grid max-sm:grid-cols-3 max-sm:gap-x-4 max-sm:gap-y-3 max-sm:py-4">
      <Cell label="Date" className="max-sm:order-2">
        <time dateTime={purchase.created_at}>{day.format(new Date(purchase.created_at))}</time>
      </Cell>
      <Cell label="Package" className="max-sm:col-span-2 max-sm:font-semibold">
        {purchase.package_name}
      </Cell>
      <Cell label="Runs" className="max-sm:order-4">
        {purchase.credits_added}
        <span className="text-sm text-soft sm:hidden"> ({purchase.runs_left} left)</span>
      </Cell>
      <Cell label="Amount" className="max-sm:order-5">
        {amount(purchase.amount_paid)}
      </Cell>
      <Cell label="Use by" className="max-sm:order-3 max-sm:col-span-2">
        {day.format(new Date(purchase.expires_at))}
        <span className="block text-sm text-soft max-sm:hidden">{purchase.runs_left} left</span>
      </Cell>
      <td className="text-right max-sm:order-1 sm:py-1">
        <Button variant="ghost" size="icon" aria-label={`Print receipt ${purchase.id}`} onClick={onPrint}>
          <Printer aria-hidden />
        </Button>
      </td>
    </tr>
  );
}

function Cell({ label, className, children }: { label: string; className: string; children: ReactNode }) {
  return (
    <td className={classNames('sm:py-2 sm:pr-4', className)}>
      <span aria-hidden className="block text-sm text-soft sm:hidden">
        {label}
      </span>
      {children}
    </td>
  );
}

function Receipt({ purchase, email }: { purchase: Purchase; email: string }) {
  return (
    <section className="hidden print:block">
      <h2 className="font-heading text-2xl font-bold">Hooksmith receipt {purchase.id}</h2>
      <p>{day.format(new Date(purchase.created_at))}</p>
      <p>For: {email}</p>
      <p>
        {purchase.package_name}, {purchase.credits_added} runs: {amount(purchase.amount_paid)} (one-time)
      </p>
    </section>
  );
}
