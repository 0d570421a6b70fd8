import { expect, test } from 'vitest';
import { fuzz } from '../resilience/fuzz/fuzz.ts';
import { FAMILY_NAMES } from '../resilience/fuzz/payload-families.ts';

test('400 requests from the API document and raw bytes find no fault (short form of npm run prove -- fuzz)', async () => {
  const report = await fuzz(400, 20_261);
  expect(report.findings).toEqual([]);
  expect(report.requests).toBe(400);
  expect(Object.keys(report.families).sort()).toEqual([...FAMILY_NAMES].sort());
}, 240_000);
