import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { FREE_RUNS_AT_REGISTRATION, FREE_RUNS_IN_ALL, HOOKS_PER_RUN } from '#features/credits/free-runs.ts';
import { HOOK_TYPES } from '#features/hooks/hook-types.ts';
import { trainingFacts } from '#features/hooks/ranker/training-facts.ts';
import { THEME_LABELS, THEME_NAMES, type ThemeName } from '#features/landing/theme.ts';
import { THEMES } from '#features/landing/themes/all.ts';
import { examples } from '#features/landing/themes/examples.ts';
import { PACKAGES } from '#features/payments/packages.ts';
import { headings, hrefOf, sectionNames, sectionOf, textOf, titleOf } from '../support/html.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { spec } from './spec.ts';

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

/** What is said of each theme holds for all eight. */
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

/** Every number of the copy, but for the marks of the timeline and what a topic or a hook of the examples says. */
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

describe('section 1: what it says', () => {
  spec('1.name.hooksmith', () => {
    each((html) => {
      expect(titleOf(html)).toContain('Hooksmith');
      expect(textOf(html)).toContain('Hooksmith');
    });
  });
  spec('1.audience.eight-professions', () => {
    const titles = THEME_NAMES.map((name) => headings(pages[name], 1)[0]);
    expect(new Set(titles).size).toBe(8);
    expect(Object.values(THEME_LABELS)).toHaveLength(8);
  });
  spec('1.free-runs.banner-says-5-runs', () => {
    each((html) => expect(textOf(html)).toContain('5 free hook generation runs'));
  });
  spec('1.free-runs.hero-says-first-10-hooks', () => {
    each((html) => expect(textOf(sectionOf(html, 'hero'))).toContain('The first 10 hooks are free'));
  });
  spec('1.free-runs.cta-says-first-10-hooks', () => {
    each((html) => expect(textOf(sectionOf(html, 'cta'))).toContain('The first 10 hooks are free'));
  });
  spec('1.free-runs.copy-no-credit-card', () => {
    each((html) => {
      for (const name of ['hero', 'cta']) {
        expect(textOf(sectionOf(html, name))).toContain('The first 10 hooks are free, no credit card needed');
      }
    });
  });
  spec('1.free-runs.pricing-says-10-runs-100-hooks', () => {
    expect(textOf(pricing).split('A new account gets 10 runs (100 hooks)')).toHaveLength(2);
  });
  spec('1.free-runs.pricing-explains-5-plus-5', () => {
    expect(textOf(pricing)).toContain(
      '10 runs (100 hooks): 5 when you register, 5 more when you confirm your e-mail',
    );
  });
  spec('1.claims.thirty-seconds', () => {
    each((html) => expect(textOf(sectionOf(html, 'hero'))).toContain('in 30 seconds'));
  });
  spec('1.claims.27000-hooks', () => {
    each((html) => expect(textOf(html)).toContain(CLAIM));
  });
  spec('1.claims.link-to-note', async () => {
    each((html) => expect(hrefOf(html, CLAIM)).toBe('/trained-on'));
    expect(headings(await read('/trained-on'), 1)).toEqual(['What we trained on']);
  });
  spec('1.claims.note-public', async () => {
    const note = await read('/trained-on');
    expect(headings(note, 1)).toEqual(['What we trained on']);
  });
  spec('1.claims.note-says-what-it-is', async () => {
    const text = textOf(await read('/trained-on'));
    const said = /([\d,]+) distinct real headlines and posts whose audience response is known/.exec(
      text,
    )?.[1];
    expect(Number(said?.replaceAll(',', ''))).toBeGreaterThan(27_000);
  });
  spec('1.claims.note-says-what-it-is-not', async () => {
    const note = await read('/trained-on');
    expect(headings(note, 2)).toContain('What they are not');
    expect(textOf(note)).toContain('They are not video views');
  });
  spec('1.claims.no-invented-statistics', async () => {
    expect(trainingFacts.distinctTexts).toBeGreaterThan(27_000);
    const known = new Set(
      [
        ...[HOOKS_PER_RUN, HOOK_TYPES.length, FREE_RUNS_AT_REGISTRATION, FREE_RUNS_IN_ALL],
        FREE_RUNS_IN_ALL * HOOKS_PER_RUN,
        ...PACKAGES.flatMap(({ amount, runs }) => [amount / 100, runs, runs * HOOKS_PER_RUN]),
        ...PACKAGES.map(({ originalAmount }) => (originalAmount ?? 0) / 100),
        ...PACKAGES.map(({ discount }) => Number.parseInt(discount ?? '0', 10)),
        // The claim of the specification and what it counts; how long a run may take; how long bought runs last.
        ...[27_000, 30, 12],
        // The steps of 'how it works'.
        ...[1, 2, 3, 4],
      ].map(String),
    );
    each((html, name) => expect(numbersOf(html, name).filter((number) => !known.has(number))).toEqual([]));
    expect(numbersOf(pricing, 'default').filter((number) => !known.has(number))).toEqual([]);
  });
  spec('1.claims.no-testimonials-as-real', () => {
    for (const html of [...Object.values(pages), pricing]) {
      expect(sectionNames(html)).not.toContain('testimonials');
      expect(textOf(html)).not.toMatch(/Sample creator|@sample/);
    }
  });
  spec('1.claims.no-fake-urgency-counter', () => {
    each((html) => {
      expect(textOf(html)).not.toMatch(/only \d+ (left|spots)|people are (watching|viewing)|ends in|hurry/i);
      expect(sectionOf(html, 'urgency')).not.toMatch(/<time|timer|countdown/i);
    });
  });
});

