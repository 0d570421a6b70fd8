import path from 'node:path';
import { parseArgs } from 'node:util';
import { proveKills } from '../tests/resilience/kill-generate.ts';
import { proveParallelGenerates } from '../tests/resilience/parallel-generates.ts';
import { connectToProduct } from '../tests/support/product-database.ts';
import { startProductProcess, temporaryFolder } from '../tests/support/product-process.ts';

/**
 * `npm run prove -- credits --rounds 100 --kills 30`, on the built product: never two runs for one,
 * never charged without ten hooks. Exit 1 on any finding.
 */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '100' }, kills: { type: 'string', default: '30' } },
});

const { folder, remove } = temporaryFolder('prove-credits');
const dataDir = path.join(folder, 'data');
const product = await startProductProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'error' });
const { db, close } = connectToProduct(dataDir);
const parallel = await proveParallelGenerates({ url: product.url, db }, Number(values.rounds));
await close();
await product.end();
remove();
console.log('Fifty generates at once on one run:', parallel);

const kills = await proveKills(Number(values.kills), console.log);
console.log('kill -9 under generating load:', kills);
process.exit(parallel.findings.length + kills.findings.length === 0 ? 0 : 1);
