import type { SpecLine } from './spec-line.ts';

/** Section 1: What the product does and for whom. */
export const SECTION_1 = [
  {
    id: '1.name.hooksmith',
    section: 1,
    says: "The product calls itself 'Hooksmith': the landing page shows the name and its document title contains it.",
  },
  {
    id: '1.purpose.hooks-depend-on-topic',
    section: 1,
    says: 'Two runs of the same user with clearly different topics produce different hook texts; the hooks are about the topic given.',
  },
  {
    id: '1.purpose.hooks-depend-on-business-context',
    section: 1,
    says: 'Runs with the same topic by two users whose business_context differs (e.g. a nutritionist and a real estate agent) produce different hook texts: the hooks are written from the business context and the topic.',
  },
  {
    id: '1.purpose.hooks-are-short-openers',
    section: 1,
    says: 'Each generated_hook is a short opener for a social video (one or two sentences to be spoken first), not a script, a list or a placeholder.',
  },
  {
    id: '1.purpose.no-mechanical-residue',
    section: 1,
    says: "No hook_type, generated_hook or delivery_tip holds residue of its making: no unfilled slot such as {topic} or [topic], no 'undefined' or 'null', no markup.",
  },
  {
    id: '1.audience.eight-professions',
    section: 1,
    says: 'The landing page addresses eight audiences, each with copy of its own: content creator, nutritionist, real estate agent, financial advisor, mental health therapist, business coach, tech tutorial creator, corporate trainer.',
  },
  {
    id: '1.flow.register-describe-generate',
    section: 1,
    says: 'The whole path works in a browser: register, describe business and ideal customer at /onboarding, then enter a topic on the dashboard and see hooks.',
  },
  { id: '1.run.produces-ten-hooks', section: 1, says: 'Each run produces exactly 10 hooks.' },
  {
    id: '1.run.ten-different-hooks',
    section: 1,
    says: 'The 10 hooks of a run are 10 different ones: no generated_hook occurs twice in a run.',
  },
  {
    id: '1.run.costs-one-credit',
    section: 1,
    says: 'A successful run lowers hook_credits by exactly 1 (a run is a credit, whatever the number of hooks).',
  },
  {
    id: '1.packages.one-time-no-subscription',
    section: 1,
    says: 'Credits are bought as one-time packages: the pricing page says one-time and no subscription, and a purchase never recurs (one Purchase per payment).',
  },
  {
    id: '1.free-runs.register-grants-5',
    section: 1,
    says: 'A newly registered account has hook_credits 5 (POST /api/register and GET /api/user).',
  },
  {
    id: '1.free-runs.banner-says-5-runs',
    section: 1,
    says: 'A banner on the landing page announces 5 free hook generation runs.',
  },
  {
    id: '1.free-runs.hero-says-first-10-hooks',
    section: 1,
    says: 'The hero copy of the landing page says that the first 10 hooks are free.',
  },
  {
    id: '1.free-runs.cta-says-first-10-hooks',
    section: 1,
    says: 'The final call-to-action copy of the landing page says that the first 10 hooks are free.',
  },
  {
    id: '1.free-runs.copy-no-credit-card',
    section: 1,
    says: 'The copy that says the first 10 hooks are free also says that no credit card is needed.',
  },
  {
    id: '1.free-runs.no-card-asked',
    section: 1,
    says: 'Registering, onboarding and generating with the free runs never ask for a credit card: no card field and no checkout on the way.',
  },
  {
    id: '1.free-runs.first-run-is-10-hooks',
    section: 1,
    says: 'The first run of a new account returns 10 hooks and needs no purchase.',
  },
  {
    id: '1.free-runs.pricing-says-10-runs-100-hooks',
    section: 1,
    says: 'The pricing copy says, in exactly one place, that a new account gets 10 runs (100 hooks).',
  },
  {
    id: '1.free-runs.pricing-explains-5-plus-5',
    section: 1,
    says: 'Where the pricing copy says 10 runs (100 hooks) it says "5 when you register, 5 more when you confirm your e-mail".',
  },
  {
    id: '1.free-runs.confirm-grants-5-more',
    section: 1,
    says: 'Confirming the e-mail address adds 5 to hook_credits: a new account that spent nothing then has 10.',
  },
  {
    id: '1.confirm.link-is-mailed',
    section: 1,
    says: 'Registering sends a mail to the address given with a link that confirms the e-mail address.',
  },
  {
    id: '1.confirm.link-is-one-time',
    section: 1,
    says: 'The confirmation link works once: opening it a second time adds no runs.',
  },
  {
    id: '1.confirm.grants-once-per-account',
    section: 1,
    says: 'The 5 runs for confirming are granted once per account, also when several confirmation links were mailed and each is opened.',
  },
  {
    id: '1.confirm.unknown-link-refused',
    section: 1,
    says: 'A confirmation link with an unknown token grants nothing and says so; it is no server error.',
  },
  {
    id: '1.confirm.unconfirmed-works-normally',
    section: 1,
    says: 'An account whose e-mail address is not confirmed can sign in, generate, favourite, change settings and buy like any other.',
  },
  {
    id: '1.confirm.notice-offers-resend',
    section: 1,
    says: 'While the address is unconfirmed, signed-in screens show a small notice that offers to send the confirmation link again; using it sends a new mail.',
  },
  {
    id: '1.confirm.notice-gone-after-confirming',
    section: 1,
    says: 'After the address is confirmed the notice that offers the confirmation link is no longer shown.',
  },
  {
    id: '1.claims.thirty-seconds',
    section: 1,
    says: 'The landing copy claims hooks in 30 seconds.',
  },
  {
    id: '1.claims.thirty-seconds-is-true',
    section: 1,
    says: 'A run (POST /api/hooks/generate until its full answer) takes well under 30 seconds.',
  },
  {
    id: '1.claims.27000-hooks',
    section: 1,
    says: 'The landing copy claims: trained on viral patterns and over 27,000 high-performing hooks.',
  },
  {
    id: '1.claims.27000-is-true',
    section: 1,
    says: "The ranking model is trained on more than 27,000 distinct real headlines and posts whose audience response is known, and the number that the product publishes is the model's own.",
  },
  {
    id: '1.claims.link-to-note',
    section: 1,
    says: "The training claim on the landing page is a link to a public note titled 'What we trained on'.",
  },
  {
    id: '1.claims.note-public',
    section: 1,
    says: "The note 'What we trained on' opens signed out with status 200 and that heading.",
  },
  {
    id: '1.claims.note-says-what-it-is',
    section: 1,
    says: "The note 'What we trained on' says exactly what the training examples are (more than 27,000 distinct real headlines and posts whose audience response is known).",
  },
  {
    id: '1.claims.note-says-what-it-is-not',
    section: 1,
    says: "The note 'What we trained on' says what the training examples are not.",
  },
  {
    id: '1.claims.no-invented-statistics',
    section: 1,
    says: 'No page shows invented statistics: each number in the copy (social proof stats included) is one that the product can show to be true.',
  },
  {
    id: '1.claims.no-testimonials-as-real',
    section: 1,
    says: 'No page presents a testimonial as real.',
  },
  {
    id: '1.claims.no-fake-urgency-counter',
    section: 1,
    says: "No page has a fake urgency counter (countdown, 'only n left', 'n people are watching'): the urgency section is a plain list.",
  },
  {
    id: '1.blog.public-with-profession-categories',
    section: 1,
    says: 'There is a public blog, readable signed out, whose categories are the eight professions.',
  },
  {
    id: '1.admin.area-for-users-and-posts',
    section: 1,
    says: 'There is an admin area in which users and blog posts are managed.',
  },
  {
    id: '1.visitor.anonymous-until-sign-in',
    section: 1,
    says: 'A visitor without a session is anonymous: GET /api/user answers 401 and no account exists until registration.',
  },
] as const satisfies readonly SpecLine[];
