import { describe, expect, it } from 'vitest';
import {
  FREE_CREDITS_AT_CONFIRMATION,
  FREE_CREDITS_AT_REGISTRATION,
} from '#features/credits/free-credits.ts';
import { HOOKS_PER_RUN } from '#features/credits/hooks-per-run.ts';
import { THEME_NAMES, type ThemeName } from '#platform/theme-names.ts';
import { testRows } from '../../../../tests/support/test-rows.ts';
import { THEME_LABELS, type Theme } from '../theme.ts';
import { examples } from './examples.ts';
import { fillTheme } from './fill-theme.ts';
import { nutritionistTheme } from './nutritionist.ts';
import { THEMES } from './registry.ts';

const CLAIM = 'trained on viral patterns and over 27,000 high-performing hooks';

function luminance(hsl: string): number {
  const parts = /^hsl\(([\d.]+) ([\d.]+)% ([\d.]+)%\)$/.exec(hsl);
  if (!parts) throw new Error(`not an hsl(h s% l%) string: ${hsl}`);
  const hue = Number(parts[1]);
  const saturation = Number(parts[2]) / 100;
  const lightness = Number(parts[3]) / 100;
  const channel = (offset: number) => {
    const k = (offset + hue / 30) % 12;
    const spread = saturation * Math.min(lightness, 1 - lightness);
    const value = lightness - spread * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(0) + 0.7152 * channel(8) + 0.0722 * channel(4);
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const words = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value && typeof value === 'object') return Object.values(value).flatMap(strings);
  return [];
}

/** The rules for headings: no exclamation marks, no emoji, no two themes alike. */
function headings({ copy }: Theme): string[] {
  return [
    copy.hero.title,
    copy.features.title,
    ...copy.features.items.map((item) => item.title),
    ...(copy.differentiator?.benefits.map((item) => item.title) ?? []),
    ...(copy.howItWorks ? [copy.howItWorks.title, ...copy.howItWorks.steps.map((step) => step.title)] : []),
    ...(copy.urgency ? [copy.urgency.title] : []),
    ...(copy.social_proof ? [copy.social_proof.title] : []),
    ...(copy.faq ? [copy.faq.title, ...copy.faq.items.map((item) => item.question)] : []),
    copy.cta.title,
    copy.cta.buttonText,
  ];
}

function sentences({ copy, meta, images }: Theme): string[] {
  return [
    meta.title,
    meta.description,
    images.alt,
    copy.hero.subtitle,
    copy.cta.subtitle,
    ...copy.features.items.map((item) => item.description),
    ...strings(copy.differentiator?.description),
    ...(copy.differentiator?.benefits.map((item) => item.description) ?? []),
    ...(copy.howItWorks
      ? [copy.howItWorks.subtitle, ...copy.howItWorks.steps.map((s) => s.description)]
      : []),
    ...(copy.urgency ? [copy.urgency.subtitle, ...copy.urgency.items] : []),
    ...(copy.social_proof
      ? [copy.social_proof.subtitle, ...copy.social_proof.stats.map((s) => s.label)]
      : []),
    ...copy.testimonials.items.map((item) => item.quote),
  ];
}

const NEVER =
  /\b(unlock|unleash|elevat|supercharg|game.?chang|seamless|effortless|revolutioni|fast-paced|next level|limited time|hurry|act now|countdown|not just|skyrocket|leverag|empower)/i;

/** These words may not be on that page, neither as a promise nor as a warning. */
const NEVER_THERE: Partial<Record<ThemeName, RegExp>> = {
  nutritionist: /\b(cures?|detox|guarantee|weight loss|lose weight|cleanse)\b/i,
  realEstate: /\b(famil(y|ies)|safe|exclusive|will (rise|drop|fall)|guarantee)\b/i,
  financialAdvisor: /\b(guaranteed returns?|risk-free|will grow|beat the market|double your)\b/i,
  mentalHealthTherapist: /\b(will heal|disorder|ptsd|adhd|narcissis\w*|do you have|my clients?)\b/i,
  businessCoach: /\b(six.figures?|seven.figures?|\dk|passive income|my clients? (made|earned|doubled))\b/i,
  techTutorialCreator: /\b(in (5|five) minutes|killer|sucks)\b/i,
  corporateTrainer: /\b(guarantee|fortune 500|roi)\b/i,
};

