import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { toastError } from '#ui/toast-store.ts';
import type { PackageId } from '../packages.ts';
import { checkoutUrl } from '../payments.client.ts';

const LOOK_EVERY_MS = 1000;

/**
 * Begins to buy. In this window the browser leaves for the checkout. In a window of its own, its closing is
 * looked for every second; then what changed is read again and the buttons are free.
 */
export function useCheckout() {
  const [processing, setProcessing] = useState<PackageId | null>(null);
  const client = useQueryClient();
  const timer = useRef<number>(undefined);
  useEffect(() => () => clearInterval(timer.current), []);

  function watch(opened: Window): void {
    timer.current = window.setInterval(() => {
      if (!opened.closed) return;
      clearInterval(timer.current);
      setProcessing(null);
      void client.invalidateQueries({ queryKey: ['/api/purchases'] });
      void client.invalidateQueries({ queryKey: ['/api/user'] });
    }, LOOK_EVERY_MS);
  }

  async function buy(id: PackageId, separate: boolean): Promise<void> {
    if (processing) return;
    setProcessing(id);
    // Opened within the click, while the browser still allows it; blocked, it is null and we navigate.
    const opened = separate ? window.open('about:blank', 'hooksmith-checkout', 'width=520,height=760') : null;
    try {
      const url = await checkoutUrl(id);
      if (opened) {
        opened.location.href = url;
        watch(opened);
      } else {
        location.assign(url);
      }
    } catch (error) {
      opened?.close();
      setProcessing(null);
      toastError(error);
    }
  }

  return { processing, buy };
}
