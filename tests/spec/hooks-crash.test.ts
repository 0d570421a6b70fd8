import { expect, test } from 'vitest';
import { proveKills } from '../resilience/kill-generate.ts';
import { proveParallelGenerates } from '../resilience/parallel-generates.ts';
import { serveTestApp } from '../support/serve-test-app.ts';

/** The long form, with the built product in both, is `npm run prove -- credits`. */

test('[9.credits.given-back-after-crash] A run that a crash of the server cut off is given back after the next start.', async () => {
  const report = await proveKills(2);
  expect(report.findings).toEqual([]);
  expect(report.acknowledged).toBeGreaterThan(0);
  expect(report.cutOff).toBeGreaterThan(0);
}, 180_000);

test('fifty simultaneous runs on the last credit: one succeeds and the others are refused with the reason', async () => {
  const app = await serveTestApp();
  const report = await proveParallelGenerates(app, 4);
  await app.close();
  expect(report).toEqual({ rounds: 4, succeeded: 4, refused: 196, findings: [] });
}, 120_000);
