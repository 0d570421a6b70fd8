import fs from 'node:fs';
import path from 'node:path';
import { build } from 'vite';

/** Bundles `account-calls.ts` like the server and runs it, so that the measured code is the shipped code. */
const root = path.join(import.meta.dirname, '../..');
const outDir = path.join(root, 'node_modules/.cache/bench-account');
await build({
  root,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  build: { ssr: 'scripts/bench/account-calls.ts', outDir, emptyOutDir: true, target: 'node24' },
});
fs.cpSync(path.join(root, 'src/platform/database/migrations'), path.join(outDir, 'migrations'), {
  recursive: true,
});
await import(path.join(outDir, 'account-calls.js'));
