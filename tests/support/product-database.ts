import fs from 'node:fs';
import path from 'node:path';
import { connect } from '#platform/database/database.ts';
import { prepareHome } from '#platform/database/embedded/database-home.ts';
import { databaseOwner } from '#platform/database/embedded/owner.ts';
import { DATABASE } from '#platform/database/embedded/roles.ts';
import { type Address, asApplication, runningServer } from '#platform/database/embedded/server-process.ts';
import { createLog } from '#platform/log.ts';

/** A connection to the embedded database of a product process, with the product's rights. */
export function connectToProduct(dataDir: string) {
  const home = prepareHome(dataDir, databaseOwner(dataDir));
  const where = { ...asApplication(home, superuserOf(dataDir)), database: DATABASE };
  return connect({ ...where, max: 4 }, createLog('silent'));
}

/** The running database's address for its superuser, for changes that the product's role may not make. */
export function superuserOf(dataDir: string): Address {
  const running = runningServer(prepareHome(dataDir, databaseOwner(dataDir)));
  if (!running) throw new Error(`No database is running in ${dataDir}`);
  return running.address;
}

export function killProductDatabase(dataDir: string): void {
  const file = path.join(dataDir, 'postgres/cluster/postmaster.pid');
  process.kill(Number(fs.readFileSync(file, 'utf8').split('\n')[0]), 'SIGKILL');
}
