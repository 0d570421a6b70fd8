import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { FREE_CREDITS_AT_REGISTRATION, FREE_CREDITS_IN_ALL } from '#features/credits/free-credits.ts';
import { HOOKS_PER_RUN } from '#features/credits/hooks-per-run.ts';
import { HOOK_TYPES } from '#features/hooks/hook-types.ts';
import { trainingFacts } from '#features/hooks/ranker/training-facts.ts';
import { THEME_LABELS } from '#features/landing/theme.ts';
import { examples } from '#features/landing/themes/examples.ts';
import { THEMES } from '#features/landing/themes/registry.ts';
import { PACKAGES } from '#features/payments/packages.ts';
import { THEME_NAMES, type ThemeName } from '#platform/theme-names.ts';
import { headings, hrefOf, sectionNames, sectionOf, textOf, titleOf } from '../support/html.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const WARNING = 'Theme not found, falling back to default';
const CLAIM = 'trained on viral patterns and over 27,000 high-performing hooks';

let app: TestApp;
const pages = {} as Record<ThemeName, string>;
let pricing: string;

beforeAll(async () => {
  app = await createTestApp();
  for (const name of THEME_NAMES) pages[name] = await read(`/?version=${name}`);
  pricing = await read('/pricing');
});
afterAll(() => app.close());

async function read(path: string, status = 200): Promise<string> {
  const response = await app.visitor().get(path);
  expect(response.status).toBe(status);
  return response.text();
}

/** Runs for each of the eight themes. */
function each(check: (html: string, name: ThemeName) => void): void {
  for (const name of THEME_NAMES) check(pages[name], name);
}

async function warningsOf(path: string): Promise<{ html: string; warnings: unknown[] }> {
  const warn = vi.spyOn(app.services.log, 'warn');
  const html = await read(path);
  const warnings = warn.mock.calls.map(([first]) => first);
  warn.mockRestore();
  return { html, warnings };
}

/** Every number in the copy, except timeline marks and numbers in example topics or hooks. */
function numbersOf(html: string, name: ThemeName): string[] {
  const { topic, hooks } = examples[name];
  let text = textOf(html).replaceAll(/\b\d\.\d s\b/g, '');
  for (const said of [topic, ...hooks.flatMap((hook) => [hook.text, hook.tip])]) {
    text = text.replaceAll(said, '');
  }
  // Topics that the copy quotes: 'Roth IRA vs 401k', '5 Git mistakes'.
  text = text.replaceAll(/'[^']{3,40}'/g, '');
  return [...text.matchAll(/\d[\d,]*/g)].map(([number]) => number.replaceAll(',', ''));
}

