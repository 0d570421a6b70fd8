import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** `npm run prove -- xss`: every scripting payload in every field, each page really shown, with the policy and without. */
const root = path.join(import.meta.dirname, '..');
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', 'tests/browser/blog-xss.test.ts'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, PROOF: 'full' } },
);
process.exit(status ?? 1);
