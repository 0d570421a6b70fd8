import { parseArgs } from 'node:util';
import { failover } from '../tests/resilience/failover/failover.ts';
import { missingForCluster } from '../tests/resilience/failover/packages.ts';

/**
 * `npm run prove -- failover --rounds 30 --seed 7`: builds a cluster on this machine, breaks a part of it in each round,
 * and compares the database with what was acknowledged; then deploys ten releases at 200 requests a second. Exit 1 on any finding, 2 where the cluster cannot be built.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '30' },
    seed: { type: 'string' },
    deploys: { type: 'string', default: '10' },
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
const [rounds, deploys] = [Number(values.rounds), Number(values.deploys)];
const report = await failover({ rounds, seed, only, deploys, say: console.log });
console.table(report.faults);
if (report.deploys) console.table([{ deploys, ...report.deploys.answers, ...report.deploys.figures }]);
for (const finding of report.findings) console.error(`FOUND ${finding}`);
console.log(`${report.findings.length} findings, seed ${seed}`);
process.exit(report.findings.length === 0 ? 0 : 1);
