import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { databaseUrl } from '#platform/database/database-url.ts';
import { startEmbedded } from '#platform/database/embedded/embedded.ts';
import { createLog } from '#platform/log.ts';
import { insertBulkData, stateOf } from '../tests/resilience/bulk-data.ts';
import { connectToProduct } from '../tests/support/product-database.ts';
import { startProductProcess, temporaryFolder } from '../tests/support/product-process.ts';

/**
 * `npm run prove -- backup [--hooks 100000]`: from the embedded database beside its running product into an outer
 * one, and from there into another embedded one; rows and ledger must be equal in all three.
 */
const { values } = parseArgs({ options: { hooks: { type: 'string', default: '100000' } } });
const hooks = Number(values.hooks);
const root = path.join(import.meta.dirname, '..');
const { folder, remove } = temporaryFolder('prove-backup');
const inFolder = (name: string) => path.join(folder, name);

function command(name: 'backup' | 'restore', words: string[], env: Record<string, string>): void {
  const started = performance.now();
  execFileSync(process.execPath, [path.join(root, `scripts/${name}.ts`), ...words], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  console.log(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

try {
  const first = await startProductProcess({ DATA_DIR: inFolder('first') });
  const own = connectToProduct(inFolder('first'));
  await insertBulkData(own.pool, hooks);
  const before = await stateOf(own.pool);
  console.log(before);
  command('backup', [inFolder('one.backup')], { DATA_DIR: inFolder('first') });
  await own.close();

  // Another embedded server stands in for an external one, reached by its address alone.
  const host = await startEmbedded(inFolder('host'), createLog('silent', false));
  const outer = databaseUrl(host.connection);
  command('restore', [inFolder('one.backup')], { DATABASE_URL: outer });
  const outerPool = new pg.Pool({ connectionString: outer });
  const between = await stateOf(outerPool);
  command('backup', [inFolder('two.backup')], { DATABASE_URL: outer });
  await outerPool.end();

  command('restore', [inFolder('two.backup')], { DATA_DIR: inFolder('last') });
  const last = await startProductProcess({ DATA_DIR: inFolder('last') });
  const restored = connectToProduct(inFolder('last'));
  const after = await stateOf(restored.pool);
  await restored.close();
  await Promise.all([first.end(), host.stop(), last.end()]);
  const equal = before === between && between === after;
  console.log(equal ? 'embedded, outer and embedded again are equal' : `NOT EQUAL\n${between}\n${after}`);
  process.exitCode = equal ? 0 : 1;
} finally {
  remove();
}
