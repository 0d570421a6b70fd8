import { parseArgs } from 'node:util';
import { proveDurability } from '../tests/resilience/durability.ts';

/** `npm run prove -- durability --rounds 20`: nothing acknowledged is lost to `kill -9`. Exit 1 on any finding. */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '20' } } });
const report = await proveDurability(Number(values.rounds), console.log);
console.table([report]);
process.exit(report.lost === 0 && report.failedStarts === 0 ? 0 : 1);
