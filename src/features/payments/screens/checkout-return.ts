/** What the checkout's own window does when it returns to us; checkout-window.ts explains why. */

export const WINDOW_KEY = 'checkout-window';
export const CHECKOUT_ENDS = ['success', 'declined', 'cancelled'] as const;
export const ACK = 'heard';
/** How long the window waits for an answer before it shows the page itself. */
const ACK_TIMEOUT_MS = 2000;
const CLOSE_TIMEOUT_MS = 1000;

export type CheckoutEnd = (typeof CHECKOUT_ENDS)[number];

// The channel is named after the window, so no other page of this browser gets its messages.
export const channelOf = (id: string) => new BroadcastChannel(`${WINDOW_KEY}:${id}`);

/**
 * Runs before the page renders. A returning checkout window reports its result to the page that opened it, and closes.
 * Resolves when the page should render: at once in other windows, and if nobody answers or closing is refused.
 */
export async function closeCheckoutWindow(): Promise<void> {
  const search = new URLSearchParams(location.search);
  const end = CHECKOUT_ENDS.find((known) => search.has(known));
  const id = end && consumeWindowId();
  if (!id || !(await isAcknowledged(id, end))) return;
  window.close();
  await new Promise((resolve) => setTimeout(resolve, CLOSE_TIMEOUT_MS));
  mayBeClosed = true;
}

let mayBeClosed = false;

/** The hint for a window that reported its result but was not allowed to close itself. */
export const closeHint = () => (mayBeClosed ? 'You can close this window.' : undefined);

/** Read only once. Afterwards the window is like any other. */
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
