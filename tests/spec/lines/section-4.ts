import type { SpecLine } from './spec-line.ts';

/** Section 4: States and transitions. */
export const SECTION_4 = [
  {
    id: '4.session.user-or-401',
    section: 4,
    says: 'GET /api/user returns the user with a session and 401 without.',
  },
  {
    id: '4.session.login-sets-user',
    section: 4,
    says: 'After POST /api/login the cookie it set makes GET /api/user return that user.',
  },
  {
    id: '4.session.register-sets-user',
    section: 4,
    says: 'After POST /api/register the cookie it set makes GET /api/user return that user: no separate login is needed.',
  },
  {
    id: '4.session.logout-clears-user',
    section: 4,
    says: 'After POST /api/logout GET /api/user answers 401, also with the cookie as it was before.',
  },
  {
    id: '4.session.refetch-5s',
    section: 4,
    says: 'While a signed-in page is open the browser asks GET /api/user again every 5 seconds.',
  },
  {
    id: '4.session.refetch-notices-change',
    section: 4,
    says: 'A change made elsewhere (e.g. an admin adds runs) shows in an open page within about 5 seconds without a reload.',
  },
  {
    id: '4.session.refetch-notices-end',
    section: 4,
    says: 'When the session has ended elsewhere an open signed-in page notices within about 5 seconds (401) and no longer shows the user as signed in.',
  },
  {
    id: '4.post.status-chosen-at-creation',
    section: 4,
    says: 'A post is created as draft or as published, as chosen.',
  },
  {
    id: '4.post.form-defaults-to-draft',
    section: 4,
    says: "The admin's create-post form has the status draft chosen at first.",
  },
  {
    id: '4.post.admin-can-publish-draft',
    section: 4,
    says: 'An admin can publish a draft (PATCH); it then stands on the public blog.',
  },
  {
    id: '4.subscription.free-or-active',
    section: 4,
    says: "A user with any subscription_status other than 'free' counts as active.",
  },
  {
    id: '4.subscription.paid-with-first-purchase',
    section: 4,
    says: "subscription_status becomes 'paid' with the first purchase.",
  },
  {
    id: '4.favourite.toggles-on-and-off',
    section: 4,
    says: 'POST /api/hooks/{id}/favorite turns favorite on, the same call again turns it off.',
  },
  {
    id: '4.checkout.browser-navigates',
    section: 4,
    says: 'A purchase button sends POST /api/create-checkout-session and the browser navigates to the returned url.',
  },
  {
    id: '4.checkout.returns-with-success',
    section: 4,
    says: 'After a completed checkout the browser is sent to /dashboard?success=true.',
  },
  {
    id: '4.checkout.redirect-adds-nothing',
    section: 4,
    says: 'Opening /dashboard?success=true without a paid checkout adds no runs and no purchase.',
  },
  {
    id: '4.checkout.event-adds-runs',
    section: 4,
    says: "The provider's signed event adds the package's runs to hook_credits and one purchase to GET /api/purchases.",
  },
  {
    id: '4.checkout.event-needs-signature',
    section: 4,
    says: 'A payment event without a valid signature is refused and adds nothing.',
  },
  {
    id: '4.checkout.event-once',
    section: 4,
    says: 'The same signed event delivered twice adds runs and purchase once.',
  },
  {
    id: '4.checkout.toast-at-once',
    section: 4,
    says: 'Coming back with success=true, the page shows the success toast at once when no checkout of this user awaits its event.',
  },
  {
    id: '4.checkout.confirming',
    section: 4,
    says: 'Only if this user has a paid-looking checkout whose event has not come yet, the page says that it is confirming first, and shows the success toast when the runs are there.',
  },
  {
    id: '4.checkout.abandoned-adds-nothing',
    section: 4,
    says: 'A checkout that is abandoned or cancelled adds no runs and no purchase.',
  },
  {
    id: '4.checkout.separate-window',
    section: 4,
    says: 'The pricing page also offers to open the checkout in a separate window.',
  },
  {
    id: '4.checkout.popup-polled',
    section: 4,
    says: 'While the separate checkout window is open the pricing page checks every second whether it was closed, and shows the purchase as processing until then.',
  },
  {
    id: '4.checkout.popup-closed-clears-flags',
    section: 4,
    says: 'After the separate window is closed the processing flags are cleared within about a second: the purchase buttons can be used again.',
  },
  {
    id: '4.checkout.popup-closed-reloads',
    section: 4,
    says: 'After the separate window is closed the pricing page reads runs and purchases again and shows the new ones.',
  },
  {
    id: '4.checkout.popup-blocked-navigates',
    section: 4,
    says: 'If the browser blocks the separate window the page navigates to the checkout instead.',
  },
  {
    id: '4.checkout.test-page',
    section: 4,
    says: 'With no payment provider configured the returned url is a built-in checkout page that is clearly marked as a test.',
  },
  {
    id: '4.checkout.test-page-same-event',
    section: 4,
    says: 'Paying on the built-in test checkout page sends the same signed event through the same handler: runs and purchase are added and the browser comes back to /dashboard?success=true.',
  },
  {
    id: '4.checkout.production-needs-provider',
    section: 4,
    says: 'With APP_ENV=production and no payment provider configured the server refuses to start.',
  },
  {
    id: '4.forgot.toggles',
    section: 4,
    says: 'On the login screen one can change between the login form and the reset-request form, back and forth, without leaving the page.',
  },
  {
    id: '4.consent.no-decision-banner',
    section: 4,
    says: 'With no decision made, the banner shows, also after a reload.',
  },
  {
    id: '4.consent.accept-all-hides',
    section: 4,
    says: "After 'Accept All' the banner hides and stays hidden after a reload.",
  },
  {
    id: '4.consent.reject-all-hides',
    section: 4,
    says: "After 'Reject All' the banner hides and stays hidden after a reload.",
  },
  {
    id: '4.consent.accept-selection-hides',
    section: 4,
    says: "After 'Accept Current Selection' banner and dialog hide and stay hidden after a reload.",
  },
  {
    id: '4.consent.change-analytics-on-accepts',
    section: 4,
    says: 'A later change that leaves analytics on (marketing off) calls the accept callback.',
  },
  {
    id: '4.consent.change-marketing-on-accepts',
    section: 4,
    says: 'A later change that leaves marketing on (analytics off) calls the accept callback.',
  },
  {
    id: '4.consent.change-both-off-rejects',
    section: 4,
    says: 'A later change that leaves both analytics and marketing off calls the reject callback.',
  },
  {
    id: '4.consent.revision-change-asks-again',
    section: 4,
    says: 'With a stored decision of another revision than the current one the banner shows again.',
  },
  {
    id: '4.widgets.accordion-state',
    section: 4,
    says: 'An accordion item is open or closed and says so to assistive technology (aria-expanded or details open).',
  },
  {
    id: '4.widgets.toast-state',
    section: 4,
    says: 'A toast is open until it is dismissed or its time is over, then closed: it is no longer visible.',
  },
] as const satisfies readonly SpecLine[];
