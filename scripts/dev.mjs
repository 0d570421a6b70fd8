// `npm run dev`: the product with hot reload for documents, screens and API together.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { helpIfAsked } from './commands.mjs';
import { install, node24, root } from './prepare.mjs';

helpIfAsked('dev');
install({ tools: true });
const child = spawn(
  node24(),
  [
    path.join(root, 'node_modules/vite/bin/vite.js'),
    '--config',
    'scripts/vite.dev.config.ts',
    ...process.argv.slice(2),
  ],
  {
    cwd: root,
    stdio: 'inherit',
  },
);
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code) => process.exit(code ?? 0));
