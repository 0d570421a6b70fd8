import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'wouter';
import { useSignedInUser } from '#features/account/sessions/session.client.ts';
import { Button } from '#ui/button.tsx';
import { ScreenHeading } from '#ui/screen-heading.tsx';
import { toast } from '#ui/toast-store.ts';
import { PACKAGES } from '../packages.ts';
import { purchases } from '../payments.client.ts';
import { BillingHistory } from './billing-history.tsx';
import { PackageCard } from './package-card.tsx';
import { useCheckout } from './use-checkout.ts';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

export default function PricingScreen() {
  const user = useSignedInUser();
  const { data, error } = useQuery(purchases);
  const { processing, buy } = useCheckout();
  const preselectedId = useSearchParams()[0].get('package');
  useReturn();

  if (error) return <LoadError message={error.message} />;
  return (
    <>
      <div className="print:hidden">
        <ScreenHeading documentTitle="Pricing" className="mb-6">
          Buy runs, not a subscription
        </ScreenHeading>
        <Balance credits={user.hook_credits} status={user.subscription_status} createdAt={user.created_at} />
        <ul className="mt-8 grid gap-5 lg:grid-cols-3">
          {PACKAGES.map((hookPackage) => (
            <PackageCard
              key={hookPackage.id}
              hookPackage={hookPackage}
              preselected={hookPackage.id === preselectedId}
              processing={processing === hookPackage.id}
              busy={processing !== null}
              onBuy={(options) => buy(hookPackage.id, options)}
            />
          ))}
        </ul>
        <p className="mt-4 text-soft">
          One run writes ten hooks. Purchased runs are yours to use for 12 months.
        </p>
        <h2 className="mt-14 mb-3 font-heading text-2xl font-bold tracking-tight">Billing history</h2>
      </div>
      {data ? (
        <BillingHistory purchases={data.purchases} email={user.email} />
      ) : (
        <p role="status">Loading your purchases</p>
      )}
    </>
  );
}

type BalanceProps = { credits: number; status: 'free' | 'paid'; createdAt: string };

function Balance({ credits, status, createdAt }: BalanceProps) {
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-4 border-y border-line py-4">
      <div>
        <dt className="text-sm text-soft">Current credits</dt>
        <dd className="text-lg font-semibold tabular-nums">
          {credits} {credits === 1 ? 'run' : 'runs'}
        </dd>
      </div>
      <div>
        <dt className="text-sm text-soft">Status</dt>
        <dd>
          <span className="inline-block rounded-full border border-line bg-sunken px-3 py-0.5 font-semibold capitalize">
            {status}
          </span>
        </dd>
      </div>
      <div>
        <dt className="text-sm text-soft">Account created</dt>
        <dd className="text-lg font-semibold">
          <time dateTime={createdAt}>{day.format(new Date(createdAt))}</time>
        </dd>
      </div>
    </dl>
  );
}

/** After a checkout without a payment: says once what happened. */
function useReturn(): void {
  const [search, setSearch] = useSearchParams();
  const cancelled = search.has('cancelled');
  const declined = search.has('declined');
  useEffect(() => {
    if (declined) {
      toast({
        title: 'Error',
        description: 'The payment was declined. You were not charged. Try another card.',
        variant: 'destructive',
      });
    } else if (cancelled) {
      toast({
        title: 'Checkout cancelled',
        description: 'You were not charged. Your runs are as they were.',
      });
    }
    if (cancelled || declined) setSearch({}, { replace: true });
  }, [cancelled, declined, setSearch]);
}

function LoadError({ message }: { message: string }) {
  return (
    <div role="alert">
      <ScreenHeading documentTitle="Pricing">Error Loading Page</ScreenHeading>
      <p className="mt-3 text-soft">{message}</p>
      <p className="mt-3">
        <Button variant="secondary" onClick={() => location.reload()}>
          Try again
        </Button>
      </p>
    </div>
  );
}
