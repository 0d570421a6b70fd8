/** Google Analytics is loaded only after consent, and only if an id is configured. */

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const disabledFlag = (id: string) => `ga-disable-${id}`;

export function startAnalytics(id: string | undefined): void {
  if (!id) return;
  Reflect.set(window, disabledFlag(id), false);
  if (window.dataLayer) return;
  const queue: unknown[] = [];
  window.dataLayer = queue;
  // Google's script needs the arguments object itself, not an array.
  function gtag(..._entries: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: see above
    queue.push(arguments);
  }
  gtag('js', new Date());
  gtag('config', id);
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

/** Google's own switch, which stops a loaded script. */
export function stopAnalytics(id: string | undefined): void {
  if (id && window.dataLayer) Reflect.set(window, disabledFlag(id), true);
}
