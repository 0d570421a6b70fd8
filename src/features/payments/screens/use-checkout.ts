import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import { toastError } from '#ui/toast-store.ts';
import type { PackageId } from '../packages.ts';
import { checkoutUrl, purchases } from '../payments.client.ts';
import { type CheckoutWindow, onCheckoutEnd, openCheckoutWindow } from './checkout-window.ts';

const CHECK_EVERY_MS = 1000;

/**
 * Opens the checkout of a package, in this window or in one of its own. Its own window is checked every second; once it
 * is closed, the changed data is read again and the buttons are enabled. The result is put into this page's address, as
 * if the checkout had returned here, so that the same code shows it.
 */
export function useCheckout() {
  const [processing, setProcessing] = useState<PackageId | null>(null);
  const client = useQueryClient();
  const timer = useRef<number>(undefined);
  const stopListening = useRef<() => void>(undefined);
  const [, setSearch] = useSearchParams();
  useEffect(
    () => () => {
      clearInterval(timer.current);
      stopListening.current?.();
    },
    [],
  );

  function watch({ opened, id }: CheckoutWindow): void {
    // Listens longer than the window seems open: one that was on the provider's site seems closed before it can report.
    stopListening.current?.();
    stopListening.current = onCheckoutEnd(id, (end) => setSearch({ [end]: 'true' }, { replace: true }));
    timer.current = window.setInterval(() => {
      if (!opened.closed) return;
      clearInterval(timer.current);
      setProcessing(null);
      void client.invalidateQueries({ queryKey: purchases.queryKey });
      void client.invalidateQueries({ queryKey: ['/api/user'] });
    }, CHECK_EVERY_MS);
  }

  async function buy(id: PackageId, { inSeparateWindow }: { inSeparateWindow: boolean }): Promise<void> {
    if (processing) return;
    setProcessing(id);
    // Null if the browser blocks it: then this window goes to the checkout.
    const separateWindow = inSeparateWindow ? openCheckoutWindow() : null;
    try {
      const url = await checkoutUrl(id);
      if (separateWindow) {
        separateWindow.opened.location.href = url;
        watch(separateWindow);
      } else {
        location.assign(url);
      }
    } catch (error) {
      separateWindow?.opened.close();
      setProcessing(null);
      toastError(error);
    }
  }

  return { processing, buy };
}
