import { describe, expect, test } from 'vitest';
import { chaos } from '../resilience/chaos/chaos.ts';
import { cloneDatabase } from '../support/postgres.ts';

/** Short forms of `npm run prove -- chaos`. */
describe('chaos under a mixed load', () => {
  test('the embedded product loses nothing acknowledged when killed, without its database or on a full disk', async () => {
    const only = ['product killed', 'database killed', 'disk full'];
    const { findings, faults } = await chaos({ rounds: 3, seed: 9, only });
    expect(findings).toEqual([]);
    expect(faults['product killed']?.right).toBeGreaterThan(0);
    expect(faults['database killed']?.longestRecoveryMs).toBeLessThan(30_000);
  }, 240_000);

  test('the product reports a lost connection to an outer database and recovers', async () => {
    const only = ['database connections cut'];
    const { where, drop } = await cloneDatabase();
    const { findings, faults } = await chaos({ rounds: 1, seed: 9, outer: where, only });
    await drop();
    expect(findings).toEqual([]);
    expect(faults['database connections cut']?.right).toBeGreaterThan(0);
  }, 240_000);
});
