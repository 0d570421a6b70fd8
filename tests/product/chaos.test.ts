import { describe, expect, test } from 'vitest';
import { chaos } from '../resilience/chaos/chaos.ts';

/** Short forms of `npm run prove -- chaos`. */
describe('under a mixed load', () => {
  test('killed, without its database and on a full disk, the embedded product keeps its word', async () => {
    const only = ['product killed', 'database killed', 'disk full'];
    const { findings, faults } = await chaos({ rounds: 3, seed: 9, only });
    expect(findings).toEqual([]);
    expect(faults['product killed']?.right).toBeGreaterThan(0);
    expect(faults['database killed']?.longestRecoveryMs).toBeLessThan(30_000);
  }, 240_000);

  test('cut off from an outer database, it says so and comes back', async () => {
    const only = ['database connections cut'];
    const { findings, faults } = await chaos({ rounds: 1, seed: 9, outer: true, only });
    expect(findings).toEqual([]);
    expect(faults['database connections cut']?.right).toBeGreaterThan(0);
  }, 240_000);
});
