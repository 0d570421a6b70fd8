import { execFileSync } from 'node:child_process';
import path from 'node:path';
import pg from 'pg';
import { databaseUrl } from '#platform/database/database-url.ts';
import { startEmbedded } from '#platform/database/embedded/embedded.ts';
import { createLog } from '#platform/log.ts';
import { connectToProduct } from '../support/product-database.ts';
import { startProductProcess, temporaryFolder } from '../support/product-process.ts';
import { insertBulkData, stateOf } from './bulk-data.ts';

const root = path.join(import.meta.dirname, '../..');

function command(name: 'backup' | 'restore', words: string[], env: Record<string, string>): void {
  const started = performance.now();
  execFileSync(process.execPath, [path.join(root, `scripts/${name}.ts`), ...words], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  console.log(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/**
 * Backs up the embedded database of a running product, restores it to an external database, backs that up and restores
 * it to another embedded one. Rows and ledger must be equal in all three.
 */
export async function proveBackup(hooks: number): Promise<string[]> {
  const { folder, remove } = temporaryFolder('prove-backup');
  const inFolder = (name: string) => path.join(folder, name);
  try {
    const first = await startProductProcess({ DATA_DIR: inFolder('first') });
    const own = connectToProduct(inFolder('first'));
    await insertBulkData(own.pool, hooks);
    const before = await stateOf(own.pool);
    console.log(before);
    command('backup', [inFolder('one.backup')], { DATA_DIR: inFolder('first') });
    await own.close();

    // Another embedded server takes the part of an external one, used only by its address.
    const host = await startEmbedded(inFolder('host'), createLog('silent'));
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
    if (before === between && between === after) {
      console.log('embedded, outer and embedded again are equal');
      return [];
    }
    return [`the databases differ\n${before}\n${between}\n${after}`];
  } finally {
    remove();
  }
}
