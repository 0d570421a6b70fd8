/**
 * The checkout in a window of its own: it tells the page that opened it how it ended, and closes.
 *
 * Not by `window.opener` and the window's name. They last through the built-in test checkout, but our pages
 * have a `Cross-Origin-Opener-Policy`, and a window that comes back to them from a provider's site is cut
 * loose: no opener, no name, and `closed` for the page that opened it. The window's own session storage stays,
 * and a BroadcastChannel needs no opener, so these two carry it in both cases. A window cut loose may still
 * close itself.
 */
import { ACK, CHECKOUT_ENDS, type CheckoutEnd, channelOf, WINDOW_KEY } from './checkout-return.ts';

export type CheckoutWindow = { opened: Window; id: string };

/** Call it in the click handler, because browsers only allow it there. Null when the window is blocked. */
export function openCheckoutWindow(): CheckoutWindow | null {
  const opened = window.open('about:blank', 'hooksmith-checkout', 'width=520,height=760');
  if (!opened) return null;
  const id = crypto.randomUUID();
  try {
    opened.sessionStorage.setItem(WINDOW_KEY, id);
  } catch {
    // The window is still on the provider's site, or there is no storage. The user has to close it.
  }
  return { opened, id };
}

/** Listens for the result of the checkout in that window. Returns a function that stops listening. */
export function onCheckoutEnd(id: string, onEnd: (end: CheckoutEnd) => void): () => void {
  const channel = channelOf(id);
  channel.onmessage = ({ data }) => {
    const end = CHECKOUT_ENDS.find((known) => known === data);
    if (!end) return;
    channel.postMessage(ACK);
    onEnd(end);
  };
  return () => channel.close();
}
