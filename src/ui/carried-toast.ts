/**
 * Says something on the page that comes next. A full page load (logout, checkout) would take a toast
 * with it, so it is left in the tab's own storage for the next page to find. Documents read it too, so
 * nothing here needs React.
 */
export type CarriedToast = { title?: string; description?: string; variant?: 'default' | 'destructive' };

const CARRIED = 'carried-toast';

export function carryToast(content: CarriedToast): void {
  sessionStorage.setItem(CARRIED, JSON.stringify(content));
}

/** Removes it, so that it is shown once. */
export function takeCarriedToast(): CarriedToast | null {
  const carried = sessionStorage.getItem(CARRIED);
  if (!carried) return null;
  sessionStorage.removeItem(CARRIED);
  return JSON.parse(carried);
}
