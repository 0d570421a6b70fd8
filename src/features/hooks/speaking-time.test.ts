import { expect, test } from 'vitest';
import { FIRST_SECONDS, secondsToSay } from './speaking-time.ts';

test('nine words fit in the first three seconds and ten do not', () => {
  expect(secondsToSay('Stop here if your loaves always come out flat.')).toBeLessThanOrEqual(FIRST_SECONDS);
  expect(secondsToSay('Stop here if all of your loaves come out flat.')).toBeGreaterThan(FIRST_SECONDS);
});

test('a dash and other signs add no speaking time', () => {
  expect(secondsToSay('Flat loaves — again?')).toBe(secondsToSay('Flat loaves again'));
});
