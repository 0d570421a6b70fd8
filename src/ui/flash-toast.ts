/**
 * Shows a toast on the next page. A full page load (logout, checkout) would lose a toast, so it is kept in session
 * storage. Public pages read it too, so nothing here needs React.
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
