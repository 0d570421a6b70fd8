import type { SpecLine } from './spec-line.ts';

/** Section 9: Business constants and limits. */
export const SECTION_9 = [
  {
    id: '9.package.hookseeker-price',
    section: 9,
    says: 'Hook Seeker costs $17: shown on /pricing, and a purchase has amount_paid 1700.',
  },
  {
    id: '9.package.hookseeker-runs',
    section: 9,
    says: 'Hook Seeker has 20 runs (200 hooks): shown on /pricing, and a purchase adds 20 to hook_credits.',
  },
  {
    id: '9.package.hookseeker-no-discount',
    section: 9,
    says: 'Hook Seeker shows no original price and no discount.',
  },
  {
    id: '9.package.hookmaster-price',
    section: 9,
    says: 'Hook Master costs $28: shown on /pricing, and a purchase has amount_paid 2800.',
  },
  {
    id: '9.package.hookmaster-was',
    section: 9,
    says: 'Hook Master shows the original price $34 and 17% off.',
  },
  {
    id: '9.package.hookmaster-runs',
    section: 9,
    says: 'Hook Master has 50 runs (500 hooks): shown on /pricing, and a purchase adds 50 to hook_credits.',
  },
  {
    id: '9.package.hooklegend-price',
    section: 9,
    says: 'Hook Legend costs $49: shown on /pricing, and a purchase has amount_paid 4900.',
  },
  {
    id: '9.package.hooklegend-was',
    section: 9,
    says: 'Hook Legend shows the original price $68 and 28% off.',
  },
  {
    id: '9.package.hooklegend-runs',
    section: 9,
    says: 'Hook Legend has 120 runs (1200 hooks): shown on /pricing, and a purchase adds 120 to hook_credits.',
  },
  {
    id: '9.package.feature-all-patterns',
    section: 9,
    says: 'Each package lists all hook patterns.',
  },
  { id: '9.package.feature-history', section: 9, says: 'Each package lists history tracking.' },
  { id: '9.package.feature-favorites', section: 9, says: 'Each package lists favorite hooks.' },
  {
    id: '9.package.one-time-fee',
    section: 9,
    says: 'Each package is marked as a one-time fee, no subscription.',
  },
  {
    id: '9.package.same-signed-out',
    section: 9,
    says: 'Signed out, /pricing shows the same names, prices, original prices, discounts, runs and features as signed in.',
  },
  {
    id: '9.amount.divided-by-100',
    section: 9,
    says: 'The billing history shows amount_paid divided by 100 with 2 decimals: 1700 is shown as 17.00.',
  },
  {
    id: '9.terms.non-refundable',
    section: 9,
    says: '/terms says that credits are non-refundable.',
  },
  {
    id: '9.terms.twelve-months',
    section: 9,
    says: '/terms says that credits must be used within 12 months of purchase.',
  },
  {
    id: '9.terms.one-credit-one-session',
    section: 9,
    says: '/terms says that one credit allows one hook generation session.',
  },
  {
    id: '9.credits.reserved-first',
    section: 9,
    says: 'A run is reserved before the writer is asked: with 1 run left, of two runs at the same time one succeeds and the other answers 402.',
  },
  {
    id: '9.credits.given-back-on-failure',
    section: 9,
    says: 'A run that fails is given back: hook_credits is as before and no hooks are stored.',
  },
  {
    id: '9.credits.given-back-after-crash',
    section: 9,
    says: 'A run that a crash of the server cut off is given back after the next start.',
  },
  {
    id: '9.credits.balance-is-spendable',
    section: 9,
    says: 'hook_credits is what can be spent: while a run is under way it is already lower by one, and expired runs are not in it.',
  },
  {
    id: '9.credits.purchased-expire',
    section: 9,
    says: 'Purchased runs expire 12 months after purchase: from then on they are not in hook_credits.',
  },
  {
    id: '9.credits.free-do-not-expire',
    section: 9,
    says: 'Free runs and runs granted by an admin do not expire.',
  },
  {
    id: '9.credits.soonest-expiring-first',
    section: 9,
    says: 'Runs that expire soonest are spent first: purchased runs before free ones, the older purchase before the newer.',
  },
  {
    id: '9.query.session-stale-5s',
    section: 9,
    says: 'The session user is stale after 5 seconds.',
  },
  {
    id: '9.query.no-retry',
    section: 9,
    says: 'A default read that fails is not tried again: one request.',
  },
  {
    id: '9.query.no-polling',
    section: 9,
    says: 'Reads other than the session are not repeated while the page stays open.',
  },
  {
    id: '9.query.no-refetch-on-focus',
    section: 9,
    says: 'Reads other than the session are not repeated when the window gets the focus.',
  },
  {
    id: '9.query.never-stale',
    section: 9,
    says: 'Reads other than the session are never stale: going to another screen and back makes no new request for what was read, unless an action made it invalid.',
  },
  {
    id: '9.query.mutations-no-retry',
    section: 9,
    says: 'An action (POST, DELETE) that fails is not tried again by itself: one request.',
  },
  {
    id: '9.admin.grants-10',
    section: 9,
    says: "'Add 10 Runs' sends credits 10, once for each use.",
  },
  { id: '9.blog.page-size-public-12', section: 9, says: 'The public blog has 12 posts a page.' },
  { id: '9.blog.page-size-admin-50', section: 9, says: 'The blog manager reads up to 50 posts.' },
  {
    id: '9.toast.one-at-a-time',
    section: 9,
    says: 'One toast shows at a time: a new one takes the place of the one before.',
  },
  { id: '9.toast.viewport-420', section: 9, says: 'The toast viewport is at most 420px wide.' },
  {
    id: '9.toast.removed-after-1000000ms',
    section: 9,
    says: 'A dismissed toast is hidden at once and removed from the list of toasts after 1,000,000 ms.',
  },
  {
    id: '9.consent.expires-365-days',
    section: 9,
    says: 'The cookie hooksmith_consent expires 365 days after the decision.',
  },
  { id: '9.consent.path', section: 9, says: 'The cookie hooksmith_consent has the path /.' },
  {
    id: '9.consent.same-site-lax',
    section: 9,
    says: 'The cookie hooksmith_consent has SameSite Lax.',
  },
  {
    id: '9.consent.secure-on-https',
    section: 9,
    says: 'The cookie hooksmith_consent is Secure on https, and works without on http.',
  },
  {
    id: '9.consent.necessary-read-only',
    section: 9,
    says: 'The preferences dialog has the category necessary, always on and read-only: its switch cannot be turned off.',
  },
  {
    id: '9.consent.analytics-off-by-default',
    section: 9,
    says: 'The preferences dialog has the category analytics, off before a decision.',
  },
  {
    id: '9.consent.marketing-off-by-default',
    section: 9,
    says: 'The preferences dialog has the category marketing, off before a decision.',
  },
  {
    id: '9.consent.declining-clears-ga',
    section: 9,
    says: 'Declining analytics clears the cookies whose names start with _ga.',
  },
  {
    id: '9.consent.declining-clears-gid',
    section: 9,
    says: 'Declining analytics clears the cookie _gid.',
  },
  {
    id: '9.consent.declining-keeps-others',
    section: 9,
    says: 'Declining analytics leaves other cookies (e.g. the session and hooksmith_consent) alone.',
  },
  { id: '9.consent.revision-1', section: 9, says: "The consent record's revision is 1." },
  {
    id: '9.landing.static',
    section: 9,
    says: "The landing page is statically themed: the server's HTML already holds the theme's copy and colours, and the page makes no call to learn its theme.",
  },
  {
    id: '9.limits.register',
    section: 9,
    says: 'More than 100 registrations an hour from one address answer 429.',
  },
  {
    id: '9.limits.login-account-address',
    section: 9,
    says: 'After 10 failed logins in 15 minutes for one account from one address, the next try answers 429.',
  },
  {
    id: '9.limits.login-other-address',
    section: 9,
    says: 'When an account is limited from one address, its owner can still log in from another address.',
  },
  {
    id: '9.limits.login-account',
    section: 9,
    says: 'After 100 failed logins an hour for one account, from whatever addresses, the next try answers 429.',
  },
  {
    id: '9.limits.login-successes-free',
    section: 9,
    says: 'Successful logins do not count as failures: more than 10 of them in 15 minutes are let through.',
  },
  {
    id: '9.limits.forgot',
    section: 9,
    says: 'More than 5 forgot-password requests an hour for one account send no sixth mail and answer 429, the same for an address without an account.',
  },
  {
    id: '9.limits.confirm',
    section: 9,
    says: 'More than 5 requests an hour to send the confirmation link again for one account answer 429.',
  },
  {
    id: '9.limits.generate',
    section: 9,
    says: 'More than 60 runs a minute of one user answer 429 and cost no run.',
  },
  {
    id: '9.limits.checkout',
    section: 9,
    says: 'More than 20 checkout sessions an hour of one user answer 429.',
  },
  { id: '9.limits.configurable', section: 9, says: 'Each limit can be changed by configuration.' },
  { id: '9.limits.off', section: 9, says: 'With LIMITS=off no call answers 429.' },
  {
    id: '9.limits.off-refused-in-production',
    section: 9,
    says: 'With LIMITS=off and APP_ENV=production the server refuses to start.',
  },
  {
    id: '9.config.support-email-default',
    section: 9,
    says: 'Without SUPPORT_EMAIL the support address is support@hooksmith.example.',
  },
  {
    id: '9.config.support-email-set',
    section: 9,
    says: 'With SUPPORT_EMAIL set, footer and settings link to that address.',
  },
  {
    id: '9.config.host-unset',
    section: 9,
    says: 'With HOST unset the server answers on all interfaces, not only on localhost.',
  },
] as const satisfies readonly SpecLine[];
