import { startConsent } from '#features/consent/start-consent.ts';
import { showFlashMessage } from '#features/landing/flash-message.ts';

/** The little that documents need of script. Everything works without it. */

if ('themeUnknown' in document.documentElement.dataset) {
  console.warn('Theme not found, falling back to default');
}

document.querySelector('[data-theme-form] select')?.addEventListener('change', (event) => {
  (event.target as HTMLSelectElement).form?.requestSubmit();
});

// Coming back by the browser's own button, a page kept as it was must not show the choice that led away.
addEventListener('pageshow', () => {
  document.querySelector<HTMLFormElement>('[data-theme-form]')?.reset();
});

// 'Login to Purchase' comes back to its package (account/referrer.client.ts); every other way to the login to nothing.
document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href="/login"]');
  if (link) sessionStorage.setItem('after-sign-in', link.dataset.next ?? '');
});

showFlashMessage();
startConsent();
