export const CONSTANTS_AND_LIMITS = {
  '9.package.hookseeker-price':
    'Hook Seeker costs $17: shown on /pricing, and a purchase has amount_paid 1700.',
  '9.package.hookseeker-runs':
    'Hook Seeker has 20 runs (200 hooks): shown on /pricing, and a purchase adds 20 to hook_credits.',
  '9.package.hookseeker-no-discount': 'Hook Seeker shows no original price and no discount.',
  '9.package.hookmaster-price':
    'Hook Master costs $28: shown on /pricing, and a purchase has amount_paid 2800.',
  '9.package.hookmaster-was': 'Hook Master shows the original price $34 and 17% off.',
  '9.package.hookmaster-runs':
    'Hook Master has 50 runs (500 hooks): shown on /pricing, and a purchase adds 50 to hook_credits.',
  '9.package.hooklegend-price':
    'Hook Legend costs $49: shown on /pricing, and a purchase has amount_paid 4900.',
  '9.package.hooklegend-was': 'Hook Legend shows the original price $68 and 28% off.',
  '9.package.hooklegend-runs':
    'Hook Legend has 120 runs (1200 hooks): shown on /pricing, and a purchase adds 120 to hook_credits.',
  '9.package.feature-all-patterns': 'Each package lists all hook patterns.',
  '9.package.feature-history': 'Each package lists history tracking.',
  '9.package.feature-favorites': 'Each package lists favorite hooks.',
  '9.package.one-time-fee': 'Each package is marked as a one-time fee, no subscription.',
  '9.package.same-signed-out':
    'Signed out, /pricing shows the same names, prices, original prices, discounts, runs and features as signed in.',
  '9.amount.divided-by-100':
    'The billing history shows amount_paid divided by 100 with 2 decimals: 1700 is shown as 17.00.',
  '9.terms.non-refundable': '/terms says that credits are non-refundable.',
  '9.terms.twelve-months': '/terms says that credits must be used within 12 months of purchase.',
  '9.terms.one-credit-one-session': '/terms says that one credit allows one hook generation session.',
  '9.credits.reserved-first':
    'A run is reserved before the writer is asked: with 1 run left, of two runs at the same time one succeeds and the other answers 402.',
  '9.credits.given-back-on-failure':
    'A run that fails is given back: hook_credits is as before and no hooks are stored.',
  '9.credits.given-back-after-crash':
    'A run that a crash of the server cut off is given back after the next start.',
  '9.credits.balance-is-spendable':
    'hook_credits is what can be spent: while a run is under way it is already lower by one, and expired runs are not in it.',
  '9.credits.purchased-expire':
    'Purchased runs expire 12 months after purchase: from then on they are not in hook_credits.',
  '9.credits.free-do-not-expire': 'Free runs and runs granted by an admin do not expire.',
  '9.credits.soonest-expiring-first':
    'Runs that expire soonest are spent first: purchased runs before free ones, the older purchase before the newer.',
  '9.query.session-stale-5s': 'The session user is stale after 5 seconds.',
  '9.query.no-retry': 'A default read that fails is not tried again: one request.',
  '9.query.no-polling': 'Reads other than the session are not repeated while the page stays open.',
  '9.query.no-refetch-on-focus':
    'Reads other than the session are not repeated when the window gets the focus.',
  '9.query.never-stale':
    'Reads other than the session are never stale: going to another screen and back makes no new request for what was read, unless an action made it invalid.',
  '9.query.mutations-no-retry':
    'An action (POST, DELETE) that fails is not tried again by itself: one request.',
  '9.admin.grants-10': "'Add 10 Runs' sends credits 10, once for each use.",
  '9.blog.page-size-public-12': 'The public blog has 12 posts a page.',
  '9.blog.page-size-admin-50': 'The blog manager reads up to 50 posts.',
  '9.toast.one-at-a-time': 'One toast shows at a time: a new one takes the place of the one before.',
  '9.toast.viewport-420': 'The toast viewport is at most 420px wide.',
  '9.toast.removed-after-1000000ms':
    'A dismissed toast is hidden at once and removed from the list of toasts after 1,000,000 ms.',
  '9.consent.expires-365-days': 'The cookie hooksmith_consent expires 365 days after the decision.',
  '9.consent.path': 'The cookie hooksmith_consent has the path /.',
  '9.consent.same-site-lax': 'The cookie hooksmith_consent has SameSite Lax.',
  '9.consent.secure-on-https': 'The cookie hooksmith_consent is Secure on https, and works without on http.',
  '9.consent.necessary-read-only':
    'The preferences dialog has the category necessary, always on and read-only: its switch cannot be turned off.',
  '9.consent.analytics-off-by-default':
    'The preferences dialog has the category analytics, off before a decision.',
  '9.consent.marketing-off-by-default':
    'The preferences dialog has the category marketing, off before a decision.',
  '9.consent.declining-clears-ga': 'Declining analytics clears the cookies whose names start with _ga.',
  '9.consent.declining-clears-gid': 'Declining analytics clears the cookie _gid.',
  '9.consent.declining-keeps-others':
    'Declining analytics leaves other cookies (e.g. the session and hooksmith_consent) alone.',
  '9.consent.revision-1': "The consent record's revision is 1.",
  '9.landing.static':
    "The landing page is statically themed: the server's HTML already holds the theme's copy and colours, and the page makes no call to learn its theme.",
  '9.limits.register': 'More than 100 registrations an hour from one address answer 429.',
  '9.limits.login-account-address':
    'After 10 failed logins in 15 minutes for one account from one address, the next try answers 429.',
  '9.limits.login-other-address':
    'When an account is limited from one address, its owner can still log in from another address.',
  '9.limits.login-account':
    'After 100 failed logins an hour for one account, from whatever addresses, the next try from an address that is new to the account answers 429.',
  '9.limits.login-successes-free':
    'Successful logins do not count as failures: more than 10 of them in 15 minutes are let through.',
  '9.limits.forgot':
    'More than 5 forgot-password requests an hour for one account from one address send no sixth mail and answer 429, the same for an address without an account.',
  '9.limits.confirm':
    'More than 5 requests an hour to send the confirmation link again for one account answer 429.',
  '9.limits.generate': 'More than 60 runs a minute of one user answer 429 and cost no run.',
  '9.limits.checkout': 'More than 20 checkout sessions an hour of one user answer 429.',
  '9.limits.configurable': 'Each limit can be changed by configuration.',
  '9.limits.off': 'With LIMITS=off no call answers 429.',
  '9.limits.off-refused-in-production': 'With LIMITS=off and APP_ENV=production the server refuses to start.',
  '9.config.support-email-default': 'Without SUPPORT_EMAIL the support address is support@hooksmith.example.',
  '9.config.support-email-set': 'With SUPPORT_EMAIL set, footer and settings link to that address.',
  '9.config.host-unset': 'With HOST unset the server answers on all interfaces, not only on localhost.',
};