describe('what the site says of the product', () => {
  test("[1.name.hooksmith] The product calls itself 'Hooksmith': the landing page shows the name and its document title contains it.", () => {
    each((html) => {
      expect(titleOf(html)).toContain('Hooksmith');
      expect(textOf(html)).toContain('Hooksmith');
    });
  });
  test('[1.audience.eight-professions] The landing page addresses eight audiences, each with copy of its own: content creator, nutritionist, real estate agent, financial advisor, mental health therapist, business coach, tech tutorial creator, corporate trainer.', () => {
    const titles = THEME_NAMES.map((name) => headings(pages[name], 1)[0]);
    expect(new Set(titles).size).toBe(8);
    expect(Object.values(THEME_LABELS)).toHaveLength(8);
  });
  test('[1.free-runs.banner-says-5-runs] A banner on the landing page announces 5 free hook generation runs.', () => {
    each((html) => expect(textOf(html)).toContain('5 free hook generation runs'));
  });
  test('[1.free-runs.hero-says-first-10-hooks] The hero copy of the landing page says that the first 10 hooks are free.', () => {
    each((html) => expect(textOf(sectionOf(html, 'hero'))).toContain('The first 10 hooks are free'));
  });
  test('[1.free-runs.cta-says-first-10-hooks] The final call-to-action copy of the landing page says that the first 10 hooks are free.', () => {
    each((html) => expect(textOf(sectionOf(html, 'cta'))).toContain('The first 10 hooks are free'));
  });
  test('[1.free-runs.copy-no-credit-card] The copy that says the first 10 hooks are free also says that no credit card is needed.', () => {
    each((html) => {
      for (const name of ['hero', 'cta']) {
        expect(textOf(sectionOf(html, name))).toContain('The first 10 hooks are free, no credit card needed');
      }
    });
  });
  test('[1.free-runs.pricing-says-10-runs-100-hooks] The pricing copy says, in exactly one place, that a new account gets 10 runs (100 hooks).', () => {
    expect(textOf(pricing).split('A new account gets 10 runs (100 hooks)')).toHaveLength(2);
  });
  test('[1.free-runs.pricing-explains-5-plus-5] Where the pricing copy says 10 runs (100 hooks) it says "5 when you register, 5 more when you confirm your e-mail".', () => {
    expect(textOf(pricing)).toContain(
      '10 runs (100 hooks): 5 when you register, 5 more when you confirm your e-mail',
    );
  });
  test('[1.claims.thirty-seconds] The landing copy claims hooks in 30 seconds.', () => {
    each((html) => expect(textOf(sectionOf(html, 'hero'))).toContain('in 30 seconds'));
  });
  test('[1.claims.27000-hooks] The landing copy claims: trained on viral patterns and over 27,000 high-performing hooks.', () => {
    each((html) => expect(textOf(html)).toContain(CLAIM));
  });
  test("[1.claims.link-to-note] The training claim on the landing page is a link to a public note titled 'What we trained on'.", async () => {
    each((html) => expect(hrefOf(html, CLAIM)).toBe('/trained-on'));
    expect(headings(await read('/trained-on'), 1)).toEqual(['What we trained on']);
  });
  test("[1.claims.note-public] The note 'What we trained on' opens signed out with status 200 and that heading.", async () => {
    const note = await read('/trained-on');
    expect(headings(note, 1)).toEqual(['What we trained on']);
  });
  test("[1.claims.note-says-what-it-is] The note 'What we trained on' says exactly what the training examples are (more than 27,000 distinct real headlines and posts whose audience response is known).", async () => {
    const text = textOf(await read('/trained-on'));
    const said = /([\d,]+) distinct real headlines and posts whose audience response is known/.exec(
      text,
    )?.[1];
    expect(Number(said?.replaceAll(',', ''))).toBeGreaterThan(27_000);
  });
  test("[1.claims.note-says-what-it-is-not] The note 'What we trained on' says what the training examples are not.", async () => {
    const note = await read('/trained-on');
    expect(headings(note, 2)).toContain('What they are not');
    expect(textOf(note)).toContain('They are not video views');
  });
  test('[1.claims.no-invented-statistics] No page shows invented statistics: each number in the copy (social proof stats included) is one that the product can show to be true.', async () => {
    expect(trainingFacts.distinctTexts).toBeGreaterThan(27_000);
    const known = new Set(
      [
        ...[HOOKS_PER_RUN, HOOK_TYPES.length, FREE_CREDITS_AT_REGISTRATION, FREE_CREDITS_IN_ALL],
        FREE_CREDITS_IN_ALL * HOOKS_PER_RUN,
        ...PACKAGES.flatMap(({ amount, credits }) => [amount / 100, credits, credits * HOOKS_PER_RUN]),
        ...PACKAGES.map(({ originalAmount }) => (originalAmount ?? 0) / 100),
        ...PACKAGES.map(({ discount }) => Number.parseInt(discount ?? '0', 10)),
        // The specification's claim and the count behind it, the maximum time of a run, and how long bought credits last.
        ...[27_000, 30, 12],
        // The steps of 'how it works'.
        ...[1, 2, 3, 4],
      ].map(String),
    );
    each((html, name) => expect(numbersOf(html, name).filter((number) => !known.has(number))).toEqual([]));
    expect(numbersOf(pricing, 'default').filter((number) => !known.has(number))).toEqual([]);
  });
  test('[1.claims.no-testimonials-as-real] No page presents a testimonial as real.', () => {
    for (const html of [...Object.values(pages), pricing]) {
      expect(sectionNames(html)).not.toContain('testimonials');
      expect(textOf(html)).not.toMatch(/Sample creator|@sample/);
    }
  });
  test("[1.claims.no-fake-urgency-counter] No page has a fake urgency counter (countdown, 'only n left', 'n people are watching'): the urgency section is a plain list.", () => {
    each((html) => {
      expect(textOf(html)).not.toMatch(/only \d+ (left|spots)|people are (watching|viewing)|ends in|hurry/i);
      expect(sectionOf(html, 'urgency')).not.toMatch(/<time|timer|countdown/i);
    });
  });
});

