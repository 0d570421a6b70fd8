import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import { toastError } from '#ui/toast-store.ts';
import type { PackageId } from '../packages.ts';
import { checkoutUrl, purchases } from '../payments.client.ts';
import { type CheckoutWindow, onCheckoutEnd, openCheckoutWindow } from './checkout-window.ts';

const LOOK_EVERY_MS = 1000;

/**
 * Begins to buy. In this window the browser leaves for the checkout. In a window of its own, its closing is
 * looked for every second; then what changed is read again and the buttons are free. How it ended is put in this
 * page's address, as if the checkout had come back here, so it is said in the same words.
 */
export function useCheckout() {
  const [processing, setProcessing] = useState<PackageId | null>(null);
  const client = useQueryClient();
  const timer = useRef<number>(undefined);
  const stopHearing = useRef<() => void>(undefined);
  const [, setSearch] = useSearchParams();
  useEffect(
    () => () => {
      clearInterval(timer.current);
      stopHearing.current?.();
    },
    [],
  );

  function watch({ opened, id }: CheckoutWindow): void {
    // Longer than the window looks open: one that was at the provider's looks closed before it can speak.
    stopHearing.current?.();
    stopHearing.current = onCheckoutEnd(id, (end) => setSearch({ [end]: 'true' }, { replace: true }));
    timer.current = window.setInterval(() => {
      if (!opened.closed) return;
      clearInterval(timer.current);
      setProcessing(null);
      void client.invalidateQueries({ queryKey: purchases.queryKey });
      void client.invalidateQueries({ queryKey: ['/api/user'] });
    }, LOOK_EVERY_MS);
  }

  async function buy(id: PackageId, separate: boolean): Promise<void> {
    if (processing) return;
    setProcessing(id);
    // Blocked, it is null and we navigate.
    const separateWindow = separate ? openCheckoutWindow() : null;
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
