/** What a checkout in a window of its own does when it comes back to us; see checkout-window.ts for why it does so. */

export const WINDOW_KEY = 'checkout-window';
export const CHECKOUT_ENDS = ['success', 'declined', 'cancelled'] as const;
export const ACK = 'heard';
/** How long the window waits to be heard before it goes on by itself. */
const ACK_TIMEOUT_MS = 2000;
const CLOSED_WITHIN_MS = 1000;

export type CheckoutEnd = (typeof CHECKOUT_ENDS)[number];

// Named after the one window, so no other page of this browser is spoken to.
export const channelOf = (id: string) => new BroadcastChannel(`${WINDOW_KEY}:${id}`);

/**
 * For every page before it shows anything: back from the checkout in its own window, hand over and close.
 * Settles when the page is to go on: at once everywhere else, and when nobody hears or closing is refused.
 */
export async function closeCheckoutWindow(): Promise<void> {
  const search = new URLSearchParams(location.search);
  const end = CHECKOUT_ENDS.find((known) => search.has(known));
  const id = end && consumeWindowId();
  if (!id || !(await isAcknowledged(id, end))) return;
  window.close();
  await new Promise((resolve) => setTimeout(resolve, CLOSED_WITHIN_MS));
  mayBeClosed = true;
}

let mayBeClosed = false;

/** What to say in a window that did its work and was not allowed to close itself. */
export const closeHint = () => (mayBeClosed ? 'You can close this window.' : undefined);

/** Read only once, because afterwards the window is one like any other. */
function consumeWindowId(): string | null {
  try {
    const id = sessionStorage.getItem(WINDOW_KEY);
    sessionStorage.removeItem(WINDOW_KEY);
    return id;
  } catch {
    return null;
  }
}

function isAcknowledged(id: string, end: CheckoutEnd): Promise<boolean> {
  const channel = channelOf(id);
  return new Promise<boolean>((resolve) => {
    channel.onmessage = ({ data }) => resolve(data === ACK);
    setTimeout(() => resolve(false), ACK_TIMEOUT_MS);
    channel.postMessage(end);
  }).finally(() => channel.close());
}
