import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** `npm run migration -- --name what-changes`: the next migration, by drizzle-kit. */
const root = path.join(import.meta.dirname, '..');
const kit = path.join(root, 'node_modules/.bin/drizzle-kit');
const { status } = spawnSync(kit, ['generate', ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
process.exit(status ?? 1);
