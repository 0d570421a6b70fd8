import type { SpecLine } from './spec-line.ts';

/** Section 2: Screens and routes. */
export const SECTION_2 = [
  {
    id: '2.landing.signed-out-root',
    section: 2,
    says: 'Signed out, GET / answers 200 with the landing page.',
  },
  {
    id: '2.root.server-decides-signed-out',
    section: 2,
    says: 'Signed out, the HTML that the server sends for / is the landing page and contains nothing of the dashboard: no flash of the other.',
  },
  {
    id: '2.root.server-decides-signed-in',
    section: 2,
    says: 'Signed in (session cookie sent), the HTML that the server sends for / is the dashboard and contains nothing of the landing page: no flash of the other.',
  },
  {
    id: '2.pricing.server-decides',
    section: 2,
    says: 'The server decides by the session cookie what /pricing is: signed out the landing page with pricing, signed in the pricing screen; the HTML never holds the other one first.',
  },
  {
    id: '2.landing.version.selects-theme',
    section: 2,
    says: '/?version={value} shows the landing page in that theme, for each of default, nutritionist, realEstate, financialAdvisor, mentalHealthTherapist, businessCoach, techTutorialCreator, corporateTrainer.',
  },
  {
    id: '2.landing.version.missing-is-default',
    section: 2,
    says: '/ without version shows the default theme and logs no warning.',
  },
  {
    id: '2.landing.version.empty-is-default',
    section: 2,
    says: '/?version= (empty) shows the default theme and logs no warning.',
  },
  {
    id: '2.landing.version.unknown-is-default',
    section: 2,
    says: '/?version=nosuchtheme answers 200 and shows the default theme.',
  },
  {
    id: '2.landing.version.unknown-warns-in-browser',
    section: 2,
    says: "An unknown version logs the warning 'Theme not found, falling back to default' in the browser's console.",
  },
  {
    id: '2.landing.version.unknown-warns-on-server',
    section: 2,
    says: "An unknown version makes the server log the warning 'Theme not found, falling back to default'.",
  },
  {
    id: '2.landing.version.object-names-unknown',
    section: 2,
    says: 'Names such as constructor, __proto__ and toString are unknown versions like any other: default theme, status 200 and the warning.',
  },
  {
    id: '2.landing.theme-selector.navigates',
    section: 2,
    says: "Choosing a theme in the footer's selector navigates to /?version={value} with the chosen value.",
  },
  {
    id: '2.landing.theme-selector.changes-page',
    section: 2,
    says: "After choosing a theme in the selector the page shows that theme's copy and colours and the selector shows it as chosen.",
  },
  {
    id: '2.landing.theme.back-forward',
    section: 2,
    says: 'Browser back and forward between /?version=a and /?version=b change the theme along with the address.',
  },
  {
    id: '2.landing.theme.parameter-change',
    section: 2,
    says: 'The theme changes whenever the version parameter changes, without any other action of the visitor.',
  },
  {
    id: '2.landing.header.content-tips',
    section: 2,
    says: "The landing header has a 'Content Tips' button that leads to /blog/{version} of the theme shown (e.g. /blog/nutritionist with ?version=nutritionist).",
  },
  {
    id: '2.landing.header.content-tips-default',
    section: 2,
    says: "Without a version, or with an unknown one, the header's 'Content Tips' leads to /blog/default.",
  },
  {
    id: '2.landing.header.faq-scrolls',
    section: 2,
    says: "The landing header has an 'FAQ' button that scrolls smoothly to the FAQ section, without leaving the page.",
  },
  {
    id: '2.landing.header.faq-offset',
    section: 2,
    says: "After the header's FAQ button has scrolled, the top of the FAQ section (id faq) stands 80px below the top of the viewport.",
  },
  {
    id: '2.landing.header.faq-in-every-theme',
    section: 2,
    says: "The header's FAQ button works in all eight themes: each shows the FAQ section.",
  },
  {
    id: '2.landing.header.get-started',
    section: 2,
    says: "The landing header has 'Get Started', a link to /login.",
  },
  {
    id: '2.landing.sections.order',
    section: 2,
    says: 'The landing sections stand in this order: hero, features, differentiator, how it works, urgency, social proof (if any), testimonials (hidden), pricing (hidden at /), FAQ, final call to action.',
  },
  {
    id: '2.landing.hero.title',
    section: 2,
    says: "The hero shows the theme's copy.hero.title as the page's h1.",
  },
  {
    id: '2.landing.hero.subtitle',
    section: 2,
    says: "The hero shows the theme's copy.hero.subtitle.",
  },
  {
    id: '2.landing.hero.image-mobile',
    section: 2,
    says: 'On a narrow viewport the hero image loads the mobile webp variant, status 200, type image/webp.',
  },
  {
    id: '2.landing.hero.image-desktop',
    section: 2,
    says: 'On a wide viewport the hero image loads the desktop webp variant, another file than the mobile one, status 200, type image/webp.',
  },
  {
    id: '2.landing.hero.start-link',
    section: 2,
    says: "The hero has a link 'Start Creating Hooks Free' to /login.",
  },
  {
    id: '2.landing.features.shown',
    section: 2,
    says: "The features section shows the theme's features title and each item's title and description.",
  },
  {
    id: '2.landing.differentiator.card',
    section: 2,
    says: "The differentiator card is titled 'What makes this different to ChatGPT?' and shows its description and each benefit's title and description.",
  },
  {
    id: '2.landing.differentiator.all-themes',
    section: 2,
    says: "All eight themes show the differentiator card, titled 'What makes this different to ChatGPT?', with benefits of their own.",
  },
  {
    id: '2.landing.how-it-works.four-steps',
    section: 2,
    says: 'The how-it-works section shows its title, its subtitle and 4 steps numbered 1 to 4, each with title and description.',
  },
  {
    id: '2.landing.urgency.list',
    section: 2,
    says: 'The urgency section shows its title, its subtitle and a list of its items.',
  },
  {
    id: '2.landing.social-proof.optional',
    section: 2,
    says: 'A theme with social_proof shows its title, subtitle and stats (number and label); a theme without it has no such section.',
  },
  {
    id: '2.landing.testimonials.hidden',
    section: 2,
    says: 'No theme shows the testimonials section on the landing page (none of the eight, at / or /pricing).',
  },
  {
    id: '2.landing.pricing.hidden-at-root',
    section: 2,
    says: 'At / no theme shows the pricing section.',
  },
  {
    id: '2.landing.pricing.id',
    section: 2,
    says: 'The pricing section, where shown (/pricing signed out), has the id pricing.',
  },
  { id: '2.landing.faq.id', section: 2, says: 'The FAQ section has the id faq.' },
  {
    id: '2.landing.faq.accordion-opens',
    section: 2,
    says: 'The FAQ is an accordion: activating a question shows its answer.',
  },
  {
    id: '2.landing.faq.one-open',
    section: 2,
    says: 'Opening another FAQ question closes the one that was open: at most one item is open at a time.',
  },
  {
    id: '2.landing.faq.collapsible',
    section: 2,
    says: 'Activating the open FAQ question again closes it, so that none is open.',
  },
  {
    id: '2.landing.faq.same-in-all-themes',
    section: 2,
    says: "Themes other than default show the default theme's FAQ questions and answers.",
  },
  {
    id: '2.landing.cta.links-to-login',
    section: 2,
    says: "The last landing section is the final call to action (the theme's cta title, subtitle and buttonText), whose button is a link to /login.",
  },
  { id: '2.landing.footer.terms', section: 2, says: 'The landing footer links to /terms.' },
  { id: '2.landing.footer.privacy', section: 2, says: 'The landing footer links to /privacy.' },
  {
    id: '2.landing.footer.support-mail',
    section: 2,
    says: 'The landing footer has a support mail link (mailto: the support address).',
  },
  {
    id: '2.landing.footer.theme-selector',
    section: 2,
    says: 'The landing footer holds the theme selector with the eight labels.',
  },
  {
    id: '2.landing.no-js.links',
    section: 2,
    says: 'With JavaScript off the landing page is fully readable and its links (Content Tips, Get Started, Start Creating Hooks Free, footer) work.',
  },
  {
    id: '2.landing.no-js.faq',
    section: 2,
    says: 'With JavaScript off FAQ answers can still be opened and read.',
  },
  {
    id: '2.landing.no-js.legal',
    section: 2,
    says: 'With JavaScript off /privacy and /terms are fully readable.',
  },
  {
    id: '2.landing.no-js.blog',
    section: 2,
    says: 'With JavaScript off /blog, /blog/{theme} and post pages are fully readable and their links work.',
  },
  {
    id: '2.privacy.heading',
    section: 2,
    says: "/privacy answers 200 with the heading 'Privacy Policy'.",
  },
  {
    id: '2.privacy.eight-sections',
    section: 2,
    says: '/privacy has exactly 8 sections, numbered 1 to 8.',
  },
  {
    id: '2.privacy.last-updated',
    section: 2,
    says: "/privacy shows 'Last updated: January 2025'.",
  },
  {
    id: '2.privacy.cookie-preferences',
    section: 2,
    says: "/privacy has a 'Cookie Preferences' button that reopens the consent preferences dialog, also after a decision was made.",
  },
  {
    id: '2.privacy.title',
    section: 2,
    says: 'The document title names the Privacy Policy while /privacy is shown, and is another one after navigating away.',
  },
  {
    id: '2.privacy.names-payment-provider',
    section: 2,
    says: '/privacy names a payment provider as a third party.',
  },
  {
    id: '2.privacy.names-analytics-service',
    section: 2,
    says: '/privacy names an analytics service as a third party.',
  },
  {
    id: '2.privacy.names-ai-provider',
    section: 2,
    says: '/privacy names an AI provider as a third party.',
  },
  {
    id: '2.terms.heading',
    section: 2,
    says: "/terms answers 200 with the heading 'Terms of Service'.",
  },
  { id: '2.terms.six-sections', section: 2, says: '/terms has exactly 6 sections.' },
  {
    id: '2.pricing-signed-out.landing-with-pricing',
    section: 2,
    says: 'Signed out, /pricing is the landing page with its pricing section shown.',
  },
  {
    id: '2.pricing-signed-out.packages',
    section: 2,
    says: 'Signed out, /pricing shows the three packages Hook Seeker, Hook Master and Hook Legend.',
  },
  {
    id: '2.pricing-signed-out.button-text',
    section: 2,
    says: "Signed out, every purchase button on /pricing reads 'Login to Purchase'.",
  },
  {
    id: '2.pricing-signed-out.button-leads-to-login',
    section: 2,
    says: "Signed out, every 'Login to Purchase' button leads to /login.",
  },
  { id: '2.login.tabs', section: 2, says: '/login has two tabs: Login and Register.' },
  {
    id: '2.login.default-tab-register',
    section: 2,
    says: 'The tab open on arriving at /login is Register.',
  },
  {
    id: '2.login.register-title',
    section: 2,
    says: "The Register tab is titled 'Register for Free Hooks'.",
  },
  {
    id: '2.login.forgot-view',
    section: 2,
    says: "From the Login tab one can open the Forgot Password view, with an email field and a button 'Send Reset Link'.",
  },
  {
    id: '2.login.forgot-back',
    section: 2,
    says: "The Forgot Password view has 'Back to Login', which shows the login form again.",
  },
  {
    id: '2.login.noindex',
    section: 2,
    says: 'While /login is shown the document has a robots meta tag with noindex.',
  },
  {
    id: '2.login.noindex-removed',
    section: 2,
    says: 'After navigating from /login to the landing page there is no noindex robots tag any more.',
  },
  {
    id: '2.login.success-goes-home',
    section: 2,
    says: 'After a successful login (not sent there from another page) the browser is at /, the dashboard.',
  },
  {
    id: '2.login.register-success-goes-to-onboarding',
    section: 2,
    says: 'After a successful registration the browser is at /onboarding.',
  },
  {
    id: '2.auth.same-screen',
    section: 2,
    says: '/auth shows the same screen as /login (tabs, Register open, noindex) at its own address: no redirect to /login.',
  },
  {
    id: '2.forgot-password.route',
    section: 2,
    says: '/forgot-password shows the login screen with its Forgot Password view open.',
  },
  {
    id: '2.reset-password.reads-token',
    section: 2,
    says: '/reset-password?token=… shows a form for a new password and its confirmation and sends the token of the query with the password to POST /api/reset-password.',
  },
  {
    id: '2.reset-password.no-token',
    section: 2,
    says: "/reset-password without a token shows 'Invalid Reset Link' and no password form.",
  },
  {
    id: '2.reset-password.no-token-button',
    section: 2,
    says: "'Invalid Reset Link' comes with a button that leads to /forgot-password.",
  },
  {
    id: '2.reset-password.success-goes-to-login',
    section: 2,
    says: 'After a successful reset the browser is at /login.',
  },
  {
    id: '2.redirect.dashboard-signed-out',
    section: 2,
    says: 'Signed out, GET /dashboard answers a server redirect to /login; no HTML of the screen is sent.',
  },
  {
    id: '2.redirect.history-signed-out',
    section: 2,
    says: 'Signed out, GET /history answers a server redirect to /login; no HTML of the screen is sent.',
  },
  {
    id: '2.redirect.settings-signed-out',
    section: 2,
    says: 'Signed out, GET /settings answers a server redirect to /login; no HTML of the screen is sent.',
  },
  {
    id: '2.redirect.back-after-login',
    section: 2,
    says: 'Someone redirected to /login from /dashboard, /history or /settings is at that page after logging in.',
  },
  { id: '2.redirect.login-signed-in', section: 2, says: 'Signed in, GET /login redirects to /.' },
  { id: '2.redirect.auth-signed-in', section: 2, says: 'Signed in, GET /auth redirects to /.' },
  {
    id: '2.redirect.forgot-password-signed-in',
    section: 2,
    says: 'Signed in, GET /forgot-password redirects to /.',
  },
  {
    id: '2.redirect.onboarding-signed-out',
    section: 2,
    says: 'Signed out, GET /onboarding redirects to /auth.',
  },
  { id: '2.not-found.heading', section: 2, says: "An unknown path shows 'Page Not Found'." },
  {
    id: '2.not-found.status',
    section: 2,
    says: 'Every unknown path answers status 404 (signed out and signed in).',
  },
  {
    id: '2.not-found.text',
    section: 2,
    says: 'The not-found page has the text "The page you\'re looking for doesn\'t exist. Here are some helpful links:".',
  },
  {
    id: '2.not-found.link-home',
    section: 2,
    says: "The not-found page's helpful links include one to /.",
  },
  {
    id: '2.not-found.link-dashboard',
    section: 2,
    says: "The not-found page's helpful links include one to /dashboard.",
  },
  {
    id: '2.not-found.link-settings',
    section: 2,
    says: "The not-found page's helpful links include one to /settings.",
  },
  {
    id: '2.not-found.back-to-home',
    section: 2,
    says: "The not-found page has a 'Back to Home' button that leads to /.",
  },
  {
    id: '2.blog.index-all-themes',
    section: 2,
    says: '/blog answers 200 and lists published posts of all themes.',
  },
  {
    id: '2.blog.index-one-theme',
    section: 2,
    says: '/blog/{theme} answers 200 and lists published posts of that theme only, for each of the eight theme values.',
  },
  {
    id: '2.blog.latest-12',
    section: 2,
    says: 'The public blog index shows the latest 12 published posts, newest first: with 13 the oldest is not on the page.',
  },
  { id: '2.blog.no-drafts', section: 2, says: 'No draft is shown on the public blog index.' },
  {
    id: '2.blog.links-per-profession',
    section: 2,
    says: 'The blog index has a link for each of the eight professions, to /blog/{theme}.',
  },
  {
    id: '2.blog.excerpt-cut',
    section: 2,
    says: 'On the blog index an excerpt longer than 150 characters is cut at 150 characters and ends in an ellipsis.',
  },
  {
    id: '2.blog.excerpt-short-uncut',
    section: 2,
    says: 'On the blog index an excerpt of at most 150 characters is shown whole, without an ellipsis.',
  },
  {
    id: '2.blog.post-links',
    section: 2,
    says: "Post links on the blog index go to /blog/{theme}/{slug}, with the post's own theme, also on /blog, which has no theme.",
  },
  {
    id: '2.blog.post-page',
    section: 2,
    says: '/blog/{theme}/{slug} of a published post answers 200 and shows its title and its content rendered as HTML.',
  },
  {
    id: '2.blog.post-wrong-theme',
    section: 2,
    says: "A post's slug under another known theme redirects with status 308 to /blog/{its own theme}/{slug}.",
  },
  {
    id: '2.blog.unknown-theme-404',
    section: 2,
    says: '/blog/{unknown theme} answers status 404 with the not-found page.',
  },
  {
    id: '2.blog.unknown-slug-404',
    section: 2,
    says: '/blog/{theme}/{unknown slug} answers status 404 with the not-found page.',
  },
  {
    id: '2.blog.draft-slug-404',
    section: 2,
    says: 'Signed out, the address of a draft answers status 404 with the not-found page.',
  },
  {
    id: '2.blog.error-state',
    section: 2,
    says: "When the posts cannot be read the public blog shows 'Error Loading Blog' and 'Please try again later.'.",
  },
  {
    id: '2.blog.server-rendered',
    section: 2,
    says: 'The HTML that the server sends for the blog pages already contains the posts; the pages make no call to /api/blog/posts?limit=12.',
  },
  {
    id: '2.blog.set-up-on-first-start',
    section: 2,
    says: 'After a first local start with an empty database /blog and every /blog/{theme} show at least one post, so that Content Tips never leads to an empty page.',
  },
  {
    id: '2.dashboard.at-root-and-dashboard',
    section: 2,
    says: 'Signed in, / and /dashboard both answer 200 with the hook generator and the grouped hook list.',
  },
  {
    id: '2.dashboard.success-toast',
    section: 2,
    says: "Signed in, opening / or /dashboard with ?success=true shows the toast 'Payment Successful! Your credits have been added to your account.'.",
  },
  {
    id: '2.dashboard.success-clears-query',
    section: 2,
    says: 'After ?success=true was handled the address has no query any more, and a reload shows no second toast.',
  },
  {
    id: '2.dashboard.topic-label',
    section: 2,
    says: 'The generator\'s topic field is labelled "What\'s your video about?".',
  },
  {
    id: '2.dashboard.placeholder.fitness',
    section: 2,
    says: "With a business_description that contains a fitness keyword (e.g. 'fitness') the topic field has the fitness placeholder, unlike the generic one.",
  },
  {
    id: '2.dashboard.placeholder.food',
    section: 2,
    says: "With a business_description that contains a food keyword (e.g. 'food') the topic field has the food placeholder, unlike the generic one.",
  },
  {
    id: '2.dashboard.placeholder.fashion',
    section: 2,
    says: "With a business_description that contains a fashion keyword (e.g. 'fashion') the topic field has the fashion placeholder, unlike the generic one.",
  },
  {
    id: '2.dashboard.placeholder.tech',
    section: 2,
    says: "With a business_description that contains a tech keyword (e.g. 'tech') the topic field has the tech placeholder, unlike the generic one.",
  },
  {
    id: '2.dashboard.placeholder.generic',
    section: 2,
    says: 'With no business context, or with none of the keywords in it, the topic field has the generic placeholder.',
  },
  { id: '2.dashboard.button', section: 2, says: "The generator's button reads 'Generate Hooks'." },
  {
    id: '2.dashboard.button-generating',
    section: 2,
    says: "While a run is under way the generator's button reads 'Generating...'; afterwards 'Generate Hooks' again.",
  },
  {
    id: '2.dashboard.list-refetched',
    section: 2,
    says: 'After a successful run the new hooks stand in the list without a reload of the page.',
  },
  {
    id: '2.dashboard.grouped-by-created-at',
    section: 2,
    says: 'Hooks are grouped by created_at: the 10 hooks of a run form one group, two runs two groups.',
  },
  {
    id: '2.dashboard.newest-group-first',
    section: 2,
    says: 'The newest group of hooks stands first.',
  },
  {
    id: '2.dashboard.favourites-first',
    section: 2,
    says: 'Inside a group favourites stand first.',
  },
  {
    id: '2.dashboard.favourites-stay-in-group',
    section: 2,
    says: 'A favourite of an older run stays inside its own group: it does not move above a newer group.',
  },
  { id: '2.hook.shows-type', section: 2, says: 'Each hook on the dashboard shows its hook_type.' },
  {
    id: '2.hook.shows-text',
    section: 2,
    says: 'Each hook on the dashboard shows its generated_hook.',
  },
  {
    id: '2.hook.shows-delivery-tip',
    section: 2,
    says: 'Each hook on the dashboard shows its delivery_tip.',
  },
  {
    id: '2.hook.copy-button',
    section: 2,
    says: 'Each hook has a copy button that puts its generated_hook on the clipboard.',
  },
  {
    id: '2.hook.favourite-toggle',
    section: 2,
    says: 'Each hook has a favourite toggle that shows whether it is on, and keeps its state after a reload.',
  },
  {
    id: '2.history.route',
    section: 2,
    says: "Signed in, /history answers 200 with the user's hooks.",
  },
  {
    id: '2.history.same-as-dashboard',
    section: 2,
    says: 'Each hook in /history shows hook_type, generated_hook, delivery_tip, a copy button and a favourite toggle, grouped and ordered as on the dashboard.',
  },
  {
    id: '2.history.creation-date',
    section: 2,
    says: 'Each hook in /history also shows its creation date.',
  },
  {
    id: '2.frame.on-every-signed-in-route',
    section: 2,
    says: '/, /dashboard, /history, /settings, /pricing and /onboarding, signed in, all have the top navigation.',
  },
  {
    id: '2.frame.nav-dashboard',
    section: 2,
    says: 'The top navigation has a link Dashboard that leads to the dashboard.',
  },
  {
    id: '2.frame.nav-history',
    section: 2,
    says: 'The top navigation has a link History to /history.',
  },
  {
    id: '2.frame.nav-runs-left',
    section: 2,
    says: 'The top navigation shows the number of runs left, equal to hook_credits.',
  },
  {
    id: '2.frame.nav-runs-left-updates',
    section: 2,
    says: 'The runs-left counter in the top navigation goes down by one after a run, without a reload.',
  },
  {
    id: '2.frame.nav-pricing-icon',
    section: 2,
    says: 'The top navigation has a pricing icon, with an accessible name, that leads to /pricing.',
  },
  {
    id: '2.frame.nav-settings-icon',
    section: 2,
    says: 'The top navigation has a settings icon, with an accessible name, that leads to /settings.',
  },
  {
    id: '2.frame.nav-logout',
    section: 2,
    says: "The top navigation has 'Logout', which ends the session.",
  },
  {
    id: '2.frame.context-banner',
    section: 2,
    says: 'While the user has no business context, signed-in screens show a banner with a link to /settings.',
  },
  {
    id: '2.frame.context-banner-gone',
    section: 2,
    says: 'Once the business context is set the banner that links to settings is no longer shown.',
  },
  {
    id: '2.logout.goes-home',
    section: 2,
    says: "After logout the browser is at /, the landing page, where the toast 'Logged out successfully' / 'Come back soon!' still shows.",
  },
  {
    id: '2.onboarding.route',
    section: 2,
    says: 'Signed in, /onboarding answers 200 with a form for first name, TikTok handle, Instagram handle, business description and ideal customer.',
  },
  {
    id: '2.onboarding.saves-all',
    section: 2,
    says: 'Sending the onboarding form stores first_name, tiktok_handle, instagram_handle and business_context, as GET /api/user then shows.',
  },
  {
    id: '2.onboarding.success-goes-home',
    section: 2,
    says: "After onboarding the browser is at / with the toast 'Your profile has been updated successfully'.",
  },
  { id: '2.settings.route', section: 2, says: 'Signed in, /settings answers 200.' },
  {
    id: '2.settings.social-handles',
    section: 2,
    says: "Settings has a part 'Social Handles' with a TikTok and an Instagram field that hold the stored handles and save through POST /api/update-social-handles.",
  },
  {
    id: '2.settings.business-context',
    section: 2,
    says: "Settings has a part 'Business Context' with business description and ideal customer fields that hold the stored values and save through POST /api/user/business-context.",
  },
  {
    id: '2.settings.legal-terms',
    section: 2,
    says: "Settings has a part 'Legal' with a link to /terms.",
  },
  {
    id: '2.settings.legal-privacy',
    section: 2,
    says: "The part 'Legal' of settings has a link to /privacy.",
  },
  {
    id: '2.settings.legal-support',
    section: 2,
    says: "The part 'Legal' of settings has a mail link to the support mailbox.",
  },
  {
    id: '2.pricing.route',
    section: 2,
    says: 'Signed in, /pricing answers 200 with the pricing screen.',
  },
  {
    id: '2.pricing.three-packages',
    section: 2,
    says: "Signed in, /pricing shows three packages, each with a purchase button that does not read 'Login to Purchase'.",
  },
  {
    id: '2.pricing.current-credits',
    section: 2,
    says: 'Signed in, /pricing shows the current credits (hook_credits).',
  },
  {
    id: '2.pricing.status-badge',
    section: 2,
    says: 'Signed in, /pricing shows a badge with the subscription status.',
  },
  {
    id: '2.pricing.account-created',
    section: 2,
    says: 'Signed in, /pricing shows the account creation date.',
  },
  {
    id: '2.pricing.billing-history',
    section: 2,
    says: 'Signed in, /pricing shows the billing history: each purchase with package name, amount, credits added and date.',
  },
  {
    id: '2.pricing.load-error',
    section: 2,
    says: "When the purchases cannot be read /pricing shows 'Error Loading Page'.",
  },
  {
    id: '2.admin.login-route',
    section: 2,
    says: '/admin/login answers 200 with a form for email and password.',
  },
  {
    id: '2.admin.login-success',
    section: 2,
    says: 'After a successful admin login the browser is at /admin/dashboard.',
  },
  {
    id: '2.admin.dashboard-route',
    section: 2,
    says: 'With an admin session /admin/dashboard answers 200 with the admin dashboard.',
  },
  {
    id: '2.admin.blog-route',
    section: 2,
    says: 'With an admin session /admin/blog answers 200 with the blog manager.',
  },
  {
    id: '2.admin.other-paths-not-found',
    section: 2,
    says: "Any other path under /admin (e.g. /admin/nothing) shows 'Page Not Found' with status 404, also with an admin session.",
  },
  {
    id: '2.admin.bare-path-not-found',
    section: 2,
    says: "/admin itself shows 'Page Not Found' with status 404.",
  },
  {
    id: '2.admin.dashboard-signed-out',
    section: 2,
    says: "/admin/dashboard without an admin session loads, fails to fetch the users and goes to /admin/login with a destructive toast titled 'Error' that says 'Failed to fetch users'.",
  },
  {
    id: '2.admin.blog-signed-out',
    section: 2,
    says: '/admin/blog without an admin session goes to /admin/login.',
  },
  {
    id: '2.admin.card-total-users',
    section: 2,
    says: "The admin dashboard has a card 'Total Users' with the number of all users.",
  },
  {
    id: '2.admin.card-active-users',
    section: 2,
    says: "The admin dashboard has a card 'Active Users' with the number of users whose subscription_status is not 'free'.",
  },
  {
    id: '2.admin.table-columns',
    section: 2,
    says: 'The user table has the columns ID, First Name, Email, Status, Credits, Created At, Actions, in this order.',
  },
  {
    id: '2.admin.table-row',
    section: 2,
    says: "Each row of the user table shows that user's id, first name, email, subscription_status, hook_credits and creation date.",
  },
  {
    id: '2.admin.first-name-na',
    section: 2,
    says: "A user without first_name shows 'N/A' in the First Name column.",
  },
  {
    id: '2.admin.add-10-runs',
    section: 2,
    says: "Each row has an 'Add 10 Runs' button; using it raises that user's Credits by 10 in the table.",
  },
  {
    id: '2.admin.delete-dialog',
    section: 2,
    says: "Each row has a delete button that opens a confirm dialog: 'Are you sure? This action cannot be undone. This will permanently delete the user and all their data.'.",
  },
  {
    id: '2.admin.delete-cancel',
    section: 2,
    says: 'Cancelling the confirm dialog deletes nothing.',
  },
  {
    id: '2.admin.delete-confirm',
    section: 2,
    says: 'Confirming the dialog deletes the user: the row disappears and the Total Users card goes down by one.',
  },
  {
    id: '2.admin.export-csv',
    section: 2,
    says: "The admin dashboard has 'Export CSV', which downloads users.csv by navigating to /api/admin/users/export.",
  },
  {
    id: '2.admin.logout',
    section: 2,
    says: "The admin dashboard has 'Logout', which ends the admin session: GET /api/admin/users then answers 401.",
  },
  {
    id: '2.admin-blog.card-title',
    section: 2,
    says: "Each post card in the blog manager shows the post's title.",
  },
  {
    id: '2.admin-blog.card-status',
    section: 2,
    says: 'Each post card in the blog manager shows a status badge (draft or published).',
  },
  {
    id: '2.admin-blog.card-theme',
    section: 2,
    says: "Each post card in the blog manager shows the theme's label (e.g. Real Estate for realEstate).",
  },
  {
    id: '2.admin-blog.card-excerpt',
    section: 2,
    says: 'Each post card in the blog manager shows the excerpt.',
  },
  {
    id: '2.admin-blog.card-reading-time',
    section: 2,
    says: 'Each post card in the blog manager shows the reading time in minutes.',
  },
  {
    id: '2.admin-blog.card-view-count',
    section: 2,
    says: 'Each post card in the blog manager shows the view count.',
  },
  {
    id: '2.admin-blog.card-view',
    section: 2,
    says: "Each post card in the blog manager has 'View', which opens /blog/{theme}/{slug} of the post.",
  },
  {
    id: '2.admin-blog.card-delete',
    section: 2,
    says: "Each post card in the blog manager has 'Delete', which removes the post from the list and from the public blog.",
  },
  {
    id: '2.admin-blog.lists-drafts',
    section: 2,
    says: 'The blog manager lists drafts and published posts alike.',
  },
  {
    id: '2.admin-blog.setup-button',
    section: 2,
    says: "The blog manager has a 'Setup Blog System' button that calls POST /api/blog/setup; the posts it added then stand in the list.",
  },
  {
    id: '2.admin-blog.create-form',
    section: 2,
    says: 'The blog manager has a create-post form with title, excerpt, content, theme, category, tags and status; sending it adds the post to the list.',
  },
  {
    id: '2.consent.banner-public-pages',
    section: 2,
    says: 'Without a decision the consent banner shows on every public page: landing, /pricing, /login, /reset-password, /privacy, /terms, /blog, post pages, the not-found page.',
  },
  {
    id: '2.consent.banner-signed-in-pages',
    section: 2,
    says: 'Without a decision the consent banner shows on the signed-in pages too.',
  },
  {
    id: '2.consent.banner-admin-pages',
    section: 2,
    says: 'Without a decision the consent banner shows on the admin pages too.',
  },
  {
    id: '2.consent.opt-in',
    section: 2,
    says: 'Consent is opt-in: before a decision no analytics or marketing script or cookie is set, and there is no hooksmith_consent cookie that accepts them.',
  },
  { id: '2.consent.banner-accept-all', section: 2, says: "The banner has 'Accept All'." },
  { id: '2.consent.banner-reject-all', section: 2, says: "The banner has 'Reject All'." },
  {
    id: '2.consent.banner-preferences',
    section: 2,
    says: 'The banner has a button that opens the preferences dialog.',
  },
  {
    id: '2.consent.dialog-accept-all',
    section: 2,
    says: "The preferences dialog has 'Accept All'.",
  },
  {
    id: '2.consent.dialog-reject-all',
    section: 2,
    says: "The preferences dialog has 'Reject All'.",
  },
  {
    id: '2.consent.dialog-accept-selection',
    section: 2,
    says: "The preferences dialog has 'Accept Current Selection', which saves the dialog's switches as they stand.",
  },
  {
    id: '2.consent.accept-all-saves',
    section: 2,
    says: "'Accept All' saves the categories necessary, analytics and marketing.",
  },
  {
    id: '2.consent.reject-all-saves',
    section: 2,
    says: "'Reject All' saves the category necessary only.",
  },
  {
    id: '2.consent.bots-not-shown',
    section: 2,
    says: 'With the user agent of a bot (e.g. Googlebot) the banner is not shown.',
  },
  {
    id: '2.consent.automated-browser-shown',
    section: 2,
    says: 'An automated browser (navigator.webdriver true) with an ordinary user agent is shown the banner: only the user agent decides who is a bot.',
  },
] as const satisfies readonly SpecLine[];
