import path from 'node:path';
import { expect, test } from 'vitest';
import { proveKills } from '../prove/kill-generate.ts';
import { proveParallelGenerates } from '../prove/parallel-generates.ts';
import { connectToProduct } from '../support/product-database.ts';
import { startProductProcess, temporaryFolder } from '../support/product-process.ts';
import { spec } from './spec.ts';

/** On the built product as a process of its own. The long form is `npm run prove -- credits`. */

spec(
  '9.credits.given-back-after-crash',
  async () => {
    const report = await proveKills(3);
    expect(report.findings).toEqual([]);
    expect(report.acknowledged).toBeGreaterThan(0);
    expect(report.cutOff).toBeGreaterThan(0);
  },
  180_000,
);

test('fifty generates at once on the last run: one succeeds, the others are told so', async () => {
  const { folder, remove } = temporaryFolder('parallel');
  const dataDir = path.join(folder, 'data');
  const product = await startProductProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'error' });
  const { db, close } = connectToProduct(dataDir);
  const report = await proveParallelGenerates({ url: product.url, db }, 4);
  await close();
  await product.end();
  remove();
  expect(report).toEqual({ rounds: 4, succeeded: 4, refused: 196, findings: [] });
}, 120_000);
