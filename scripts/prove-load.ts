import { parseArgs } from 'node:util';
import { proveLoad } from '../tests/resilience/load.ts';

/**
 * `npm run prove -- load --seconds 60`: 2,000 open tabs (400 requests a second) beside 5 generates a second in one
 * process. Exit 1 on an error, or when one in a hundred reads takes over 100 ms.
 */
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '60' } } });
const { errors, ...report } = await proveLoad({ seconds: Number(values.seconds) });
console.table([report]);
for (const [what, times] of Object.entries(errors)) console.error(`FOUND ${times} × ${what}`);
const failed = Object.keys(errors).length > 0 || report.p99 >= 100;
if (report.p99 >= 100) console.error(`FOUND p99 of ${report.p99} ms`);
process.exit(failed ? 1 : 0);
