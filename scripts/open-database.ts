import type pg from 'pg';
import { readConfig } from '#platform/config.ts';
import { prepareHome } from '#platform/database/embedded/database-home.ts';
import { startEmbedded } from '#platform/database/embedded/embedded.ts';
import { databaseOwner } from '#platform/database/embedded/owner.ts';
import { DATABASE } from '#platform/database/embedded/roles.ts';
import { asApplication, runningServer } from '#platform/database/embedded/server-process.ts';
import { migrate } from '#platform/database/migrate.ts';
import { createLog } from '#platform/log.ts';

type Opened = {
  where: pg.PoolConfig;
  /** Whether a product may be using it right now. */
  inUse: boolean;
  stop(): Promise<void>;
};

/** The database of the environment, or the embedded one. It is started if it does not run. */
export async function openDatabase(): Promise<Opened> {
  const config = readConfig(process.env);
  if (config.databaseUrl) {
    // A pooler would split a backup's statements over several sessions.
    const where = { connectionString: config.databaseDirectUrl ?? config.databaseUrl };
    await migrate(where);
    return { where, inUse: false, stop: async () => {} };
  }
  const home = prepareHome(config.dataDir, databaseOwner(config.dataDir));
  const running = runningServer(home);
  if (running) {
    const where = { ...asApplication(home, running.address), database: DATABASE };
    return { where, inUse: true, stop: async () => {} };
  }
  const embedded = await startEmbedded(config.dataDir, createLog('warn'));
  await migrate(embedded.connection);
  return { where: embedded.connection, inUse: false, stop: embedded.stop };
}
