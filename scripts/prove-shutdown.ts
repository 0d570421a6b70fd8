import { parseArgs } from 'node:util';
import { proveShutdown } from '../tests/resilience/shutdown.ts';

/** `npm run prove -- shutdown --rounds 50`: SIGTERM at 200 requests a second fails none that was accepted. */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '50' } } });
const { answers, findings, ...report } = await proveShutdown(Number(values.rounds), console.log);
console.table([{ ...report, ...answers, findings: findings.length }]);
for (const finding of findings) console.error(`FOUND ${finding}`);
process.exit(findings.length === 0 ? 0 : 1);
