import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** `npm run check -- format`: mends what a tool can mend. */
const root = path.join(import.meta.dirname, '..');
const biome = path.join(root, 'node_modules/.bin/biome');
process.exit(spawnSync(biome, ['check', '--write', '.'], { cwd: root, stdio: 'inherit' }).status ?? 1);
