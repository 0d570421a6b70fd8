import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '#platform/browser/api-responses.ts';
import { toastError } from '#ui/toast-store.ts';

/**
 * Runs one action at a time; a second click, or Enter held down, has no effect meanwhile. A failure is shown in a toast
 * and kept until the next try, for a form to show. `run` resolves to whether it succeeded.
 */
export function useAction<Args extends unknown[]>(action: (...args: Args) => Promise<void>) {
  const client = useQueryClient();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const run = async (...args: Args): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await action(...args);
      return true;
    } catch (error) {
      toastError(error);
      setFailure(error instanceof Error ? error.message : null);
      // The session may have ended: ask now, not at the next poll.
      if (error instanceof ApiError && error.status === 401) {
        void client.invalidateQueries({ queryKey: ['/api/user'] });
      }
      return false;
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { run, busy, failure };
}

/** Goes to another page. Never resolves, so callers stay busy until the page is gone. */
export function navigateAway(path: string): Promise<never> {
  location.replace(path);
  return new Promise(() => {});
}
