export const SCREENS_AND_ROUTES = {
  '2.landing.signed-out-root': 'Signed out, GET / answers 200 with the landing page.',
  '2.root.server-decides-signed-out':
    'Signed out, the HTML that the server sends for / is the landing page and contains nothing of the dashboard: no flash of the other.',
  '2.root.server-decides-signed-in':
    'Signed in (session cookie sent), the HTML that the server sends for / is the dashboard and contains nothing of the landing page: no flash of the other.',
  '2.pricing.server-decides':
    'The server decides by the session cookie what /pricing is: signed out the landing page with pricing, signed in the pricing screen; the HTML never holds the other one first.',
  '2.landing.version.selects-theme':
    '/?version={value} shows the landing page in that theme, for each of default, nutritionist, realEstate, financialAdvisor, mentalHealthTherapist, businessCoach, techTutorialCreator, corporateTrainer.',
  '2.landing.version.missing-is-default': '/ without version shows the default theme and logs no warning.',
  '2.landing.version.empty-is-default': '/?version= (empty) shows the default theme and logs no warning.',
  '2.landing.version.unknown-is-default': '/?version=nosuchtheme answers 200 and shows the default theme.',
  '2.landing.version.unknown-warns-in-browser':
    "An unknown version logs the warning 'Theme not found, falling back to default' in the browser's console.",
  '2.landing.version.unknown-warns-on-server':
    "An unknown version makes the server log the warning 'Theme not found, falling back to default'.",
  '2.landing.version.object-names-unknown':
    'Names such as constructor, __proto__ and toString are unknown versions like any other: default theme, status 200 and the warning.',
  '2.landing.theme-selector.navigates':
    "Choosing a theme in the footer's selector navigates to /?version={value} with the chosen value.",
  '2.landing.theme-selector.changes-page':
    "After choosing a theme in the selector the page shows that theme's copy and colours and the selector shows it as chosen.",
  '2.landing.theme.back-forward':
    'Browser back and forward between /?version=a and /?version=b change the theme along with the address.',
  '2.landing.theme.parameter-change':
    'The theme changes whenever the version parameter changes, without any other action of the visitor.',
  '2.landing.header.content-tips':
    "The landing header has a 'Content Tips' button that leads to /blog/{version} of the theme shown (e.g. /blog/nutritionist with ?version=nutritionist).",
  '2.landing.header.content-tips-default':
    "Without a version, or with an unknown one, the header's 'Content Tips' leads to /blog/default.",
  '2.landing.header.faq-scrolls':
    "The landing header has an 'FAQ' button that scrolls smoothly to the FAQ section, without leaving the page.",
  '2.landing.header.faq-offset':
    "After the header's FAQ button has scrolled, the top of the FAQ section (id faq) stands 80px below the top of the viewport.",
  '2.landing.header.faq-in-every-theme':
    "The header's FAQ button works in all eight themes: each shows the FAQ section.",
  '2.landing.header.get-started': "The landing header has 'Get Started', a link to /login.",
  '2.landing.sections.order':
    'The landing sections stand in this order: hero, features, differentiator, how it works, urgency, social proof (if any), testimonials (hidden), pricing (hidden at /), FAQ, final call to action.',
  '2.landing.hero.title': "The hero shows the theme's copy.hero.title as the page's h1.",
  '2.landing.hero.subtitle': "The hero shows the theme's copy.hero.subtitle.",
  '2.landing.hero.image-mobile':
    'On a narrow viewport the hero image loads the mobile webp variant, status 200, type image/webp.',
  '2.landing.hero.image-desktop':
    'On a wide viewport the hero image loads the desktop webp variant, another file than the mobile one, status 200, type image/webp.',
  '2.landing.hero.start-link': "The hero has a link 'Start Creating Hooks Free' to /login.",
  '2.landing.features.shown':
    "The features section shows the theme's features title and each item's title and description.",
  '2.landing.differentiator.card':
    "The differentiator card is titled 'What makes this different to ChatGPT?' and shows its description and each benefit's title and description.",
  '2.landing.differentiator.all-themes':
    "All eight themes show the differentiator card, titled 'What makes this different to ChatGPT?', with benefits of their own.",
  '2.landing.how-it-works.four-steps':
    'The how-it-works section shows its title, its subtitle and 4 steps numbered 1 to 4, each with title and description.',
  '2.landing.urgency.list': 'The urgency section shows its title, its subtitle and a list of its items.',
  '2.landing.social-proof.optional':
    'A theme with social_proof shows its title, subtitle and stats (number and label); a theme without it has no such section.',
  '2.landing.testimonials.hidden':
    'No theme shows the testimonials section on the landing page (none of the eight, at / or /pricing).',
  '2.landing.pricing.hidden-at-root': 'At / no theme shows the pricing section.',
  '2.landing.pricing.id': 'The pricing section, where shown (/pricing signed out), has the id pricing.',
  '2.landing.faq.id': 'The FAQ section has the id faq.',
  '2.landing.faq.accordion-opens': 'The FAQ is an accordion: activating a question shows its answer.',
  '2.landing.faq.one-open':
    'Opening another FAQ question closes the one that was open: at most one item is open at a time.',
  '2.landing.faq.collapsible': 'Activating the open FAQ question again closes it, so that none is open.',
  '2.landing.faq.same-in-all-themes':
    "Themes other than default show the default theme's FAQ questions and answers.",
  '2.landing.cta.links-to-login':
    "The last landing section is the final call to action (the theme's cta title, subtitle and buttonText), whose button is a link to /login.",
  '2.landing.footer.terms': 'The landing footer links to /terms.',
  '2.landing.footer.privacy': 'The landing footer links to /privacy.',
  '2.landing.footer.support-mail':
    'The landing footer has a support mail link (mailto: the support address).',
  '2.landing.footer.theme-selector': 'The landing footer holds the theme selector with the eight labels.',
  '2.landing.no-js.links':
    'With JavaScript off the landing page is fully readable and its links (Content Tips, Get Started, Start Creating Hooks Free, footer) work.',
  '2.landing.no-js.faq': 'With JavaScript off FAQ answers can still be opened and read.',
  '2.landing.no-js.legal': 'With JavaScript off /privacy and /terms are fully readable.',
  '2.landing.no-js.blog':
    'With JavaScript off /blog, /blog/{theme} and post pages are fully readable and their links work.',
  '2.privacy.heading': "/privacy answers 200 with the heading 'Privacy Policy'.",
  '2.privacy.eight-sections': '/privacy has exactly 8 sections, numbered 1 to 8.',
  '2.privacy.last-updated': "/privacy shows 'Last updated: January 2025'.",
  '2.privacy.cookie-preferences':
    "/privacy has a 'Cookie Preferences' button that reopens the consent preferences dialog, also after a decision was made.",
  '2.privacy.title':
    'The document title names the Privacy Policy while /privacy is shown, and is another one after navigating away.',
  '2.privacy.names-payment-provider': '/privacy names a payment provider as a third party.',
  '2.privacy.names-analytics-service': '/privacy names an analytics service as a third party.',
  '2.privacy.names-ai-provider': '/privacy names an AI provider as a third party.',
  '2.terms.heading': "/terms answers 200 with the heading 'Terms of Service'.",
  '2.terms.six-sections': '/terms has exactly 6 sections.',
  '2.pricing-signed-out.landing-with-pricing':
    'Signed out, /pricing is the landing page with its pricing section shown.',
  '2.pricing-signed-out.packages':
    'Signed out, /pricing shows the three packages Hook Seeker, Hook Master and Hook Legend.',
  '2.pricing-signed-out.button-text':
    "Signed out, every purchase button on /pricing reads 'Login to Purchase'.",
  '2.pricing-signed-out.button-leads-to-login':
    "Signed out, every 'Login to Purchase' button leads to /login.",
  '2.login.tabs': '/login has two tabs: Login and Register.',
  '2.login.default-tab-register': 'The tab open on arriving at /login is Register.',
  '2.login.register-title': "The Register tab is titled 'Register for Free Hooks'.",
  '2.login.forgot-view':
    "From the Login tab one can open the Forgot Password view, with an email field and a button 'Send Reset Link'.",
  '2.login.forgot-back': "The Forgot Password view has 'Back to Login', which shows the login form again.",
  '2.login.noindex': 'While /login is shown the document has a robots meta tag with noindex.',
  '2.login.noindex-removed':
    'After navigating from /login to the landing page there is no noindex robots tag any more.',
  '2.login.success-goes-home':
    'After a successful login (not sent there from another page) the browser is at /, the dashboard.',
  '2.login.register-success-goes-to-onboarding':
    'After a successful registration the browser is at /onboarding.',
  '2.auth.same-screen':
    '/auth shows the same screen as /login (tabs, Register open, noindex) at its own address: no redirect to /login.',
  '2.forgot-password.route': '/forgot-password shows the login screen with its Forgot Password view open.',
  '2.reset-password.reads-token':
    '/reset-password?token=… shows a form for a new password and its confirmation and sends the token of the query with the password to POST /api/reset-password.',
  '2.reset-password.no-token':
    "/reset-password without a token shows 'Invalid Reset Link' and no password form.",
  '2.reset-password.no-token-button':
    "'Invalid Reset Link' comes with a button that leads to /forgot-password.",
  '2.reset-password.success-goes-to-login': 'After a successful reset the browser is at /login.',
  '2.redirect.dashboard-signed-out':
    'Signed out, GET /dashboard answers a server redirect to /login; no HTML of the screen is sent.',
  '2.redirect.history-signed-out':
    'Signed out, GET /history answers a server redirect to /login; no HTML of the screen is sent.',
  '2.redirect.settings-signed-out':
    'Signed out, GET /settings answers a server redirect to /login; no HTML of the screen is sent.',
  '2.redirect.back-after-login':
    'Someone redirected to /login from /dashboard, /history or /settings is at that page after logging in.',
  '2.redirect.login-signed-in': 'Signed in, GET /login redirects to /.',
  '2.redirect.auth-signed-in': 'Signed in, GET /auth redirects to /.',
  '2.redirect.forgot-password-signed-in': 'Signed in, GET /forgot-password redirects to /.',
  '2.redirect.onboarding-signed-out': 'Signed out, GET /onboarding redirects to /auth.',
  '2.not-found.heading': "An unknown path shows 'Page Not Found'.",
  '2.not-found.status': 'Every unknown path answers status 404 (signed out and signed in).',
  '2.not-found.text':
    'The not-found page has the text "The page you\'re looking for doesn\'t exist. Here are some helpful links:".',
  '2.not-found.link-home': "The not-found page's helpful links include one to /.",
  '2.not-found.link-dashboard': "The not-found page's helpful links include one to /dashboard.",
  '2.not-found.link-settings': "The not-found page's helpful links include one to /settings.",
  '2.not-found.back-to-home': "The not-found page has a 'Back to Home' button that leads to /.",
  '2.blog.index-all-themes': '/blog answers 200 and lists published posts of all themes.',
  '2.blog.index-one-theme':
    '/blog/{theme} answers 200 and lists published posts of that theme only, for each of the eight theme values.',
  '2.blog.latest-12':
    'The public blog index shows the latest 12 published posts, newest first: with 13 the oldest is not on the page.',
  '2.blog.no-drafts': 'No draft is shown on the public blog index.',
  '2.blog.links-per-profession':
    'The blog index has a link for each of the eight professions, to /blog/{theme}.',
  '2.blog.excerpt-cut':
    'On the blog index an excerpt longer than 150 characters is cut at 150 characters and ends in an ellipsis.',
  '2.blog.excerpt-short-uncut':
    'On the blog index an excerpt of at most 150 characters is shown whole, without an ellipsis.',
  '2.blog.post-links':
    "Post links on the blog index go to /blog/{theme}/{slug}, with the post's own theme, also on /blog, which has no theme.",
  '2.blog.post-page':
    '/blog/{theme}/{slug} of a published post answers 200 and shows its title and its content rendered as HTML.',
  '2.blog.post-wrong-theme':
    "A post's slug under another known theme redirects with status 308 to /blog/{its own theme}/{slug}.",
  '2.blog.unknown-theme-404': '/blog/{unknown theme} answers status 404 with the not-found page.',
  '2.blog.unknown-slug-404': '/blog/{theme}/{unknown slug} answers status 404 with the not-found page.',
  '2.blog.draft-slug-404': 'Signed out, the address of a draft answers status 404 with the not-found page.',
  '2.blog.error-state':
    "When the posts cannot be read the public blog shows 'Error Loading Blog' and 'Please try again later.'.",
  '2.blog.server-rendered':
    'The HTML that the server sends for the blog pages already contains the posts; the pages make no call to /api/blog/posts?limit=12.',
  '2.blog.set-up-on-first-start':
    'After a first local start with an empty database /blog and every /blog/{theme} show at least one post, so that Content Tips never leads to an empty page.',
  '2.dashboard.at-root-and-dashboard':
    'Signed in, / and /dashboard both answer 200 with the hook generator and the grouped hook list.',
  '2.dashboard.success-toast':
    "Signed in, opening / or /dashboard with ?success=true shows the toast 'Payment Successful! Your credits have been added to your account.'.",
  '2.dashboard.success-clears-query':
    'After ?success=true was handled the address has no query any more, and a reload shows no second toast.',
  '2.dashboard.topic-label': 'The generator\'s topic field is labelled "What\'s your video about?".',
  '2.dashboard.placeholder.fitness':
    "With a business_description that contains a fitness keyword (e.g. 'fitness') the topic field has the fitness placeholder, unlike the generic one.",
  '2.dashboard.placeholder.food':
    "With a business_description that contains a food keyword (e.g. 'food') the topic field has the food placeholder, unlike the generic one.",
  '2.dashboard.placeholder.fashion':
    "With a business_description that contains a fashion keyword (e.g. 'fashion') the topic field has the fashion placeholder, unlike the generic one.",
  '2.dashboard.placeholder.tech':
    "With a business_description that contains a tech keyword (e.g. 'tech') the topic field has the tech placeholder, unlike the generic one.",
  '2.dashboard.placeholder.generic':
    'With no business context, or with none of the keywords in it, the topic field has the generic placeholder.',
  '2.dashboard.button': "The generator's button reads 'Generate Hooks'.",
  '2.dashboard.button-generating':
    "While a run is under way the generator's button reads 'Generating...'; afterwards 'Generate Hooks' again.",
  '2.dashboard.list-refetched':
    'After a successful run the new hooks stand in the list without a reload of the page.',
  '2.dashboard.grouped-by-created-at':
    'Hooks are grouped by created_at: the 10 hooks of a run form one group, two runs two groups.',
  '2.dashboard.newest-group-first': 'The newest group of hooks stands first.',
  '2.dashboard.favourites-first': 'Inside a group favourites stand first.',
  '2.dashboard.favourites-stay-in-group':
    'A favourite of an older run stays inside its own group: it does not move above a newer group.',
  '2.hook.shows-type': 'Each hook on the dashboard shows its hook_type.',
  '2.hook.shows-text': 'Each hook on the dashboard shows its generated_hook.',
  '2.hook.shows-delivery-tip': 'Each hook on the dashboard shows its delivery_tip.',
  '2.hook.copy-button': 'Each hook has a copy button that puts its generated_hook on the clipboard.',
  '2.hook.favourite-toggle':
    'Each hook has a favourite toggle that shows whether it is on, and keeps its state after a reload.',
  '2.history.route': "Signed in, /history answers 200 with the user's hooks.",
  '2.history.same-as-dashboard':
    'Each hook in /history shows hook_type, generated_hook, delivery_tip, a copy button and a favourite toggle, grouped and ordered as on the dashboard.',
  '2.history.creation-date': 'Each hook in /history also shows its creation date.',
  '2.frame.on-every-signed-in-route':
    '/, /dashboard, /history, /settings, /pricing and /onboarding, signed in, all have the top navigation.',
  '2.frame.nav-dashboard': 'The top navigation has a link Dashboard that leads to the dashboard.',
  '2.frame.nav-history': 'The top navigation has a link History to /history.',
  '2.frame.nav-runs-left': 'The top navigation shows the number of runs left, equal to hook_credits.',
  '2.frame.nav-runs-left-updates':
    'The runs-left counter in the top navigation goes down by one after a run, without a reload.',
  '2.frame.nav-pricing-icon':
    'The top navigation has a pricing icon, with an accessible name, that leads to /pricing.',
  '2.frame.nav-settings-icon':
    'The top navigation has a settings icon, with an accessible name, that leads to /settings.',
  '2.frame.nav-logout': "The top navigation has 'Logout', which ends the session.",
  '2.frame.context-banner':
    'While the user has no business context, signed-in screens show a banner with a link to /settings.',
  '2.frame.context-banner-gone':
    'Once the business context is set the banner that links to settings is no longer shown.',
  '2.logout.goes-home':
    "After logout the browser is at /, the landing page, where the toast 'Logged out successfully' / 'Come back soon!' still shows.",
  '2.onboarding.route':
    'Signed in, /onboarding answers 200 with a form for first name, TikTok handle, Instagram handle, business description and ideal customer.',
  '2.onboarding.saves-all':
    'Sending the onboarding form stores first_name, tiktok_handle, instagram_handle and business_context, as GET /api/user then shows.',
  '2.onboarding.success-goes-home':
    "After onboarding the browser is at / with the toast 'Your profile has been updated successfully'.",
  '2.settings.route': 'Signed in, /settings answers 200.',
  '2.settings.social-handles':
    "Settings has a part 'Social Handles' with a TikTok and an Instagram field that hold the stored handles and save through POST /api/update-social-handles.",
  '2.settings.business-context':
    "Settings has a part 'Business Context' with business description and ideal customer fields that hold the stored values and save through POST /api/user/business-context.",
  '2.settings.legal-terms': "Settings has a part 'Legal' with a link to /terms.",
  '2.settings.legal-privacy': "The part 'Legal' of settings has a link to /privacy.",
  '2.settings.legal-support': "The part 'Legal' of settings has a mail link to the support mailbox.",
  '2.pricing.route': 'Signed in, /pricing answers 200 with the pricing screen.',
  '2.pricing.three-packages':
    "Signed in, /pricing shows three packages, each with a purchase button that does not read 'Login to Purchase'.",
  '2.pricing.current-credits': 'Signed in, /pricing shows the current credits (hook_credits).',
  '2.pricing.status-badge': 'Signed in, /pricing shows a badge with the subscription status.',
  '2.pricing.account-created': 'Signed in, /pricing shows the account creation date.',
  '2.pricing.billing-history':
    'Signed in, /pricing shows the billing history: each purchase with package name, amount, credits added and date.',
  '2.pricing.load-error': "When the purchases cannot be read /pricing shows 'Error Loading Page'.",
  '2.admin.login-route': '/admin/login answers 200 with a form for email and password.',
  '2.admin.login-success': 'After a successful admin login the browser is at /admin/dashboard.',
  '2.admin.dashboard-route': 'With an admin session /admin/dashboard answers 200 with the admin dashboard.',
  '2.admin.blog-route': 'With an admin session /admin/blog answers 200 with the blog manager.',
  '2.admin.other-paths-not-found':
    "Any other path under /admin (e.g. /admin/nothing) shows 'Page Not Found' with status 404, also with an admin session.",
  '2.admin.bare-path-not-found': "/admin itself shows 'Page Not Found' with status 404.",
  '2.admin.dashboard-signed-out':
    "/admin/dashboard without an admin session loads, fails to fetch the users and goes to /admin/login with a destructive toast titled 'Error' that says 'Failed to fetch users'.",
  '2.admin.blog-signed-out': '/admin/blog without an admin session goes to /admin/login.',
  '2.admin.card-total-users': "The admin dashboard has a card 'Total Users' with the number of all users.",
  '2.admin.card-active-users':
    "The admin dashboard has a card 'Active Users' with the number of users whose subscription_status is not 'free'.",
  '2.admin.table-columns':
    'The user table has the columns ID, First Name, Email, Status, Credits, Created At, Actions, in this order.',
  '2.admin.table-row':
    "Each row of the user table shows that user's id, first name, email, subscription_status, hook_credits and creation date.",
  '2.admin.first-name-na': "A user without first_name shows 'N/A' in the First Name column.",
  '2.admin.add-10-runs':
    "Each row has an 'Add 10 Runs' button; using it raises that user's Credits by 10 in the table.",
  '2.admin.delete-dialog':
    "Each row has a delete button that opens a confirm dialog: 'Are you sure? This action cannot be undone. This will permanently delete the user and all their data.'.",
  '2.admin.delete-cancel': 'Cancelling the confirm dialog deletes nothing.',
  '2.admin.delete-confirm':
    'Confirming the dialog deletes the user: the row disappears and the Total Users card goes down by one.',
  '2.admin.export-csv':
    "The admin dashboard has 'Export CSV', which downloads users.csv by navigating to /api/admin/users/export.",
  '2.admin.logout':
    "The admin dashboard has 'Logout', which ends the admin session: GET /api/admin/users then answers 401.",
  '2.admin-blog.card-title': "Each post card in the blog manager shows the post's title.",
  '2.admin-blog.card-status': 'Each post card in the blog manager shows a status badge (draft or published).',
  '2.admin-blog.card-theme':
    "Each post card in the blog manager shows the theme's label (e.g. Real Estate for realEstate).",
  '2.admin-blog.card-excerpt': 'Each post card in the blog manager shows the excerpt.',
  '2.admin-blog.card-reading-time': 'Each post card in the blog manager shows the reading time in minutes.',
  '2.admin-blog.card-view-count': 'Each post card in the blog manager shows the view count.',
  '2.admin-blog.card-view':
    "Each post card in the blog manager has 'View', which opens /blog/{theme}/{slug} of the post.",
  '2.admin-blog.card-delete':
    "Each post card in the blog manager has 'Delete', which removes the post from the list and from the public blog.",
  '2.admin-blog.lists-drafts': 'The blog manager lists drafts and published posts alike.',
  '2.admin-blog.setup-button':
    "The blog manager has a 'Setup Blog System' button that calls POST /api/blog/setup; the posts it added then stand in the list.",
  '2.admin-blog.create-form':
    'The blog manager has a create-post form with title, excerpt, content, theme, category, tags and status; sending it adds the post to the list.',
  '2.consent.banner-public-pages':
    'Without a decision the consent banner shows on every public page: landing, /pricing, /login, /reset-password, /privacy, /terms, /blog, post pages, the not-found page.',
  '2.consent.banner-signed-in-pages':
    'Without a decision the consent banner shows on the signed-in pages too.',
  '2.consent.banner-admin-pages': 'Without a decision the consent banner shows on the admin pages too.',
  '2.consent.opt-in':
    'Consent is opt-in: before a decision no analytics or marketing script or cookie is set, and there is no hooksmith_consent cookie that accepts them.',
  '2.consent.banner-accept-all': "The banner has 'Accept All'.",
  '2.consent.banner-reject-all': "The banner has 'Reject All'.",
  '2.consent.banner-preferences': 'The banner has a button that opens the preferences dialog.',
  '2.consent.dialog-accept-all': "The preferences dialog has 'Accept All'.",
  '2.consent.dialog-reject-all': "The preferences dialog has 'Reject All'.",
  '2.consent.dialog-accept-selection':
    "The preferences dialog has 'Accept Current Selection', which saves the dialog's switches as they stand.",
  '2.consent.accept-all-saves': "'Accept All' saves the categories necessary, analytics and marketing.",
  '2.consent.reject-all-saves': "'Reject All' saves the category necessary only.",
  '2.consent.bots-not-shown': 'With the user agent of a bot (e.g. Googlebot) the banner is not shown.',
  '2.consent.automated-browser-shown':
    'An automated browser (navigator.webdriver true) with an ordinary user agent is shown the banner: only the user agent decides who is a bot.',
};
