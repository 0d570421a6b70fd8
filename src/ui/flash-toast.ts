/**
 * Says something on the page that comes next. A full page load (logout, checkout) would take a toast
 * with it, so it is left in the tab's own storage for the next page to find. Documents read it too, so
 * nothing here needs React.
 */
export type FlashToast = { title?: string; description?: string; variant?: 'default' | 'destructive' };

const STORAGE_KEY = 'carried-toast';

export function flashToast(content: FlashToast): void {
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(content));
}

/** Removes it, so that it is shown once. */
export function consumeFlashToast(): FlashToast | null {
  const carried = sessionStorage.getItem(STORAGE_KEY);
  if (!carried) return null;
  sessionStorage.removeItem(STORAGE_KEY);
  return JSON.parse(carried);
}
