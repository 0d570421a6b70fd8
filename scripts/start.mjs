// `npm start`: installs and builds when needed, then serves. See prepare.mjs for why this is plain JavaScript.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { helpIfAsked } from './commands.mjs';
import { NODE_ENVIRONMENT, NODE_FLAGS } from './node-flags.mjs';
import { build, install, node24, root } from './prepare.mjs';

helpIfAsked('start');
install();
build();

const product = spawn(node24(), [...NODE_FLAGS, path.join(root, 'dist/server/main.js')], {
  cwd: root,
  // The channel closes when this process dies, even by kill -9. The product then shuts down in order.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { ...NODE_ENVIRONMENT, ...process.env, NODE_ENV: 'production' },
});

// A terminal sends Ctrl-C to both processes. A signal to this process alone is passed on.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => product.kill('SIGTERM'));
// npm's shell does not pass signals on, so its end counts as a signal to this process.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && product.kill('SIGTERM'), 250).unref();
product.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