describe('each theme', () => {
  const rows = THEME_NAMES.map((name) => [name, THEMES[name]] as const);

  testRows(rows)('the colors of the theme %s are legible', (_, { colors, copy }) => {
    const { background, foreground, primary, secondary, accent } = colors;
    expect(contrast(foreground, background)).toBeGreaterThanOrEqual(7);
    expect(contrast(foreground, secondary)).toBeGreaterThanOrEqual(7);
    for (const ground of [background, secondary]) {
      expect(contrast(primary, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(accent, ground)).toBeGreaterThanOrEqual(4.5);
    }
    expect(Math.max(contrast(background, primary), contrast(foreground, primary))).toBeGreaterThanOrEqual(
      4.5,
    );
    expect(contrast(copy.hero.subtitleColor, background)).toBeGreaterThanOrEqual(4.5);
  });

  testRows(rows)(
    'the theme %s has its required sections and hides testimonials and pricing',
    (name, theme) => {
      expect(theme.name).toBe(THEME_LABELS[name]);
      expect(theme.hiddenSections).toEqual(['testimonials', 'pricing']);
      expect(theme.images.hero).toBe(`/images/hero/${kebab(name)}`);
      expect(theme.fonts.heading).toMatch(/ Variable$/);
      expect(theme.fonts.body).toMatch(/ Variable$/);
      expect(theme.copy.features.items).toHaveLength(6);
      expect(theme.copy.testimonials.items).toHaveLength(3);
      expect(theme.copy.differentiator?.title).toBe('What makes this different to ChatGPT?');
      expect(theme.copy.differentiator?.benefits.length).toBeGreaterThanOrEqual(3);
      expect(theme.copy.howItWorks?.steps.length).toBe(name === 'businessCoach' ? undefined : 4);
      expect(theme.copy.urgency?.items.length).toBe(name === 'businessCoach' ? undefined : 5);
      expect(theme.copy.faq !== undefined).toBe(name === 'default');
    },
  );

  testRows(rows)('the texts of the theme %s keep to the maximum lengths of the page', (_, { copy, meta }) => {
    expect(words(copy.hero.title)).toBeLessThanOrEqual(9);
    expect(words(copy.hero.subtitle)).toBeLessThanOrEqual(30);
    expect(meta.title.length).toBeLessThanOrEqual(60);
    expect(meta.description.length).toBeLessThanOrEqual(155);
    for (const item of copy.features.items) {
      expect(words(item.description), item.title).toBeGreaterThanOrEqual(15);
      expect(words(item.description), item.title).toBeLessThanOrEqual(35);
    }
  });

  testRows(rows)('the theme %s states its three claims', (_, { copy }) => {
    const page = strings(copy).join('\n');
    expect(page.split(CLAIM)).toHaveLength(2);
    expect(strings([copy.features, copy.differentiator]).join('\n')).toContain(CLAIM);
    expect(copy.hero.subtitle).toMatch(/[Tt]en (hooks|opening lines|openers).* in 30 seconds/);
    for (const text of [copy.hero.subtitle, copy.cta.subtitle]) {
      expect(text).toContain(`The first ${HOOKS_PER_RUN} hooks are free, no credit card needed`);
    }
  });

  testRows(rows)('the theme %s follows the style of docs/copy.md', (name, theme) => {
    for (const heading of headings(theme)) expect(heading).not.toMatch(/!|\p{Extended_Pictographic}/u);
    for (const text of strings(theme)) {
      expect(text).not.toMatch(NEVER);
      expect(text).not.toMatch(/—|\s{2}|\.\.|undefined\b(?!\.$)|\[object/);
    }
    const banned = NEVER_THERE[name];
    if (banned) for (const text of strings(theme)) expect(text).not.toMatch(banned);
  });

  testRows(rows)('the testimonials of the theme %s are marked as samples', (_, { copy }) => {
    for (const item of copy.testimonials.items) {
      expect(item.name).toMatch(/^Sample creator/);
      expect(item.quote).toMatch(/^Sample text, not a customer's words: /);
    }
  });

  testRows(rows)('the theme %s quotes its own example hooks, short enough to say', (name, { copy }) => {
    const { business, customer, topic, hooks } = examples[name];
    const page = strings(copy).join('\n');
    expect(business.length).toBeGreaterThanOrEqual(10);
    expect(customer.length).toBeGreaterThanOrEqual(20);
    expect(topic).not.toBe('');
    expect(new Set(hooks.map((hook) => hook.text)).size).toBe(6);
    expect(hooks.filter((hook) => page.includes(hook.text)).length).toBeGreaterThanOrEqual(3);
    for (const hook of hooks) expect(words(hook.text), hook.text).toBeLessThanOrEqual(16);
  });
});

describe('the eight themes together', () => {
  it('no heading, sentence, title or palette repeats across the themes', () => {
    const of = (pick: (theme: Theme) => string[]) => THEME_NAMES.flatMap((name) => pick(THEMES[name]));
    for (const all of [
      of(headings),
      of(sentences),
      of((theme) => [theme.colors.background]),
      of((theme) => [theme.colors.primary]),
      of((theme) => [theme.fonts.heading]),
      of((theme) => [theme.fonts.body]),
    ]) {
      expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([]);
    }
  });

  it('the themes write "ten" as a word where the run shows figures', () => {
    expect(HOOKS_PER_RUN).toBe(10);
  });

  it('the themes state once what a new account gets', () => {
    const offer = `${FREE_CREDITS_AT_REGISTRATION} when you register, ${FREE_CREDITS_AT_CONFIRMATION} more when you confirm your e-mail`;
    const page = strings(THEMES).join('\n');
    expect(page.split(offer)).toHaveLength(2);
    expect(strings(THEMES.default.copy.faq).join('\n')).toContain(offer);
  });

  it('each theme answers eight to ten questions', () => {
    const count = THEMES.default.copy.faq?.items.length;
    expect(count).toBeGreaterThanOrEqual(8);
    expect(count).toBeLessThanOrEqual(10);
  });
});

it('an unknown placeholder is reported with its theme', () => {
  const { copy } = nutritionistTheme;
  const mistyped = { ...nutritionistTheme, copy: { ...copy, hero: { ...copy.hero, title: 'Say {hok1}' } } };
  expect(() => fillTheme('nutritionist', mistyped)).toThrow(/nutritionist.*\{hok1\}/);
});