describe('section 2: the landing page', () => {
  spec('2.landing.signed-out-root', async () => {
    expect(sectionNames(await read('/'))[0]).toBe('hero');
  });
  spec('2.root.server-decides-signed-out', async () => {
    const html = await read('/');
    expect(html).not.toContain('id="root"');
    expect(html).not.toMatch(/src\/client|client-\w+\.js/);
  });
  spec('2.landing.version.selects-theme', () => {
    each((html, name) => expect(headings(html, 1)).toEqual([THEMES[name].copy.hero.title]));
  });
  spec('2.landing.version.missing-is-default', async () => {
    const { html, warnings } = await warningsOf('/');
    expect(html).toBe(pages.default);
    expect(warnings).toEqual([]);
  });
  spec('2.landing.version.empty-is-default', async () => {
    const { html, warnings } = await warningsOf('/?version=');
    expect(html).toBe(pages.default);
    expect(warnings).toEqual([]);
  });
  spec('2.landing.version.unknown-is-default', async () => {
    const html = await read('/?version=nosuchtheme');
    expect(textOf(html)).toBe(textOf(pages.default));
    expect(html).not.toContain('nosuchtheme');
  });
  spec('2.landing.version.unknown-warns-on-server', async () => {
    expect((await warningsOf('/?version=nosuchtheme')).warnings).toEqual([WARNING]);
  });
  spec('2.landing.version.object-names-unknown', async () => {
    for (const version of ['constructor', '__proto__', 'toString', 'hasOwnProperty']) {
      const { html, warnings } = await warningsOf(`/?version=${version}`);
      expect(textOf(html)).toBe(textOf(pages.default));
      expect(warnings).toEqual([WARNING]);
    }
  });
  test('a version of any other kind is the default theme and nothing else', async () => {
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
  spec('2.landing.header.content-tips', () => {
    each((html, name) => expect(hrefOf(html, 'Content Tips')).toBe(`/blog/${name}`));
  });
  spec('2.landing.header.content-tips-default', async () => {
    for (const path of ['/', '/?version=', '/?version=nosuchtheme']) {
      expect(hrefOf(await read(path), 'Content Tips')).toBe('/blog/default');
    }
  });
  spec('2.landing.header.faq-in-every-theme', () => {
    each((html) => {
      expect(hrefOf(html, 'FAQ')).toBe('#faq');
      expect(html).toContain('id="faq"');
    });
  });
  spec('2.landing.header.get-started', () => {
    each((html) => expect(hrefOf(html, 'Get Started')).toBe('/login'));
  });
  spec('2.landing.sections.order', () => {
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
  spec('2.landing.hero.title', () => {
    each((html, name) => expect(headings(html, 1)).toEqual([THEMES[name].copy.hero.title]));
  });
  spec('2.landing.hero.subtitle', () => {
    each((html, name) => {
      expect(textOf(sectionOf(html, 'hero'))).toContain(THEMES[name].copy.hero.subtitle);
    });
  });
  spec('2.landing.hero.start-link', () => {
    each((html) => expect(hrefOf(sectionOf(html, 'hero'), 'Start Creating Hooks Free')).toBe('/login'));
  });
  spec('2.landing.features.shown', () => {
    each((html, name) => {
      const text = textOf(sectionOf(html, 'features'));
      const { title, items } = THEMES[name].copy.features;
      for (const words of [title, ...items.flatMap((item) => [item.title, item.description])]) {
        expect(text).toContain(words);
      }
    });
  });
  spec('2.landing.differentiator.card', () => {
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
  spec('2.landing.differentiator.all-themes', () => {
    const benefits = THEME_NAMES.map((name) => headings(sectionOf(pages[name], 'differentiator'), 3).join());
    expect(new Set(benefits).size).toBe(8);
    each((html) => {
      expect(headings(html, 2)).toContain('What makes this different to ChatGPT?');
    });
  });
  spec('2.landing.how-it-works.four-steps', () => {
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
  spec('2.landing.urgency.list', () => {
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
  spec('2.landing.social-proof.optional', () => {
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
  spec('2.landing.testimonials.hidden', async () => {
    for (const name of THEME_NAMES) {
      expect(sectionNames(pages[name])).not.toContain('testimonials');
      expect(sectionNames(await read(`/pricing?version=${name}`))).not.toContain('testimonials');
    }
  });
  spec('2.landing.pricing.hidden-at-root', () => {
    each((html) => {
      expect(sectionNames(html)).not.toContain('pricing');
      expect(html).not.toContain('id="pricing"');
    });
  });
  spec('2.landing.pricing.id', () => {
    expect(sectionOf(pricing, 'pricing')).toContain('id="pricing"');
  });
  spec('2.landing.faq.id', () => {
    each((html) => expect(sectionOf(html, 'faq')).toContain('id="faq"'));
  });
  spec('2.landing.faq.same-in-all-themes', () => {
    const text = textOf(sectionOf(pages.default, 'faq'));
    for (const { question, answer } of THEMES.default.copy.faq?.items ?? []) {
      expect(text).toContain(question);
      expect(text).toContain(answer);
    }
    each((html) => expect(textOf(sectionOf(html, 'faq'))).toBe(text));
  });
  spec('2.landing.cta.links-to-login', () => {
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
  spec('2.landing.footer.terms', () => {
    each((html) => expect(footer(html)).toContain('href="/terms"'));
  });
  spec('2.landing.footer.privacy', () => {
    each((html) => expect(footer(html)).toContain('href="/privacy"'));
  });
  spec('2.landing.footer.support-mail', () => {
    each((html) => expect(footer(html)).toContain('href="mailto:support@hooksmith.example"'));
  });
  spec('2.landing.footer.theme-selector', () => {
    each((html, name) => {
      const options = [...footer(html).matchAll(/<option value="(\w+)"( selected="")?>(.*?)<\/option>/g)];
      expect(options.map((option) => [option[1], option[3]])).toEqual(Object.entries(THEME_LABELS));
      expect(options.filter((option) => option[2]).map((option) => option[1])).toEqual([name]);
    });
  });
});

describe('section 2: prices and legal pages', () => {
  spec('2.pricing-signed-out.landing-with-pricing', () => {
    expect(sectionNames(pricing)).toEqual(
      sectionNames(pages.default).flatMap((name) => (name === 'faq' ? ['pricing', 'faq'] : [name])),
    );
  });
  spec('2.pricing-signed-out.packages', () => {
    expect(headings(sectionOf(pricing, 'pricing'), 3)).toEqual(['Hook Seeker', 'Hook Master', 'Hook Legend']);
  });
  const buttons = () =>
    [...sectionOf(pricing, 'pricing').matchAll(/<a href="([^"]*)" class="button [^>]*>(.*?)<\/a>/g)].map(
      (m) => [m[1], m[2]],
    );
  spec('2.pricing-signed-out.button-text', () => {
    expect(buttons().map((button) => button[1])).toEqual(Array(3).fill('Login to Purchase'));
  });
  spec('2.pricing-signed-out.button-leads-to-login', () => {
    expect(buttons().map((button) => button[0])).toEqual(Array(3).fill('/login'));
  });
  spec('2.privacy.heading', async () => {
    expect(headings(await read('/privacy'), 1)).toEqual(['Privacy Policy']);
  });
  spec('2.privacy.eight-sections', async () => {
    const numbers = headings(await read('/privacy'), 2).map((text) => /^(\d)\. \S/.exec(text)?.[1]);
    expect(numbers).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
  });
  spec('2.privacy.last-updated', async () => {
    expect(textOf(await read('/privacy'))).toContain('Last updated: January 2025');
  });
  spec('2.privacy.names-payment-provider', async () => {
    expect(textOf(await read('/privacy'))).toContain('Stripe');
  });
  spec('2.privacy.names-analytics-service', async () => {
    expect(textOf(await read('/privacy'))).toContain('Google Analytics');
  });
  spec('2.privacy.names-ai-provider', async () => {
    expect(textOf(await read('/privacy'))).toMatch(/OpenAI|Anthropic|Gemini/);
  });
  spec('2.terms.heading', async () => {
    expect(headings(await read('/terms'), 1)).toEqual(['Terms of Service']);
  });
  spec('2.terms.six-sections', async () => {
    expect(headings(await read('/terms'), 2)).toHaveLength(6);
  });
  spec('9.terms.non-refundable', async () => {
    expect(textOf(await read('/terms'))).toMatch(/non-refundable/i);
  });
  spec('9.terms.twelve-months', async () => {
    expect(textOf(await read('/terms'))).toMatch(/within 12 months of purchase/i);
  });
  spec('9.terms.one-credit-one-session', async () => {
    expect(textOf(await read('/terms'))).toMatch(/one credit allows one hook generation session/i);
  });
});

describe('section 3: themes as data', () => {
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
  spec('3.theme.default', () => labelled('3.theme.default', 'Content Creator'));
  spec('3.theme.nutritionist', () => labelled('3.theme.nutritionist', 'Nutritionist'));
  spec('3.theme.real-estate', () => labelled('3.theme.real-estate', 'Real Estate'));
  spec('3.theme.financial-advisor', () => labelled('3.theme.financial-advisor', 'Financial Advisor'));
  spec('3.theme.mental-health-therapist', () =>
    labelled('3.theme.mental-health-therapist', 'Mental Health Therapist'),
  );
  spec('3.theme.business-coach', () => labelled('3.theme.business-coach', 'Business Coach'));
  spec('3.theme.tech-tutorial-creator', () =>
    labelled('3.theme.tech-tutorial-creator', 'Tech Tutorial Creator'),
  );
  spec('3.theme.corporate-trainer', () => labelled('3.theme.corporate-trainer', 'Corporate Trainer'));

  spec('3.theme-def.name', () => {
    each((_, name) => expect(THEMES[name].name).toBe(THEME_LABELS[name]));
  });
  spec('3.theme-def.hidden-sections', () => {
    each((_, name) => expect(THEMES[name].hiddenSections).toEqual(['testimonials', 'pricing']));
  });
  spec('3.theme-def.colors', () => {
    each((_, name) => {
      const { primary, secondary, accent, background, foreground } = THEMES[name].colors;
      for (const colour of [primary, secondary, accent, background, foreground]) {
        expect(colour).toMatch(/^hsl\(\d+ \d+% \d+%\)$/);
      }
    });
  });
  spec('3.theme-def.hero-image', () => {
    each((html, name) => {
      const hero = sectionOf(html, 'hero');
      expect(hero).toContain(`src="${THEMES[name].images.hero}-mobile.webp"`);
      expect(hero).toContain(`srcSet="${THEMES[name].images.hero}-desktop.webp"`);
    });
  });
  spec('3.copy.features-six', () => {
    each((_, name) => {
      const { title, items } = THEMES[name].copy.features;
      expect(title).toBeTruthy();
      expect(items).toHaveLength(6);
      for (const item of items) expect(item.title && item.description).toBeTruthy();
    });
  });
  spec('3.copy.testimonials-three', () => {
    each((_, name) => {
      const { title, items } = THEMES[name].copy.testimonials;
      expect(title).toBeTruthy();
      expect(items).toHaveLength(3);
      for (const item of items) {
        expect(Object.keys(item).sort()).toEqual(['avatar', 'handle', 'name', 'quote']);
      }
    });
  });
  spec('3.copy.testimonials-are-samples', () => {
    each((_, name) => {
      for (const item of THEMES[name].copy.testimonials.items) {
        expect(item.name).toMatch(/sample/i);
        expect(item.quote).toMatch(/sample/i);
      }
    });
  });
  spec('3.copy.cta', () => {
    each((_, name) => {
      const { title, subtitle, buttonText } = THEMES[name].copy.cta;
      expect(title && subtitle && buttonText).toBeTruthy();
    });
  });
  spec('3.copy.how-it-works-four', () => {
    each((_, name) => {
      const copy = THEMES[name].copy.howItWorks;
      if (name === 'businessCoach') return expect(copy).toBeUndefined();
      expect(copy?.title && copy.subtitle).toBeTruthy();
      expect(copy?.steps).toHaveLength(4);
      for (const step of copy?.steps ?? []) expect(step.title && step.description).toBeTruthy();
    });
  });
  spec('3.copy.urgency-five', () => {
    each((_, name) => {
      const copy = THEMES[name].copy.urgency;
      if (name === 'businessCoach') return expect(copy).toBeUndefined();
      expect(copy?.title && copy.subtitle).toBeTruthy();
      expect(copy?.items).toHaveLength(5);
      for (const item of copy?.items ?? []) expect(item).toBeTypeOf('string');
    });
  });
  spec('3.copy.business-coach-no-how-it-works', () => {
    expect(sectionNames(pages.businessCoach)).not.toContain('howItWorks');
  });
  spec('3.copy.business-coach-no-urgency', () => {
    expect(sectionNames(pages.businessCoach)).not.toContain('urgency');
  });
  spec('3.copy.faq-default-only', () => {
    each((_, name) => expect(THEMES[name].copy.faq !== undefined).toBe(name === 'default'));
    for (const item of THEMES.default.copy.faq?.items ?? [])
      expect(item.question && item.answer).toBeTruthy();
  });
  spec('3.copy.differentiator', () => {
    const all = THEME_NAMES.map((name) => THEMES[name].copy.differentiator);
    for (const copy of all) {
      expect(copy?.title && copy.description).toBeTruthy();
      for (const benefit of copy?.benefits ?? []) expect(benefit.title && benefit.description).toBeTruthy();
    }
    expect(new Set(all.map((copy) => JSON.stringify(copy?.benefits))).size).toBe(8);
  });
  spec('3.copy.social-proof-optional', () => {
    each((_, name) => {
      const copy = THEMES[name].copy.social_proof;
      if (!copy) return;
      expect(copy.title && copy.subtitle).toBeTruthy();
      for (const stat of copy.stats) expect(stat.number && stat.label).toBeTruthy();
    });
  });
  spec('3.copy.absent-section-absent', () => {
    each((html, name) => {
      const { copy } = THEMES[name];
      for (const section of ['howItWorks', 'urgency', 'social_proof'] as const) {
        expect(sectionNames(html).includes(section)).toBe(copy[section] !== undefined);
        expect(html.includes(`${section}-title`)).toBe(copy[section] !== undefined);
      }
      // A divider above each section but the first and the last, and none for what is not there.
      expect(html.split('class="ruler text-line"')).toHaveLength(sectionNames(html).length - 1);
      expect(headings(html, 2).every((heading) => heading !== '')).toBe(true);
    });
  });
});

describe('sections 6 and 9', () => {
  spec('6.anonymous.landing', async () => {
    await read('/');
  });
  spec('6.anonymous.legal', async () => {
    await read('/terms');
    await read('/privacy');
  });
  spec('9.landing.static', () => {
    for (const name of THEME_NAMES) {
      const css = /<style>(.+?)<\/style>/s.exec(pages[name])?.[1] ?? '';
      const { background, foreground, primary } = THEMES[name].colors;
      for (const colour of [background, foreground, primary]) expect(css).toContain(colour);
      expect(textOf(pages[name])).toContain(THEMES[name].copy.hero.title);
    }
  });
  spec('9.config.support-email-default', () => {
    expect(app.services.config.supportEmail).toBe('support@hooksmith.example');
    expect(pages.default).toContain('mailto:support@hooksmith.example');
  });
});
