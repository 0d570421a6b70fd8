import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createScorer, unpackRanker, type WeightsFile } from '#features/hooks/ranker/scorer.ts';
import { crossValidate } from './cross-validate.ts';
import { fitWeights } from './fit.ts';
import { type Headlines, loadHeadlines } from './load.ts';
import { RECIPE } from './recipe.ts';
import { split } from './split.ts';
import { trainRanker } from './train.ts';

let folder: string;
let headlines: Headlines;
let trained: WeightsFile;

const id = (kind: number, i: number) => `5400${kind}000${i.toString(16).padStart(16, '0')}`;
/** Random words that rarely recur, so that no two generated headlines are near-duplicates. */
const filler = (seed: number) =>
  [1, 2, 3].map((k) => `w${((seed * 7919 + k * 104729) % 99991).toString(36)}q`).join(' ');
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** In every generated test the headline with "zebra" wins over the one with "memo", on alternating sides. */
function sides(i: number, seed: number): [string, string, boolean] {
  const winner = `A "zebra", ${filler(seed)}`;
  const loser = `A memo\n${filler(seed + 500_000)}`;
  return i % 2 === 0 ? [winner, loser, true] : [loser, winner, false];
}

async function writeGz(name: string, text: string): Promise<void> {
  await writeFile(join(folder, name), gzipSync(text));
}

async function makeData(): Promise<void> {
  const winners = (kind: number, seed: number, n: number) =>
    Array.from({ length: n }, (_, i) => {
      const [first, second, firstWon] = sides(i, seed + i);
      return `${id(kind, i)},e,${quoted(first)},${quoted(second)},${firstWon ? '1.0' : '2.0'}`;
    });
  const header = 'clickability_test_id,eyecatcher_id,headline_1,headline_2,higher_CTR';
  const csv = (rows: string[]) => `${rows.join('\n')}\n`;
  await writeGz('upworthy-winners-confirmatory.csv.gz', csv([header, ...winners(1, 0, 60)]));
  await writeGz('upworthy-winners-exploratory.csv.gz', csv([header, ...winners(2, 10_000, 40)]));
  const tested = Array.from({ length: 40 }, (_, i) => {
    const [first, second, firstWon] = sides(i, 10_000 + i);
    return `${id(2, i)},e,${quoted(first)},${quoted(second)},100,9,100,9,${firstWon ? 2.5 : -2.5}`;
  });
  await writeGz(
    'upworthy-exploratory-pairs.csv.gz',
    csv(['test_id,eyecatcher_id,headline_1,headline_2,imp_1,clk_1,imp_2,clk_2,z', ...tested]),
  );
  const posts = Array.from({ length: 20 }, (_, i) => sides(i, 20_000 + i));
  const retweets = {
    label: posts.map(([, , firstWon]) => (firstWon ? 'first' : 'second')),
    first_tweet: posts.map(([first]) => first),
    second_tweet: posts.map(([, second]) => second),
  };
  await writeGz('retweet-pairs-train.json.gz', JSON.stringify(retweets));
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ranker-'));
  await makeData();
  headlines = await loadHeadlines(folder);
  trained = trainRanker(headlines);
});
afterAll(() => rm(folder, { recursive: true }));

describe('training on a small made data set', () => {
  test('the data of all files is loaded', () => {
    expect(headlines.confirmatory).toHaveLength(60);
    expect(headlines.confirmatory[1]).toMatchObject({
      firstWon: false,
      first: expect.stringContaining('memo\n'),
    });
    expect(headlines.exploratory[0]).toMatchObject({
      firstWon: true,
      z: 2.5,
      first: expect.stringContaining('"zebra",'),
    });
    expect(headlines.retweets).toHaveLength(20);
  });

  test('the trained ranker predicts winners of tests that it has not seen', () => {
    expect(trained.facts.heldOut.allPairs.accuracy).toBe(1);
    const score = createScorer(unpackRanker(trained));
    expect(score('A zebra in town')).toBeGreaterThan(score('A memo in town'));
  });

  test('the training counts the texts that it uses and holds out whole tests', () => {
    const { training, heldOut } = split(headlines);
    const used = new Set(training.map((pair) => pair.test));
    expect(heldOut.length).toBeGreaterThan(5);
    expect(heldOut.some((pair) => used.has(pair.test))).toBe(false);
    expect(trained.facts.pairs).toBe(training.length);
    expect(trained.facts.distinctTexts).toBe(2 * training.length);
  });

  test('the same seed gives the same weights', () => {
    expect(trainRanker(headlines)).toEqual(trained);
  });

  test('cross-validation on the training data predicts the winners', () => {
    expect(crossValidate(split(headlines).training)(RECIPE).confirmatory).toBe(1);
  });

  test('a missing file is named', async () => {
    await expect(loadHeadlines(join(folder, 'nowhere'))).rejects.toThrow(
      'upworthy-winners-confirmatory.csv.gz',
    );
  });
});

test('the fit reaches the optimum of one example: w = cost · sigmoid(-w)', () => {
  const example = { slots: Int32Array.of(0), values: Float32Array.of(1), cost: 1 };
  const [weight] = fitWeights([example], 1, 50, 1);
  expect(weight).toBeCloseTo(1 / (1 + Math.exp(weight!)), 5);
});
