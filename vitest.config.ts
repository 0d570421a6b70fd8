import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { SlowTestsFirst } from './tests/support/slow-tests-first.ts';

export default defineConfig({
  plugins: [react()],
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    globalSetup: ['tests/support/postgres.global.ts'],
    setupFiles: [
      'tests/support/strict-console.ts',
      'tests/support/cheap-crypto.ts',
      'tests/support/compile-once.ts',
    ],
    pool: 'forks',
    // Files share what a process has loaded: the product's modules, the book, a browser. What a file starts it ends.
    isolate: false,
    // Browser and product tests wait more than they compute: five share two cores without getting in each other's way.
    maxWorkers: 5,
    sequence: { sequencer: SlowTestsFirst },
    // What only a loaded machine breaks gets a second try, and is named in the report, to be fixed.
    retry: 1,
    testTimeout: 120_000,
    hookTimeout: 180_000,
    restoreMocks: true,
    // A busy machine is slow, not wrong.
    expect: { poll: { timeout: 30_000 } },
  },
});
