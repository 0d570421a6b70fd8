import 'vanilla-cookieconsent/dist/cookieconsent.css';
import './consent.css';
import * as CookieConsent from 'vanilla-cookieconsent';
import { startAnalytics, stopAnalytics } from './analytics.ts';
import { disableFocusTrap } from './banner-focus.ts';
import { CONSENT_COOKIE, CONSENT_REVISION, CONSENT_TEXTS } from './consent-texts.ts';

/**
 * Asks for consent to everything that is not necessary. Loaded after the page, see `start-consent.ts`. Other code
 * listens to the event `hooksmith:consent` on the window.
 */
export type ConsentDecision = { decision: 'accepted' | 'rejected'; categories: string[] };

declare global {
  interface WindowEventMap {
    'hooksmith:consent': CustomEvent<ConsentDecision>;
  }
}

export async function runConsent(analyticsId: string | undefined): Promise<void> {
  const apply = () => {
    if (CookieConsent.acceptedCategory('analytics')) startAnalytics(analyticsId);
    else stopAnalytics(analyticsId);
  };
  const decided = () => {
    const { acceptedCategories: categories } = CookieConsent.getUserPreferences();
    const optional = categories.includes('analytics') || categories.includes('marketing');
    if (optional) onAccept(categories);
    else onReject(categories);
  };
  const bannerCame = disableFocusTrap();
  await CookieConsent.run({
    mode: 'opt-in',
    revision: CONSENT_REVISION,
    // `start-consent.ts` checks for bots. The library's own check also hides the banner from automated browsers.
    hideFromBots: false,
    autoClearCookies: true,
    manageScriptTags: false,
    disablePageInteraction: false,
    cookie: {
      name: CONSENT_COOKIE,
      expiresAfterDays: 365,
      path: '/',
      sameSite: 'Lax',
      secure: location.protocol === 'https:',
    },
    guiOptions: {
      consentModal: {
        layout: 'cloud inline',
        position: 'bottom center',
        equalWeightButtons: true,
        flipButtons: false,
      },
      preferencesModal: { layout: 'box', equalWeightButtons: true, flipButtons: false },
    },
    categories: {
      necessary: { enabled: true, readOnly: true },
      analytics: { enabled: false, autoClear: { cookies: [{ name: /^_ga/ }, { name: '_gid' }] } },
      marketing: { enabled: false },
    },
    language: { default: 'en', translations: { en: CONSENT_TEXTS } },
    onModalShow: ({ modalName }) => {
      if (modalName === 'consentModal') bannerCame();
    },
    onConsent: apply,
    onFirstConsent: decided,
    onChange: () => {
      apply();
      decided();
    },
  });
}

export function showPreferences(): void {
  CookieConsent.showPreferences();
}

function onAccept(categories: string[]): void {
  announce({ decision: 'accepted', categories });
}

function onReject(categories: string[]): void {
  announce({ decision: 'rejected', categories });
}

function announce(detail: ConsentDecision): void {
  window.dispatchEvent(new CustomEvent('hooksmith:consent', { detail }));
}
