import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { engineState } from '../../../../tests/support/book.ts';
import { processorTime } from '../../../../tests/support/processor-time.ts';
import { testRows } from '../../../../tests/support/test-rows.ts';
import { extractFeatures } from './features.ts';
import weights from './ranker.weights.json' with { type: 'json' };
import { createScorer, unpackRanker } from './scorer.ts';
import { SURFACE_NAMES } from './surface.ts';
import { trainingFacts } from './training-facts.ts';

const score = createScorer(unpackRanker(weights));
const HOOK = 'The one line in your lease that nobody reads until it costs them';

describe('score', () => {
  test('a score is the same on every call and in the compiled book', () => {
    expect(score(HOOK)).toBe(score(HOOK));
    expect(engineState().book.score(HOOK)).toBe(score(HOOK));
  });

  test('a score is the weighted sum of the features that the ranker was trained on', () => {
    const table = Int8Array.from(gunzipSync(Buffer.from(weights.table, 'base64')));
    const named = SURFACE_NAMES.map(
      (name) => (weights.surface as Record<string, number>)[name] ?? Number.NaN,
    );
    for (const text of [HOOK, 'Meal prep: meal prep, meal prep. 3 lies!', '🔥', 'Été à Paris']) {
      const { grams, surface } = extractFeatures(text);
      const said = [...grams].reduce((sum, [slot, value]) => sum + (table[slot] ?? 0) * value, 0);
      const shown = surface.reduce((sum, value, i) => sum + value * (named[i] ?? Number.NaN), 0);
      expect(score(text)).toBeCloseTo(said * weights.scale + shown, 10);
    }
  });

  testRows([
    ['He Asked One Question And The Whole Room Went Silent', 'Report on quarterly committee proceedings'],
    ["What Happened When She Said No Is Something I'll Never Forget", 'Information about a policy update'],
    ["Here's What They Don't Tell You About Your First Apartment", 'Apartment information'],
    ['I Had No Idea This Was Happening Until I Saw It', 'Conference on regional infrastructure'],
  ])('the ranker scores "%s" above "%s"', (better, worse) => {
    expect(score(better)).toBeGreaterThan(score(worse));
  });

  test('a score ignores curly quotes, stray spaces and case', () => {
    expect(score("you won't believe it")).toBe(score(' you  won’t believe it '));
  });

  test('a score is a finite number for any text', () => {
    // Any sequence of UTF-16 units, lone surrogates included.
    const anything = fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units));
    fc.assert(fc.property(anything, (text) => Number.isFinite(score(text))));
    for (const text of ['', ' ', '🔥', '\u0000', '\ud800', '日本語の見出し', 'x'.repeat(100_000)]) {
      expect(score(text)).toSatisfy(Number.isFinite);
    }
  });

  test('scoring takes less than 2 ms a text', () => {
    const texts = Array.from({ length: 500 }, (_, i) => `${HOOK} ${i}`);
    for (const text of texts) score(text);
    const took = processorTime(() => {
      for (const text of texts) score(text);
    });
    // The measured time is a small part of the 0.2 ms target. The bound is wide for slow machines.
    expect(took / texts.length).toBeLessThan(2);
  });
});

describe('the shipped weights', () => {
  test('the weights take less than 1.5 MB', () => {
    expect(statSync(new URL('ranker.weights.json', import.meta.url)).size).toBeLessThan(1_500_000);
  });

  test('the weights are those that the published figures describe', () => {
    expect(weights.facts).toEqual(trainingFacts);
    expect(createHash('sha256').update(weights.table).digest('hex')).toBe(trainingFacts.tableSha256);
  });

  test('the weights were trained on more than 27,000 distinct texts', () => {
    expect(trainingFacts.distinctTexts).toBeGreaterThan(27_000);
    expect(trainingFacts.sources.reduce((sum, source) => sum + source.pairs, 0)).toBe(trainingFacts.pairs);
  });

  test('the weights have the figures that the model card states', () => {
    const card = readFileSync(new URL('../../../../docs/ranker.md', import.meta.url), 'utf8');
    const { distinctTexts, pairs, heldOut, sources } = trainingFacts;
    for (const count of [
      distinctTexts,
      pairs,
      heldOut.texts,
      ...sources.flatMap((one) => [one.pairs, one.texts]),
    ]) {
      expect(card).toContain(count.toLocaleString('en-US'));
    }
    for (const { accuracy, low, high } of [heldOut.clearWinners, heldOut.significant, heldOut.allPairs]) {
      expect(card).toContain(`${accuracy.toFixed(3)} | ${low.toFixed(3)} to ${high.toFixed(3)}`);
    }
  });

  test('weights that do not fit the code are refused', () => {
    expect(() => unpackRanker({ ...weights, surface: {} })).toThrow('train again');
  });
});
