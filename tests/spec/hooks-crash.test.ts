import { expect, test } from 'vitest';
import { connect } from '#platform/database/database.ts';
import { databaseUrl } from '#platform/database/database-url.ts';
import { createLog } from '#platform/log.ts';
import { proveKills } from '../resilience/kill-generate.ts';
import { proveParallelGenerates } from '../resilience/parallel-generates.ts';
import { cloneDatabase } from '../support/postgres.ts';
import { startProductProcess, temporaryFolder } from '../support/product-process.ts';

/** Runs the built product as a process. The long form is `npm run prove -- credits`. */

test('[9.credits.given-back-after-crash] A run that a crash of the server cut off is given back after the next start.', async () => {
  const report = await proveKills(2);
  expect(report.findings).toEqual([]);
  expect(report.acknowledged).toBeGreaterThan(0);
  expect(report.cutOff).toBeGreaterThan(0);
}, 180_000);

test('fifty simultaneous runs on the last credit: one succeeds and the others are refused with the reason', async () => {
  // Any database will do here, and an existing one starts faster.
  const { folder, remove } = temporaryFolder('parallel');
  const { where, drop } = await cloneDatabase();
  const product = await startProductProcess({
    DATABASE_URL: databaseUrl(where),
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
  });
  const { db, close } = connect(where, createLog('silent'));
  const report = await proveParallelGenerates({ url: product.url, db }, 4);
  await close();
  await product.end();
  await drop();
  remove();
  expect(report).toEqual({ rounds: 4, succeeded: 4, refused: 196, findings: [] });
}, 120_000);
