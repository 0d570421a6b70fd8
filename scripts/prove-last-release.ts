import { parseArgs } from 'node:util';
import { lastRelease, proveLastRelease } from '../tests/resilience/last-release.ts';

/**
 * `npm run prove -- last-release [--from REF] [file …]`: the calls of the last release, by its own code and tests, on a
 * database that the migrations of now have changed already. Exit 1 where one fails.
 */
const { values, positionals } = parseArgs({
  options: { from: { type: 'string' } },
  allowPositionals: true,
});
const release = values.from ?? lastRelease();
console.log(`the last release: ${release}`);
const { passed, failed } = proveLastRelease(release, positionals.length > 0 ? positionals : undefined);
for (const test of failed) console.error(`FOUND ${test}`);
console.log(`${passed} tests passed, ${failed.length} failed`);
process.exit(failed.length === 0 && passed > 0 ? 0 : 1);
