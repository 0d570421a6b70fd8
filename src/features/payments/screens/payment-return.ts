import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'wouter';
import { toast } from '#ui/toast-store.ts';
import { isConfirming } from '../payments.client.ts';
import { closeHint } from './checkout-return.ts';

const POLL_INTERVAL_MS = 2000;
const POLL_TIMEOUT_MS = 90_000;
const PAID = 'Payment Successful! Your credits have been added to your account.';

/**
 * After a successful checkout: shows the message once and removes it from the address. If the payment is still being
 * confirmed, it says that first, and the rest when the credits have arrived.
 */
export function usePaymentReturn(): void {
  const [search, setSearch] = useSearchParams();
  const client = useQueryClient();
  const returned = search.get('success') === 'true';
  useEffect(() => {
    if (!returned) return;
    setSearch({}, { replace: true });
    // Credits, purchases and everything that depends on them may be out of date.
    void announce().then(() => client.invalidateQueries());
  }, [returned, setSearch, client]);
}

async function announce(): Promise<void> {
  if (await isConfirming()) {
    toast({ title: 'Confirming your payment', description: 'Your runs will be here in a moment.' });
    const until = Date.now() + POLL_TIMEOUT_MS;
    do {
      if (Date.now() > until) {
        toast({
          title: 'Still confirming your payment',
          description: 'Your runs are added as soon as it is confirmed. You can close this page.',
        });
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
    } while (await isConfirming());
  }
  toast({ title: PAID, description: closeHint() });
}