describe('the landing page', () => {
  test('[2.landing.signed-out-root] Signed out, GET / answers 200 with the landing page.', async () => {
    expect(sectionNames(await read('/'))[0]).toBe('hero');
  });
  test('[2.root.server-decides-signed-out] Signed out, the HTML that the server sends for / is the landing page and contains nothing of the dashboard: no flash of the other.', async () => {
    const html = await read('/');
    expect(html).not.toContain('id="root"');
    expect(html).not.toMatch(/src\/client|client-\w+\.js/);
  });
  test('[2.landing.version.selects-theme] /?version={value} shows the landing page in that theme, for each of default, nutritionist, realEstate, financialAdvisor, mentalHealthTherapist, businessCoach, techTutorialCreator, corporateTrainer.', () => {
    each((html, name) => expect(headings(html, 1)).toEqual([THEMES[name].copy.hero.title]));
  });
  test('[2.landing.version.missing-is-default] / without version shows the default theme and logs no warning.', async () => {
    const { html, warnings } = await warningsOf('/');
    expect(html).toBe(pages.default);
    expect(warnings).toEqual([]);
  });
  test('[2.landing.version.empty-is-default] /?version= (empty) shows the default theme and logs no warning.', async () => {
    const { html, warnings } = await warningsOf('/?version=');
    expect(html).toBe(pages.default);
    expect(warnings).toEqual([]);
  });
  test('[2.landing.version.unknown-is-default] /?version=nosuchtheme answers 200 and shows the default theme.', async () => {
    const html = await read('/?version=nosuchtheme');
    expect(textOf(html)).toBe(textOf(pages.default));
    expect(html).not.toContain('nosuchtheme');
  });
  test("[2.landing.version.unknown-warns-on-server] An unknown version makes the server log the warning 'Theme not found, falling back to default'.", async () => {
    expect((await warningsOf('/?version=nosuchtheme')).warnings).toEqual([WARNING]);
  });
  test('[2.landing.version.object-names-unknown] Names such as constructor, __proto__ and toString are unknown versions like any other: default theme, status 200 and the warning.', async () => {
    for (const version of ['constructor', '__proto__', 'toString', 'hasOwnProperty']) {
      const { html, warnings } = await warningsOf(`/?version=${version}`);
      expect(textOf(html)).toBe(textOf(pages.default));
      expect(warnings).toEqual([WARNING]);
    }
  });
  test('a repeated, malformed or hostile version shows the same page as an unknown one', async () => {
    const unknown = await read('/?version=nosuchtheme');
    for (const query of [
      'version=nutritionist&version=realEstate',
      'version=nutritionist&version=nutritionist',
      'version=NUTRITIONIST',
      'version=%20',
      `version=${'a'.repeat(10_000)}`,
      `version=${encodeURIComponent('<script>alert(1)</script>')}`,
      'version=../../etc/passwd',
      'version=%00',
      'version=%E0%A4%A',
    ]) {
      const { html, warnings } = await warningsOf(`/?${query}`);
      expect(html, query.slice(0, 60)).toBe(unknown);
      expect(warnings).toEqual([WARNING]);
    }
    expect(await read('/?other=1')).toBe(pages.default);
  });
  test("[2.landing.header.content-tips] The landing header has a 'Content Tips' button that leads to /blog/{version} of the theme shown (e.g. /blog/nutritionist with ?version=nutritionist).", () => {
    each((html, name) => expect(hrefOf(html, 'Content Tips')).toBe(`/blog/${name}`));
  });
  test("[2.landing.header.content-tips-default] Without a version, or with an unknown one, the header's 'Content Tips' leads to /blog/default.", async () => {
    for (const path of ['/', '/?version=', '/?version=nosuchtheme']) {
      expect(hrefOf(await read(path), 'Content Tips')).toBe('/blog/default');
    }
  });
  test("[2.landing.header.faq-in-every-theme] The header's FAQ button works in all eight themes: each shows the FAQ section.", () => {
    each((html) => {
      expect(hrefOf(html, 'FAQ')).toBe('#faq');
      expect(html).toContain('id="faq"');
    });
  });
  test("[2.landing.header.get-started] The landing header has 'Get Started', a link to /login.", () => {
    each((html) => expect(hrefOf(html, 'Get Started')).toBe('/login'));
  });
  test('[2.landing.sections.order] The landing sections stand in this order: hero, features, differentiator, how it works, urgency, social proof (if any), testimonials (hidden), pricing (hidden at /), FAQ, final call to action.', () => {
    const order = [
      'hero',
      'features',
      'differentiator',
      'howItWorks',
      'urgency',
      'social_proof',
      'pricing',
      'faq',
      'cta',
    ];
    each((html, name) => {
      const has = (section: string) =>
        section === 'faq' || (section !== 'pricing' && section in THEMES[name].copy);
      expect(sectionNames(html)).toEqual(order.filter(has));
    });
    expect(sectionNames(pricing)).toEqual(order);
  });
  test("[2.landing.hero.title] The hero shows the theme's copy.hero.title as the page's h1.", () => {
    each((html, name) => expect(headings(html, 1)).toEqual([THEMES[name].copy.hero.title]));
  });
  test("[2.landing.hero.subtitle] The hero shows the theme's copy.hero.subtitle.", () => {
    each((html, name) => {
      expect(textOf(sectionOf(html, 'hero'))).toContain(THEMES[name].copy.hero.subtitle);
    });
  });
  test("[2.landing.hero.start-link] The hero has a link 'Start Creating Hooks Free' to /login.", () => {
    each((html) => expect(hrefOf(sectionOf(html, 'hero'), 'Start Creating Hooks Free')).toBe('/login'));
  });
  test("[2.landing.features.shown] The features section shows the theme's features title and each item's title and description.", () => {
    each((html, name) => {
      const text = textOf(sectionOf(html, 'features'));
      const { title, items } = THEMES[name].copy.features;
      for (const words of [title, ...items.flatMap((item) => [item.title, item.description])]) {
        expect(text).toContain(words);
      }
    });
  });
  test("[2.landing.differentiator.card] The differentiator card is titled 'What makes this different to ChatGPT?' and shows its description and each benefit's title and description.", () => {
    each((html, name) => {
      const card = sectionOf(html, 'differentiator');
      const copy = THEMES[name].copy.differentiator;
      expect(headings(card, 2)).toEqual(['What makes this different to ChatGPT?']);
      expect(textOf(card)).toContain(copy?.description);
      for (const { title, description } of copy?.benefits ?? []) {
        expect(textOf(card)).toContain(title);
        expect(textOf(card)).toContain(description);
      }
    });
  });
  test("[2.landing.differentiator.all-themes] All eight themes show the differentiator card, titled 'What makes this different to ChatGPT?', with benefits of their own.", () => {
    const benefits = THEME_NAMES.map((name) => headings(sectionOf(pages[name], 'differentiator'), 3).join());
    expect(new Set(benefits).size).toBe(8);
    each((html) => {
      expect(headings(html, 2)).toContain('What makes this different to ChatGPT?');
    });
  });
  test('[2.landing.how-it-works.four-steps] The how-it-works section shows its title, its subtitle and 4 steps numbered 1 to 4, each with title and description.', () => {
    each((html, name) => {
      const copy = THEMES[name].copy.howItWorks;
      if (!copy) return;
      const text = textOf(sectionOf(html, 'howItWorks'));
      expect(text).toContain(copy.title);
      expect(text).toContain(copy.subtitle);
      copy.steps.forEach((step, index) => {
        expect(text).toContain(`${index + 1} ${step.title} ${step.description}`);
      });
    });
  });
  test('[2.landing.urgency.list] The urgency section shows its title, its subtitle and a list of its items.', () => {
    each((html, name) => {
      const copy = THEMES[name].copy.urgency;
      if (!copy) return;
      const section = sectionOf(html, 'urgency');
      const items = [...section.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map((match) => textOf(match[1] ?? ''));
      expect(items).toEqual(copy.items);
      expect(textOf(section)).toContain(copy.title);
      expect(textOf(section)).toContain(copy.subtitle);
    });
  });
  test('[2.landing.social-proof.optional] A theme with social_proof shows its title, subtitle and stats (number and label); a theme without it has no such section.', () => {
    each((html, name) => {
      const copy = THEMES[name].copy.social_proof;
      expect(sectionNames(html).includes('social_proof')).toBe(copy !== undefined);
      const text = textOf(sectionOf(html, 'social_proof'));
      for (const { number, label } of copy?.stats ?? []) {
        expect(text).toContain(number);
        expect(text).toContain(label);
      }
      if (copy) expect(text).toContain(copy.subtitle);
    });
  });
  test('[2.landing.testimonials.hidden] No theme shows the testimonials section on the landing page (none of the eight, at / or /pricing).', async () => {
    for (const name of THEME_NAMES) {
      expect(sectionNames(pages[name])).not.toContain('testimonials');
      expect(sectionNames(await read(`/pricing?version=${name}`))).not.toContain('testimonials');
    }
  });
  test('[2.landing.pricing.hidden-at-root] At / no theme shows the pricing section.', () => {
    each((html) => {
      expect(sectionNames(html)).not.toContain('pricing');
      expect(html).not.toContain('id="pricing"');
    });
  });
  test('[2.landing.pricing.id] The pricing section, where shown (/pricing signed out), has the id pricing.', () => {
    expect(sectionOf(pricing, 'pricing')).toContain('id="pricing"');
  });
  test('[2.landing.faq.id] The FAQ section has the id faq.', () => {
    each((html) => expect(sectionOf(html, 'faq')).toContain('id="faq"'));
  });
  test("[2.landing.faq.same-in-all-themes] Themes other than default show the default theme's FAQ questions and answers.", () => {
    const text = textOf(sectionOf(pages.default, 'faq'));
    for (const { question, answer } of THEMES.default.copy.faq?.items ?? []) {
      expect(text).toContain(question);
      expect(text).toContain(answer);
    }
    each((html) => expect(textOf(sectionOf(html, 'faq'))).toBe(text));
  });
  test("[2.landing.cta.links-to-login] The last landing section is the final call to action (the theme's cta title, subtitle and buttonText), whose button is a link to /login.", () => {
    each((html, name) => {
      const { title, subtitle, buttonText } = THEMES[name].copy.cta;
      const section = sectionOf(html, 'cta');
      expect(sectionNames(html).at(-1)).toBe('cta');
      expect(textOf(section)).toContain(title);
      expect(textOf(section)).toContain(subtitle);
      expect(hrefOf(section, buttonText)).toBe('/login');
    });
  });
  const footer = (html: string) => html.slice(html.indexOf('<footer'));
  test('[2.landing.footer.terms] The landing footer links to /terms.', () => {
    each((html) => expect(footer(html)).toContain('href="/terms"'));
  });
  test('[2.landing.footer.privacy] The landing footer links to /privacy.', () => {
    each((html) => expect(footer(html)).toContain('href="/privacy"'));
  });
  test('[2.landing.footer.support-mail] The landing footer has a support mail link (mailto: the support address).', () => {
    each((html) => expect(footer(html)).toContain('href="mailto:support@hooksmith.example"'));
  });
  test('[2.landing.footer.theme-selector] The landing footer holds the theme selector with the eight labels.', () => {
    each((html, name) => {
      const options = [...footer(html).matchAll(/<option value="(\w+)"( selected="")?>(.*?)<\/option>/g)];
      expect(options.map((option) => [option[1], option[3]])).toEqual(Object.entries(THEME_LABELS));
      expect(options.filter((option) => option[2]).map((option) => option[1])).toEqual([name]);
    });
  });
});

describe('prices and legal pages', () => {
  test('[2.pricing-signed-out.landing-with-pricing] Signed out, /pricing is the landing page with its pricing section shown.', () => {
    expect(sectionNames(pricing)).toEqual(
      sectionNames(pages.default).flatMap((name) => (name === 'faq' ? ['pricing', 'faq'] : [name])),
    );
  });
  test('[2.pricing-signed-out.packages] Signed out, /pricing shows the three packages Hook Seeker, Hook Master and Hook Legend.', () => {
    expect(headings(sectionOf(pricing, 'pricing'), 3)).toEqual(['Hook Seeker', 'Hook Master', 'Hook Legend']);
  });
  const buttons = () =>
    [...sectionOf(pricing, 'pricing').matchAll(/<a href="([^"]*)" class="button [^>]*>(.*?)<\/a>/g)].map(
      (m) => [m[1], m[2]],
    );
  test("[2.pricing-signed-out.button-text] Signed out, every purchase button on /pricing reads 'Login to Purchase'.", () => {
    expect(buttons().map((button) => button[1])).toEqual(Array(3).fill('Login to Purchase'));
  });
  test("[2.pricing-signed-out.button-leads-to-login] Signed out, every 'Login to Purchase' button leads to /login.", () => {
    expect(buttons().map((button) => button[0])).toEqual(Array(3).fill('/login'));
  });
  test("[2.privacy.heading] /privacy answers 200 with the heading 'Privacy Policy'.", async () => {
    expect(headings(await read('/privacy'), 1)).toEqual(['Privacy Policy']);
  });
  test('[2.privacy.eight-sections] /privacy has exactly 8 sections, numbered 1 to 8.', async () => {
    const numbers = headings(await read('/privacy'), 2).map((text) => /^(\d)\. \S/.exec(text)?.[1]);
    expect(numbers).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
  });
  test("[2.privacy.last-updated] /privacy shows 'Last updated: January 2025'.", async () => {
    expect(textOf(await read('/privacy'))).toContain('Last updated: January 2025');
  });
  test('[2.privacy.names-payment-provider] /privacy names a payment provider as a third party.', async () => {
    expect(textOf(await read('/privacy'))).toContain('Stripe');
  });
  test('[2.privacy.names-analytics-service] /privacy names an analytics service as a third party.', async () => {
    expect(textOf(await read('/privacy'))).toContain('Google Analytics');
  });
  test('[2.privacy.names-ai-provider] /privacy names an AI provider as a third party.', async () => {
    expect(textOf(await read('/privacy'))).toMatch(/OpenAI|Anthropic|Gemini/);
  });
  test("[2.terms.heading] /terms answers 200 with the heading 'Terms of Service'.", async () => {
    expect(headings(await read('/terms'), 1)).toEqual(['Terms of Service']);
  });
  test('[2.terms.six-sections] /terms has exactly 6 sections.', async () => {
    expect(headings(await read('/terms'), 2)).toHaveLength(6);
  });
  test('[9.terms.non-refundable] /terms says that credits are non-refundable.', async () => {
    expect(textOf(await read('/terms'))).toMatch(/non-refundable/i);
  });
  test('[9.terms.twelve-months] /terms says that credits must be used within 12 months of purchase.', async () => {
    expect(textOf(await read('/terms'))).toMatch(/within 12 months of purchase/i);
  });
  test('[9.terms.one-credit-one-session] /terms says that one credit allows one hook generation session.', async () => {
    expect(textOf(await read('/terms'))).toMatch(/one credit allows one hook generation session/i);
  });
});

