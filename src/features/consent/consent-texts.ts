import type { Translation } from 'vanilla-cookieconsent';

export const CONSENT_COOKIE = 'hooksmith_consent';
/** Raise it when the question changes, so that everybody is asked again. */
export const CONSENT_REVISION = 1;

const buttons = { acceptAllBtn: 'Accept All', acceptNecessaryBtn: 'Reject All' };

/** Inline, so that no translation file is fetched. */
export const CONSENT_TEXTS: Translation = {
  consentModal: {
    label: 'Cookie consent',
    title: 'Cookies, briefly',
    description:
      'We need a cookie to keep you signed in. Counting visits is up to you. <a href="/privacy">Privacy policy</a>',
    ...buttons,
    showPreferencesBtn: 'Preferences',
  },
  preferencesModal: {
    title: 'Cookie preferences',
    closeIconLabel: 'Close',
    ...buttons,
    savePreferencesBtn: 'Accept Current Selection',
    sections: [
      {
        description:
          'Pick what we may store in this browser. You can come back and change it at any time, from the foot of each public page or the privacy policy.',
      },
      {
        title: 'Necessary',
        description: 'Keeps you signed in and remembers this choice. Hooksmith does not work without them.',
        linkedCategory: 'necessary',
      },
      {
        title: 'Analytics',
        description:
          'Google Analytics counts visits and pages, so we know what gets read. Off unless you turn it on.',
        linkedCategory: 'analytics',
      },
      {
        title: 'Marketing',
        description:
          'Would tell us which ad brought you here. We run none today; the switch holds if we ever do.',
        linkedCategory: 'marketing',
      },
    ],
  },
};
