import { describe, expect, test } from 'vitest';
import { THEME_NAMES } from '#features/landing/theme.ts';
import { cleanHtml, firstHook, wordsOf } from '../post-html.ts';
import { STARTER_POSTS } from './all.ts';

const NEVER =
  /\b(unlock|unleash|elevate|supercharge|game-changer|seamless|effortless|revolutioni[sz]e|fast-paced|limited time)\b|—|!/i;

/** What a profession must not say, in the words it would use. */
const MUST_NOT: Record<string, RegExp> = {
  nutritionist: /\b(cures?|detox|guaranteed|before and after)\b/i,
  realEstate: /\b(perfect for|ideal for|family-friendly|great schools)\b/i,
  financialAdvisor: /\bguaranteed?\b/i,
  mentalHealthTherapist: /\b(heal you|you have depression|trauma response)\b/i,
  businessCoach: /\b(six figures|seven figures|guaranteed?)\b/i,
  techTutorialCreator: /\bguaranteed?\b/i,
  corporateTrainer: /\bguaranteed?\b/i,
  default: /\b(go viral|guaranteed?|more followers)\b/i,
};

test('there is one starter post for each profession', () => {
  expect(STARTER_POSTS.map(({ theme }) => theme).toSorted()).toEqual(THEME_NAMES.toSorted());
});

describe.each(STARTER_POSTS)('$theme', ({ theme, title, excerpt, content }) => {
  const words = wordsOf(content);

  test('is 600 to 900 words long', () => {
    const count = words.split(' ').length;
    expect(count).toBeGreaterThanOrEqual(600);
    expect(count).toBeLessThanOrEqual(900);
  });
  test('has an excerpt that the list shows whole', () => {
    expect(excerpt.length).toBeLessThanOrEqual(150);
  });
  test('speaks as the copy guide asks', () => {
    const text = `${title} ${excerpt} ${words}`;
    expect(NEVER.exec(text)?.[0]).toBeUndefined();
    expect(MUST_NOT[theme]?.exec(text)?.[0]).toBeUndefined();
  });
  test('loses nothing to the sanitizer, and quotes a hook for its cover', () => {
    expect(cleanHtml(content)).toBe(content.trim());
    expect(firstHook(cleanHtml(content))).toBeTruthy();
  });
});
