import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import type { TrainingSource } from '#features/hooks/ranker/training-facts.ts';
import { parseCsv } from './csv.ts';

/** Two texts that were shown to the same audience, and the better one. */
export type Pair = {
  source: TrainingSource['id'];
  test: string;
  first: string;
  second: string;
  firstWon: boolean;
  /** |z| of the difference in click rates, if the source has it. */
  z: number | null;
  /** The test ran while the archive's randomization was faulty. */
  faulty: boolean;
};

export type Headlines = {
  confirmatory: Pair[];
  exploratory: Pair[];
  /**
   * The clear winners among the exploratory tests. They are only for measuring, because `exploratory` contains their
   * pairs already.
   */
  exploratoryWinners: Pair[];
  retweets: Pair[];
};

const FAULTY_FROM = Date.UTC(2013, 5, 25);
const FAULTY_UNTIL = Date.UTC(2014, 0, 11);

/** A test id is a Mongo object id. Its first 8 hex digits are its creation time in seconds. */
export function isFaulty(testId: string): boolean {
  const created = Number.parseInt(testId.slice(0, 8), 16) * 1000;
  return created >= FAULTY_FROM && created < FAULTY_UNTIL;
}

const winnerRow = z.object({
  clickability_test_id: z.string().regex(/^[0-9a-f]{24}$/),
  headline_1: z.string(),
  headline_2: z.string(),
  higher_CTR: z.coerce.number().pipe(z.literal([1, 2])),
});
const testedRow = z.object({
  test_id: z.string().regex(/^[0-9a-f]{24}$/),
  headline_1: z.string(),
  headline_2: z.string(),
  z: z.coerce.number(),
});
const retweetFile = z.object({
  label: z.array(z.enum(['first', 'second'])),
  first_tweet: z.array(z.string()),
  second_tweet: z.array(z.string()),
});

async function unzipped(folder: string, name: string): Promise<string> {
  return gunzipSync(await readFile(join(folder, name))).toString('utf8');
}

async function winners(folder: string, name: string, source: Pair['source']): Promise<Pair[]> {
  return parseCsv(await unzipped(folder, name)).map((raw) => {
    const row = winnerRow.parse(raw);
    const test = row.clickability_test_id;
    const firstWon = row.higher_CTR === 1;
    return {
      source,
      test,
      first: row.headline_1,
      second: row.headline_2,
      firstWon,
      z: null,
      faulty: isFaulty(test),
    };
  });
}

async function tested(folder: string): Promise<Pair[]> {
  return parseCsv(await unzipped(folder, 'upworthy-exploratory-pairs.csv.gz')).map((raw) => {
    const row = testedRow.parse(raw);
    return {
      source: 'upworthy-exploratory',
      test: row.test_id,
      first: row.headline_1,
      second: row.headline_2,
      firstWon: row.z > 0,
      z: Math.abs(row.z),
      faulty: isFaulty(row.test_id),
    };
  });
}

async function retweets(folder: string): Promise<Pair[]> {
  const file = retweetFile.parse(JSON.parse(await unzipped(folder, 'retweet-pairs-train.json.gz')));
  return file.label.map((label, i) => {
    const [first, second] = [file.first_tweet[i], file.second_tweet[i]];
    if (first === undefined || second === undefined) throw new Error(`Retweet pair ${i} is incomplete`);
    return {
      source: 'retweets',
      test: `retweet-${i}`,
      first,
      second,
      firstWon: label === 'first',
      z: null,
      faulty: false,
    };
  });
}

export async function loadHeadlines(folder: string): Promise<Headlines> {
  return {
    confirmatory: await winners(folder, 'upworthy-winners-confirmatory.csv.gz', 'upworthy-confirmatory'),
    exploratory: await tested(folder),
    exploratoryWinners: await winners(folder, 'upworthy-winners-exploratory.csv.gz', 'upworthy-exploratory'),
    retweets: await retweets(folder),
  };
}
