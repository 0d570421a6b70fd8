import { startConsent } from '#features/consent/start-consent.ts';
import { showFlashMessage } from '#features/landing/flash-message.ts';

/** The script of public pages. Everything works without it. */

if ('themeUnknown' in document.documentElement.dataset) {
  console.warn('Theme not found, falling back to default');
}

document.querySelector('[data-theme-form] select')?.addEventListener('change', (event) => {
  (event.target as HTMLSelectElement).form?.requestSubmit();
});

// With the back button, a cached page must not show the choice that led away from it.
addEventListener('pageshow', () => {
  document.querySelector<HTMLFormElement>('[data-theme-form]')?.reset();
});

// After login, 'Login to Purchase' leads back to its package (login/screens/referrer.client.ts). Other links to the
// login clear it.
document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href="/login"]');
  if (link) sessionStorage.setItem('after-sign-in', link.dataset.next ?? '');
});

showFlashMessage();
startConsent();