describe('themes as data', () => {
  const labels: Record<string, ThemeName> = {
    '3.theme.default': 'default',
    '3.theme.nutritionist': 'nutritionist',
    '3.theme.real-estate': 'realEstate',
    '3.theme.financial-advisor': 'financialAdvisor',
    '3.theme.mental-health-therapist': 'mentalHealthTherapist',
    '3.theme.business-coach': 'businessCoach',
    '3.theme.tech-tutorial-creator': 'techTutorialCreator',
    '3.theme.corporate-trainer': 'corporateTrainer',
  };
  const labelled = (id: string, label: string) => {
    const name = labels[id] as ThemeName;
    expect(THEMES[name].name).toBe(label);
    expect(pages[name]).toContain(`<option value="${name}" selected="">${label}</option>`);
  };
  test("[3.theme.default] The theme with the value default has the label 'Content Creator'.", () =>
    labelled('3.theme.default', 'Content Creator'));
  test("[3.theme.nutritionist] The theme with the value nutritionist has the label 'Nutritionist'.", () =>
    labelled('3.theme.nutritionist', 'Nutritionist'));
  test("[3.theme.real-estate] The theme with the value realEstate has the label 'Real Estate'.", () =>
    labelled('3.theme.real-estate', 'Real Estate'));
  test("[3.theme.financial-advisor] The theme with the value financialAdvisor has the label 'Financial Advisor'.", () =>
    labelled('3.theme.financial-advisor', 'Financial Advisor'));
  test("[3.theme.mental-health-therapist] The theme with the value mentalHealthTherapist has the label 'Mental Health Therapist'.", () =>
    labelled('3.theme.mental-health-therapist', 'Mental Health Therapist'));
  test("[3.theme.business-coach] The theme with the value businessCoach has the label 'Business Coach'.", () =>
    labelled('3.theme.business-coach', 'Business Coach'));
  test("[3.theme.tech-tutorial-creator] The theme with the value techTutorialCreator has the label 'Tech Tutorial Creator'.", () =>
    labelled('3.theme.tech-tutorial-creator', 'Tech Tutorial Creator'));
  test("[3.theme.corporate-trainer] The theme with the value corporateTrainer has the label 'Corporate Trainer'.", () =>
    labelled('3.theme.corporate-trainer', 'Corporate Trainer'));

  test('[3.theme-def.name] A theme definition has name.', () => {
    each((_, name) => expect(THEMES[name].name).toBe(THEME_LABELS[name]));
  });
  test('[3.theme-def.hidden-sections] A theme definition has hiddenSections, a list; testimonials and pricing are in it in all eight themes.', () => {
    each((_, name) => expect(THEMES[name].hiddenSections).toEqual(['testimonials', 'pricing']));
  });
  test('[3.theme-def.colors] A theme definition has colors primary, secondary, accent, background and foreground, each a string of the form hsl(h s% l%).', () => {
    each((_, name) => {
      const { primary, secondary, accent, background, foreground } = THEMES[name].colors;
      for (const color of [primary, secondary, accent, background, foreground]) {
        expect(color).toMatch(/^hsl\(\d+ \d+% \d+%\)$/);
      }
    });
  });
  test('[3.theme-def.hero-image] A theme definition has images.hero, the image that the hero shows.', () => {
    each((html, name) => {
      const hero = sectionOf(html, 'hero');
      expect(hero).toContain(`src="${THEMES[name].images.hero}-mobile.webp"`);
      expect(hero).toContain(`srcSet="${THEMES[name].images.hero}-desktop.webp"`);
    });
  });
  test('[3.copy.features-six] copy.features has a title and six items with title and description, in every theme.', () => {
    each((_, name) => {
      const { title, items } = THEMES[name].copy.features;
      expect(title).toBeTruthy();
      expect(items).toHaveLength(6);
      for (const item of items) expect(item.title && item.description).toBeTruthy();
    });
  });
  test("[3.copy.testimonials-three] copy.testimonials has a title and three items with name, handle, quote and avatar, in every theme's data.", () => {
    each((_, name) => {
      const { title, items } = THEMES[name].copy.testimonials;
      expect(title).toBeTruthy();
      expect(items).toHaveLength(3);
      for (const item of items) {
        expect(Object.keys(item).sort()).toEqual(['avatar', 'handle', 'name', 'quote']);
      }
    });
  });
  test('[3.copy.testimonials-are-samples] The data of the testimonials says that they are samples.', () => {
    each((_, name) => {
      for (const item of THEMES[name].copy.testimonials.items) {
        expect(item.name).toMatch(/sample/i);
        expect(item.quote).toMatch(/sample/i);
      }
    });
  });
  test('[3.copy.cta] copy.cta has title, subtitle and buttonText, in every theme.', () => {
    each((_, name) => {
      const { title, subtitle, buttonText } = THEMES[name].copy.cta;
      expect(title && subtitle && buttonText).toBeTruthy();
    });
  });
  test('[3.copy.how-it-works-four] copy.howItWorks has title, subtitle and four steps with title and description, in every theme but businessCoach.', () => {
    each((_, name) => {
      const copy = THEMES[name].copy.howItWorks;
      if (name === 'businessCoach') return expect(copy).toBeUndefined();
      expect(copy?.title && copy.subtitle).toBeTruthy();
      expect(copy?.steps).toHaveLength(4);
      for (const step of copy?.steps ?? []) expect(step.title && step.description).toBeTruthy();
    });
  });
  test('[3.copy.urgency-five] copy.urgency has title, subtitle and five items (strings), in every theme but businessCoach.', () => {
    each((_, name) => {
      const copy = THEMES[name].copy.urgency;
      if (name === 'businessCoach') return expect(copy).toBeUndefined();
      expect(copy?.title && copy.subtitle).toBeTruthy();
      expect(copy?.items).toHaveLength(5);
      for (const item of copy?.items ?? []) expect(item).toBeTypeOf('string');
    });
  });
  test('[3.copy.business-coach-no-how-it-works] /?version=businessCoach shows no how-it-works section.', () => {
    expect(sectionNames(pages.businessCoach)).not.toContain('howItWorks');
  });
  test('[3.copy.business-coach-no-urgency] /?version=businessCoach shows no urgency section.', () => {
    expect(sectionNames(pages.businessCoach)).not.toContain('urgency');
  });
  test('[3.copy.faq-default-only] copy.faq (title, items with question and answer) is written in the default theme alone.', () => {
    each((_, name) => expect(THEMES[name].copy.faq !== undefined).toBe(name === 'default'));
    for (const item of THEMES.default.copy.faq?.items ?? [])
      expect(item.question && item.answer).toBeTruthy();
  });
  test('[3.copy.differentiator] copy.differentiator has title, description and benefits with title and description, in every theme; no two themes have the same benefits.', () => {
    const all = THEME_NAMES.map((name) => THEMES[name].copy.differentiator);
    for (const copy of all) {
      expect(copy?.title && copy.description).toBeTruthy();
      for (const benefit of copy?.benefits ?? []) expect(benefit.title && benefit.description).toBeTruthy();
    }
    expect(new Set(all.map((copy) => JSON.stringify(copy?.benefits))).size).toBe(8);
  });
  test('[3.copy.social-proof-optional] copy.social_proof, where a theme has it, has title, subtitle and stats with number and label.', () => {
    each((_, name) => {
      const copy = THEMES[name].copy.social_proof;
      if (!copy) return;
      expect(copy.title && copy.subtitle).toBeTruthy();
      for (const stat of copy.stats) expect(stat.number && stat.label).toBeTruthy();
    });
  });
  test('[3.copy.absent-section-absent] A theme without howItWorks, urgency or social_proof shows no such section: no empty heading and no gap in its place.', () => {
    each((html, name) => {
      const { copy } = THEMES[name];
      for (const section of ['howItWorks', 'urgency', 'social_proof'] as const) {
        expect(sectionNames(html).includes(section)).toBe(copy[section] !== undefined);
        expect(html.includes(`${section}-title`)).toBe(copy[section] !== undefined);
      }
      // A divider above each section except the first and the last, and none for absent sections.
      expect(html.split('class="ruler text-line"')).toHaveLength(sectionNames(html).length - 1);
      expect(headings(html, 2).every((heading) => heading !== '')).toBe(true);
    });
  });
});

describe('permissions and limits', () => {
  test('[6.anonymous.landing] An anonymous visitor may open the landing page.', async () => {
    await read('/');
  });
  test('[6.anonymous.legal] An anonymous visitor may read /terms and /privacy.', async () => {
    await read('/terms');
    await read('/privacy');
  });
  test("[9.landing.static] The landing page is statically themed: the server's HTML already holds the theme's copy and colours, and the page makes no call to learn its theme.", () => {
    for (const name of THEME_NAMES) {
      const css = /<style>(.+?)<\/style>/s.exec(pages[name])?.[1] ?? '';
      const { background, foreground, primary } = THEMES[name].colors;
      for (const color of [background, foreground, primary]) expect(css).toContain(color);
      expect(textOf(pages[name])).toContain(THEMES[name].copy.hero.title);
    }
  });
  test('[9.config.support-email-default] Without SUPPORT_EMAIL the support address is support@hooksmith.example.', () => {
    expect(app.services.config.supportEmail).toBe('support@hooksmith.example');
    expect(pages.default).toContain('mailto:support@hooksmith.example');
  });
});
