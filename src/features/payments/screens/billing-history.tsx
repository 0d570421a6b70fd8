import { Printer } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import type { Purchase } from '../payments.schema.ts';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const amount = (cents: number) => `$${(cents / 100).toFixed(2)}`;

export function BillingHistory({ purchases, email }: { purchases: Purchase[]; email: string }) {
  const [receipt, setReceipt] = useState<Purchase | null>(null);
  const print = (purchase: Purchase) => {
    setReceipt(purchase);
    // After the receipt is in the page; the rest of the page is left out of print.
    setTimeout(() => window.print(), 50);
  };
  if (purchases.length === 0)
    return (
      <p className="text-soft">Nothing yet. What you buy will be listed here, with a receipt for each.</p>
    );
  return (
    <>
      <div className="relative overflow-x-auto print:hidden">
        <table className="w-full min-w-[36rem] text-left">
          <thead className="text-sm text-soft">
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
          <tbody className="tabular-nums">
            {purchases.map((purchase) => (
              <tr key={purchase.id} className="border-t border-line">
                <td className="py-2 pr-4">
                  <time dateTime={purchase.created_at}>{day.format(new Date(purchase.created_at))}</time>
                </td>
                <td className="py-2 pr-4">{purchase.package_name}</td>
                <td className="py-2 pr-4">{purchase.credits_added}</td>
                <td className="py-2 pr-4">{amount(purchase.amount_paid)}</td>
                <td className="py-2 pr-4">
                  {day.format(new Date(purchase.expires_at))}
                  <span className="block text-sm text-soft">{purchase.runs_left} left</span>
                </td>
                <td className="py-1 text-right">
                  <Button
                    variant="ghost"
                    size="icon"
                    aria-label={`Print receipt ${purchase.id}`}
                    onClick={() => print(purchase)}
                  >
                    <Printer aria-hidden />
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {receipt && <Receipt purchase={receipt} email={email} />}
    </>
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
