import path from 'node:path';
import { parseArgs } from 'node:util';
import { measureGrowth } from './bench/growth.ts';
import { measureOnce } from './bench/one-run.ts';
import { hasFailed, printRows, writeSection } from './bench/report.ts';

/**
 * `npm run bench`, after a build: what the product costs beside servers that do nothing, in one run; bytes, memory,
 * start and engine. Writes docs/performance.md; exit 1 where a share, a number of bytes or the memory misses its target.
 *   npm run bench -- --growth     the same requests with 1,000, 10,000 and 100,000 users, and the plot
 *   --seconds 2 --rounds 5        how long each rate is measured, and how often
 *   --users 1000,10000            other sizes for --growth; 1000000 takes half an hour and 12 GB in the temporary folder
 *   --data FOLDER                 keeps the filled databases of --growth there, and uses those that it finds
 *   --out docs                    where the page goes
 */
const { values } = parseArgs({
  options: {
    growth: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string' },
    users: { type: 'string', default: '1000,10000,100000' },
    data: { type: 'string' },
    out: { type: 'string', default: 'docs' },
  },
});
const rounds = Number(values.rounds ?? (values.growth ? 20 : 5));
const page = path.join(values.out, 'performance.md');

if (values.growth) {
  const sizes = values.users.split(',').map(Number);
  const { rows, markdown } = await measureGrowth({ sizes, rounds, folder: values.out, data: values.data });
  printRows(rows);
  writeSection(page, 'growth', markdown);
} else {
  const { rows, markdown } = await measureOnce({ seconds: Number(values.seconds), rounds });
  printRows(rows);
  writeSection(page, 'bench', markdown);
  process.exitCode = hasFailed(rows) ? 1 : 0;
}
