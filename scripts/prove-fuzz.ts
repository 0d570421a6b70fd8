import { parseArgs } from 'node:util';
import { fuzz } from '../tests/resilience/fuzz/fuzz.ts';

/**
 * `npm run prove -- fuzz --requests 100000 --seed 7`, on the built product: odd requests, raw bytes, and the families of
 * texts that attackers found once. Exit 1 on a 5xx, a stack trace, SQL or a path in an answer, a formula in a list,
 * a feed that no reader takes, or a hang; the request is printed.
 */
const { values } = parseArgs({
  options: { requests: { type: 'string', default: '100000' }, seed: { type: 'string' } },
});
const seed = Number(values.seed ?? Date.now() % 1e9);
console.log(`seed ${seed}`);
const started = Date.now();
const { findings, answers, families, ...report } = await fuzz(Number(values.requests), seed, console.log);
console.table([{ ...report, seconds: Math.round((Date.now() - started) / 1000), findings: findings.length }]);
console.table([answers]);
console.table([families]);
for (const finding of findings) console.error(`\nFOUND ${finding}`);
process.exit(findings.length === 0 ? 0 : 1);
