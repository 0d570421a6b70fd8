import { parseArgs } from 'node:util';
import { failover } from '../tests/prove/failover/failover.ts';
import { missingForCluster } from '../tests/prove/failover/packages.ts';

/**
 * `npm run prove -- failover --rounds 30 --seed 7`: builds a cluster on this machine, breaks a part of it in each round,
 * and compares the database with what was acknowledged. Exit 1 on any finding, 2 where the cluster cannot be built.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '30' },
    seed: { type: 'string' },
    only: { type: 'string', multiple: true },
  },
});
const missing = missingForCluster();
if (missing) {
  console.error(missing);
  process.exit(2);
}
const seed = Number(values.seed ?? Date.now() % 1e9);
console.log(`seed ${seed}`);
const { only } = values;
const report = await failover({ rounds: Number(values.rounds), seed, only, say: console.log });
console.table(report.faults);
for (const finding of report.findings) console.error(`FOUND ${finding}`);
console.log(`${report.findings.length} findings, seed ${seed}`);
process.exit(report.findings.length === 0 ? 0 : 1);
