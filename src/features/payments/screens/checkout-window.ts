/**
 * The checkout in a window of its own: it tells the page that opened it how it ended, and closes.
 *
 * Not by `window.opener` and the window's name. They last through the built-in test checkout, but our pages
 * have a `Cross-Origin-Opener-Policy`, and a window that comes back to them from a provider's site is cut
 * loose: no opener, no name, and `closed` for the page that opened it. The window's own session storage stays,
 * and a BroadcastChannel needs no opener, so these two carry it in both cases. A window cut loose may still
 * close itself.
 */

const MARK = 'checkout-window';
const ENDS = ['success', 'declined', 'cancelled'] as const;
const HEARD = 'heard';
/** How long the window waits to be heard before it goes on by itself. */
const HEARD_WITHIN_MS = 2000;
const CLOSED_WITHIN_MS = 1000;

export type CheckoutEnd = (typeof ENDS)[number];
export type CheckoutWindow = { opened: Window; id: string };

// Named after the one window, so no other page of this browser is spoken to.
const channelOf = (id: string) => new BroadcastChannel(`${MARK}:${id}`);

/** To be called within the click, while the browser still allows it; blocked, it is null. */
export function openCheckoutWindow(): CheckoutWindow | null {
  const opened = window.open('about:blank', 'hooksmith-checkout', 'width=520,height=760');
  if (!opened) return null;
  const id = crypto.randomUUID();
  try {
    opened.sessionStorage.setItem(MARK, id);
  } catch {
    // Still open from before and at the provider's, or no storage: it is for the person to close.
  }
  return { opened, id };
}

/** Hears how the checkout in that window ended. Answers with what stops hearing. */
export function hearCheckoutEnd(id: string, onEnd: (end: CheckoutEnd) => void): () => void {
  const channel = channelOf(id);
  channel.onmessage = ({ data }) => {
    const end = ENDS.find((known) => known === data);
    if (!end) return;
    channel.postMessage(HEARD);
    onEnd(end);
  };
  return () => channel.close();
}

/**
 * For every page before it shows anything: back from the checkout in its own window, hand over and close.
 * Settles when the page is to go on: at once everywhere else, and when nobody hears or closing is refused.
 */
export async function closeCheckoutWindow(): Promise<void> {
  const search = new URLSearchParams(location.search);
  const end = ENDS.find((known) => search.has(known));
  const id = end && takeMark();
  if (!id || !(await isHeard(id, end))) return;
  window.close();
  await new Promise((resolve) => setTimeout(resolve, CLOSED_WITHIN_MS));
}

/** Once: a window that goes on is one like any other. */
function takeMark(): string | null {
  try {
    const id = sessionStorage.getItem(MARK);
    sessionStorage.removeItem(MARK);
    return id;
  } catch {
    return null;
  }
}

function isHeard(id: string, end: CheckoutEnd): Promise<boolean> {
  const channel = channelOf(id);
  return new Promise<boolean>((resolve) => {
    channel.onmessage = ({ data }) => resolve(data === HEARD);
    setTimeout(() => resolve(false), HEARD_WITHIN_MS);
    channel.postMessage(end);
  }).finally(() => channel.close());
}
