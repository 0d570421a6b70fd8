export const PRODUCT_AND_AUDIENCE = {
  '1.name.hooksmith':
    "The product calls itself 'Hooksmith': the landing page shows the name and its document title contains it.",
  '1.purpose.hooks-depend-on-topic':
    'Two runs of the same user with clearly different topics produce different hook texts; the hooks are about the topic given.',
  '1.purpose.hooks-depend-on-business-context':
    'Runs with the same topic by two users whose business_context differs (e.g. a nutritionist and a real estate agent) produce different hook texts: the hooks are written from the business context and the topic.',
  '1.purpose.hooks-are-short-openers':
    'Each generated_hook is a short opener for a social video (one or two sentences to be spoken first), not a script, a list or a placeholder.',
  '1.purpose.no-mechanical-residue':
    "No hook_type, generated_hook or delivery_tip holds residue of its making: no unfilled slot such as {topic} or [topic], no 'undefined' or 'null', no markup.",
  '1.audience.eight-professions':
    'The landing page addresses eight audiences, each with copy of its own: content creator, nutritionist, real estate agent, financial advisor, mental health therapist, business coach, tech tutorial creator, corporate trainer.',
  '1.flow.register-describe-generate':
    'The whole path works in a browser: register, describe business and ideal customer at /onboarding, then enter a topic on the dashboard and see hooks.',
  '1.run.produces-ten-hooks': 'Each run produces exactly 10 hooks.',
  '1.run.ten-different-hooks':
    'The 10 hooks of a run are 10 different ones: no generated_hook occurs twice in a run.',
  '1.run.costs-one-credit':
    'A successful run lowers hook_credits by exactly 1 (a run is a credit, whatever the number of hooks).',
  '1.packages.one-time-no-subscription':
    'Credits are bought as one-time packages: the pricing page says one-time and no subscription, and a purchase never recurs (one Purchase per payment).',
  '1.free-runs.register-grants-5':
    'A newly registered account has hook_credits 5 (POST /api/register and GET /api/user).',
  '1.free-runs.banner-says-5-runs': 'A banner on the landing page announces 5 free hook generation runs.',
  '1.free-runs.hero-says-first-10-hooks':
    'The hero copy of the landing page says that the first 10 hooks are free.',
  '1.free-runs.cta-says-first-10-hooks':
    'The final call-to-action copy of the landing page says that the first 10 hooks are free.',
  '1.free-runs.copy-no-credit-card':
    'The copy that says the first 10 hooks are free also says that no credit card is needed.',
  '1.free-runs.no-card-asked':
    'Registering, onboarding and generating with the free runs never ask for a credit card: no card field and no checkout on the way.',
  '1.free-runs.first-run-is-10-hooks':
    'The first run of a new account returns 10 hooks and needs no purchase.',
  '1.free-runs.pricing-says-10-runs-100-hooks':
    'The pricing copy says, in exactly one place, that a new account gets 10 runs (100 hooks).',
  '1.free-runs.pricing-explains-5-plus-5':
    'Where the pricing copy says 10 runs (100 hooks) it says "5 when you register, 5 more when you confirm your e-mail".',
  '1.free-runs.confirm-grants-5-more':
    'Confirming the e-mail address adds 5 to hook_credits: a new account that spent nothing then has 10.',
  '1.confirm.link-is-mailed':
    'Registering sends a mail to the address given with a link that confirms the e-mail address.',
  '1.confirm.link-is-one-time': 'The confirmation link works once: opening it a second time adds no runs.',
  '1.confirm.grants-once-per-account':
    'The 5 runs for confirming are granted once per account, also when several confirmation links were mailed and each is opened.',
  '1.confirm.unknown-link-refused':
    'A confirmation link with an unknown token grants nothing and says so; it is no server error.',
  '1.confirm.unconfirmed-works-normally':
    'An account whose e-mail address is not confirmed can sign in, generate, favourite, change settings and buy like any other.',
  '1.confirm.notice-offers-resend':
    'While the address is unconfirmed, signed-in screens show a small notice that offers to send the confirmation link again; using it sends a new mail.',
  '1.confirm.notice-gone-after-confirming':
    'After the address is confirmed the notice that offers the confirmation link is no longer shown.',
  '1.claims.thirty-seconds': 'The landing copy claims hooks in 30 seconds.',
  '1.claims.thirty-seconds-is-true':
    'A run (POST /api/hooks/generate until its full answer) takes well under 30 seconds.',
  '1.claims.27000-hooks':
    'The landing copy claims: trained on viral patterns and over 27,000 high-performing hooks.',
  '1.claims.27000-is-true':
    "The ranking model is trained on more than 27,000 distinct real headlines and posts whose audience response is known, and the number that the product publishes is the model's own.",
  '1.claims.link-to-note':
    "The training claim on the landing page is a link to a public note titled 'What we trained on'.",
  '1.claims.note-public': "The note 'What we trained on' opens signed out with status 200 and that heading.",
  '1.claims.note-says-what-it-is':
    "The note 'What we trained on' says exactly what the training examples are (more than 27,000 distinct real headlines and posts whose audience response is known).",
  '1.claims.note-says-what-it-is-not':
    "The note 'What we trained on' says what the training examples are not.",
  '1.claims.no-invented-statistics':
    'No page shows invented statistics: each number in the copy (social proof stats included) is one that the product can show to be true.',
  '1.claims.no-testimonials-as-real': 'No page presents a testimonial as real.',
  '1.claims.no-fake-urgency-counter':
    "No page has a fake urgency counter (countdown, 'only n left', 'n people are watching'): the urgency section is a plain list.",
  '1.blog.public-with-profession-categories':
    'There is a public blog, readable signed out, whose categories are the eight professions.',
  '1.admin.area-for-users-and-posts': 'There is an admin area in which users and blog posts are managed.',
  '1.visitor.anonymous-until-sign-in':
    'A visitor without a session is anonymous: GET /api/user answers 401 and no account exists until registration.',
};
