import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { LongFirst } from './tests/support/long-first.ts';

/** Pure functions over the book: half of the time of these files would be opening it again for each. */
const HOOKS = ['src/features/hooks/**/*.test.{ts,tsx}', 'scripts/ranker/*.test.ts'];

export default defineConfig({
  plugins: [react()],
  test: {
    setupFiles: ['tests/support/strict-console.ts'],
    pool: 'forks',
    // Browser and product tests wait more than they compute: three share two cores without getting in each other's way.
    maxWorkers: 3,
    sequence: { sequencer: LongFirst },
    // What only a loaded machine breaks gets a second try, and is named in the report: it wants mending.
    retry: 1,
    testTimeout: 120_000,
    hookTimeout: 180_000,
    restoreMocks: true,
    // A busy machine is slow, not wrong.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'product',
          include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...HOOKS],
          globalSetup: ['tests/support/postgres.global.ts'],
        },
      },
      { extends: true, test: { name: 'hooks', include: HOOKS, isolate: false } },
    ],
  },
});
