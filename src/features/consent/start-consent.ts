/**
 * Loads the consent banner when the page is loaded and the browser is idle. Public pages and the application call this;
 * the banner is a bundle of its own.
 */

/**
 * Own check for bots, so that an automated browser with an ordinary user agent sees the banner. (A Cubot is a phone.)
 */
const BOTS = /(?<!cu)bots?\b|crawl|spider|slurp|mediapartners|facebookexternalhit|embedly|bingpreview/i;

export function isBot(userAgent: string): boolean {
  return BOTS.test(userAgent);
}

export function startConsent(): void {
  let loading: Promise<typeof import('./consent.ts')> | null = null;
  const load = () => {
    loading ??= import('./consent.ts').then(async (consent) => {
      await consent.runConsent(document.documentElement.dataset.analytics);
      return consent;
    });
    return loading;
  };

  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('[data-cookie-preferences]')) return;
    event.preventDefault();
    load().then((consent) => consent.showPreferences());
  });

  if (isBot(navigator.userAgent)) return;
  const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 200));
  const begin = () => whenIdle(() => load(), { timeout: 3000 });
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}
