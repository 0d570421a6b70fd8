// `npm run …`: a command of commands.mjs on the product's own Node. Plain JavaScript, see prepare.mjs.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { COMMANDS, fileOf, helpIfAsked, helpOf } from './commands.mjs';
import { fail, install, node24, root } from './prepare.mjs';

const [name, ...words] = process.argv.slice(2);
helpIfAsked(name, words);
const program = fileOf(name, words);
if (!program) fail(helpOf(name), 2);
const { serving = false } = COMMANDS[name];
// Production machines keep their installed packages. Only missing tools are installed.
if (!serving || !fs.existsSync(path.join(root, 'node_modules/.bin'))) install({ tools: !serving });
const { status, signal } = spawnSync(node24(), [path.join(root, 'scripts', program.file), ...program.args], {
  stdio: 'inherit',
  cwd: root,
});
process.exit(status ?? (signal ? 1 : 0));
