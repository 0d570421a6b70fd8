export const STATES_AND_TRANSITIONS = {
  '4.session.user-or-401': 'GET /api/user returns the user with a session and 401 without.',
  '4.session.login-sets-user':
    'After POST /api/login the cookie it set makes GET /api/user return that user.',
  '4.session.register-sets-user':
    'After POST /api/register the cookie it set makes GET /api/user return that user: no separate login is needed.',
  '4.session.logout-clears-user':
    'After POST /api/logout GET /api/user answers 401, also with the cookie as it was before.',
  '4.session.refetch-5s':
    'While a signed-in page is open the browser asks GET /api/user again every 5 seconds.',
  '4.session.refetch-notices-change':
    'A change made elsewhere (e.g. an admin adds runs) shows in an open page within about 5 seconds without a reload.',
  '4.session.refetch-notices-end':
    'When the session has ended elsewhere an open signed-in page notices within about 5 seconds (401) and no longer shows the user as signed in.',
  '4.post.status-chosen-at-creation': 'A post is created as draft or as published, as chosen.',
  '4.post.form-defaults-to-draft': "The admin's create-post form has the status draft chosen at first.",
  '4.post.admin-can-publish-draft':
    'An admin can publish a draft (PATCH); it then stands on the public blog.',
  '4.subscription.free-or-active': "A user with any subscription_status other than 'free' counts as active.",
  '4.subscription.paid-with-first-purchase': "subscription_status becomes 'paid' with the first purchase.",
  '4.favourite.toggles-on-and-off':
    'POST /api/hooks/{id}/favorite turns favorite on, the same call again turns it off.',
  '4.checkout.browser-navigates':
    'A purchase button sends POST /api/create-checkout-session and the browser navigates to the returned url.',
  '4.checkout.returns-with-success':
    'After a completed checkout the browser is sent to /dashboard?success=true.',
  '4.checkout.redirect-adds-nothing':
    'Opening /dashboard?success=true without a paid checkout adds no runs and no purchase.',
  '4.checkout.event-adds-runs':
    "The provider's signed event adds the package's runs to hook_credits and one purchase to GET /api/purchases.",
  '4.checkout.event-needs-signature':
    'A payment event without a valid signature is refused and adds nothing.',
  '4.checkout.event-once': 'The same signed event delivered twice adds runs and purchase once.',
  '4.checkout.toast-at-once':
    'Coming back with success=true, the page shows the success toast at once when no checkout of this user awaits its event.',
  '4.checkout.confirming':
    'Only if this user has a paid-looking checkout whose event has not come yet, the page says that it is confirming first, and shows the success toast when the runs are there.',
  '4.checkout.abandoned-adds-nothing':
    'A checkout that is abandoned or cancelled adds no runs and no purchase.',
  '4.checkout.separate-window': 'The pricing page also offers to open the checkout in a separate window.',
  '4.checkout.popup-polled':
    'While the separate checkout window is open the pricing page checks every second whether it was closed, and shows the purchase as processing until then.',
  '4.checkout.popup-closed-clears-flags':
    'After the separate window is closed the processing flags are cleared within about a second: the purchase buttons can be used again.',
  '4.checkout.popup-closed-reloads':
    'After the separate window is closed the pricing page reads runs and purchases again and shows the new ones.',
  '4.checkout.popup-blocked-navigates':
    'If the browser blocks the separate window the page navigates to the checkout instead.',
  '4.checkout.test-page':
    'With no payment provider configured the returned url is a built-in checkout page that is clearly marked as a test.',
  '4.checkout.test-page-same-event':
    'Paying on the built-in test checkout page sends the same signed event through the same handler: runs and purchase are added and the browser comes back to /dashboard?success=true.',
  '4.checkout.production-needs-provider':
    'With APP_ENV=production and no payment provider configured the server refuses to start.',
  '4.forgot.toggles':
    'On the login screen one can change between the login form and the reset-request form, back and forth, without leaving the page.',
  '4.consent.no-decision-banner': 'With no decision made, the banner shows, also after a reload.',
  '4.consent.accept-all-hides': "After 'Accept All' the banner hides and stays hidden after a reload.",
  '4.consent.reject-all-hides': "After 'Reject All' the banner hides and stays hidden after a reload.",
  '4.consent.accept-selection-hides':
    "After 'Accept Current Selection' banner and dialog hide and stay hidden after a reload.",
  '4.consent.change-analytics-on-accepts':
    'A later change that leaves analytics on (marketing off) calls the accept callback.',
  '4.consent.change-marketing-on-accepts':
    'A later change that leaves marketing on (analytics off) calls the accept callback.',
  '4.consent.change-both-off-rejects':
    'A later change that leaves both analytics and marketing off calls the reject callback.',
  '4.consent.revision-change-asks-again':
    'With a stored decision of another revision than the current one the banner shows again.',
  '4.widgets.accordion-state':
    'An accordion item is open or closed and says so to assistive technology (aria-expanded or details open).',
  '4.widgets.toast-state':
    'A toast is open until it is dismissed or its time is over, then closed: it is no longer visible.',
};
