import { parseArgs } from 'node:util';
import { chaos } from '../tests/resilience/chaos/chaos.ts';

/**
 * `npm run prove -- chaos --rounds 100 --seed 7`, on the built product with its embedded database; with `--outer` on a
 * PostgreSQL of its own, that the script starts. Exit 1 on any finding.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '100' },
    seed: { type: 'string' },
    outer: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
  },
});
const seed = Number(values.seed ?? Date.now() % 1e9);
console.log(`seed ${seed}, ${values.outer ? 'an outer PostgreSQL' : 'the embedded database'}`);
const { outer, only } = values;
const report = await chaos({ rounds: Number(values.rounds), seed, outer, only, say: console.log });
console.table(report.faults);
if (report.notTried.length > 0)
  console.log(
    `Not tried, because the database is another or this machine allows no mount: ${report.notTried.join(', ')}`,
  );
for (const finding of report.findings) console.error(`FOUND ${finding}`);
console.log(`${report.findings.length} findings, seed ${seed}`);
process.exit(report.findings.length === 0 ? 0 : 1);
