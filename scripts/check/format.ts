import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** `npm run check -- format`: applies Biome's fixes. */
const root = path.join(import.meta.dirname, '../..');
const biome = path.join(root, 'node_modules/.bin/biome');
process.exit(spawnSync(biome, ['check', '--write', '.'], { cwd: root, stdio: 'inherit' }).status ?? 1);
