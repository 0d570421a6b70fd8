// `npm run cluster -- 4`: the same as `npm start`, with 4 processes behind the one port.
import { helpIfAsked } from './commands.mjs';

helpIfAsked('cluster');
process.env.WORKERS = process.argv[2] ?? '2';
await import('./start.mjs');
