// Runs a command of scripts/ on the product's own Node. Plain JavaScript, see prepare.mjs.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fail, install, node24, root } from './prepare.mjs';

const [name, ...args] = process.argv.slice(2);
/** Commands that anybody may try first: they install what they need. */
const INSTALL_FIRST = ['hooks', 'book'];
if (!fs.existsSync(path.join(root, 'node_modules/.bin'))) {
  if (INSTALL_FIRST.includes(name)) install();
  else
    fail(
      `Nothing is installed yet: run \`npm start\` once (or \`npm test\`), then \`npm run ${name}\` again.`,
    );
}
const { status, signal } = spawnSync(node24(), [path.join(root, `scripts/${name}.ts`), ...args], {
  stdio: 'inherit',
  cwd: root,
});
process.exit(status ?? (signal ? 1 : 0));
