import { parseArgs } from 'node:util';
import { missingForServer } from '../tests/resilience/debian-postgres.ts';
import { recovery } from '../tests/resilience/recovery.ts';

/**
 * `npm run prove -- recovery [--seconds 30]`: a base backup and the archived log bring a database back to the second before
 * everything was deleted. Needs Debian's postgresql-15 and root. Exit 1 on any finding, 2 where it cannot run.
 */
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '30' } } });
const missing = missingForServer();
if (missing) {
  console.error(missing);
  process.exit(2);
}
const findings = await recovery({ seconds: Number(values.seconds), say: console.log });
for (const finding of findings) console.error(`FOUND ${finding}`);
console.log(`${findings.length} findings`);
process.exit(findings.length === 0 ? 0 : 1);
