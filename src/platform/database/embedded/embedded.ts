import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '#platform/log.ts';
import { StartError } from '#platform/start-error.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { type Home, initializeOnce, prepareHome } from './database-home.ts';
import { databaseOwner, type Owner } from './owner.ts';
import { DATABASE, ensureRoles } from './roles.ts';
import {
  type Address,
  acceptsConnections,
  asApplication,
  runningServer,
  spawnServer,
  stopServer,
} from './server-process.ts';

/**
 * The database that the product starts by itself. One product process at a time may use it. A session-level advisory
 * lock on the server ensures that. The lock ends with the process that holds it, however that process ends, so a server
 * that `kill -9` orphaned is taken over.
 */
export type EmbeddedDatabase = {
  /** The product's own role, which is no superuser. */
  connection: Address & { database: string };
  stop(): Promise<void>;
};

const PRODUCT_LOCK = 0x484f_4f4b; // 'HOOK'

export async function startEmbedded(dataDir: string, log: Log): Promise<EmbeddedDatabase> {
  const owner = databaseOwner(dataDir);
  const home = prepareHome(dataDir, owner);
  const server = new Server(home, findBinaries(owner), owner, log);
  await initializeOnce(home, server.binaries, owner);
  const address = await server.runOrAdopt();
  if (!(await server.takeLock(address, 3000))) {
    throw new StartError(`Hooksmith is already running on the data folder ${dataDir}.`);
  }
  await ensureRoles(home, owner, address);
  server.supervise();
  return { connection: { ...asApplication(home, address), database: DATABASE }, stop: () => server.stop() };
}

class Server {
  readonly home: Home;
  readonly binaries: Binaries;
  readonly owner: Owner;
  readonly log: Log;
  private holder: pg.Client | null = null;
  private stopping = false;

  constructor(home: Home, binaries: Binaries, owner: Owner, log: Log) {
    this.home = home;
    this.binaries = binaries;
    this.owner = owner;
    this.log = log;
  }

  /** Adopts a running server, or starts one. Waits for a server that is shutting down. */
  async runOrAdopt(): Promise<Address> {
    let failure: unknown;
    for (let attempt = 0; attempt < 50; attempt++) {
      const running = runningServer(this.home);
      if (running) {
        if (await acceptsConnections(running.address)) return running.address;
        await sleep(100);
        continue;
      }
      try {
        return await spawnServer(this.home, this.binaries, this.owner, this.log);
      } catch (error) {
        failure = error;
        if (error instanceof StartError || !isTransient(error)) throw error;
        await sleep(100);
      }
    }
    throw failure ?? new StartError('The embedded database is running but does not answer.');
  }

  async takeLock(address: Address, timeoutMs: number): Promise<boolean> {
    const client = new pg.Client({ ...address, database: 'postgres', keepAlive: true });
    client.on('error', () => {});
    await client.connect();
    const until = Date.now() + timeoutMs;
    do {
      const { rows } = await client.query('select pg_try_advisory_lock($1) as held', [PRODUCT_LOCK]);
      if (rows[0].held) {
        this.holder = client;
        return true;
      }
      await sleep(100);
    } while (Date.now() < until);
    await client.end();
    return false;
  }

  /** Restarts the server if it dies. Until then queries fail and requests are answered with 503. */
  supervise(): void {
    this.holder?.once('end', () => {
      if (!this.stopping) void this.revive();
    });
  }

  private async revive(): Promise<void> {
    this.log.warn('the embedded database went away; starting it again');
    while (!this.stopping) {
      try {
        const address = await this.runOrAdopt();
        if (await this.takeLock(address, 3000)) {
          this.supervise();
          this.log.warn('the embedded database is back');
          return;
        }
      } catch (error) {
        this.log.error({ err: error }, 'the embedded database did not start');
      }
      await sleep(500);
    }
  }

  async stop(): Promise<void> {
    this.stopping = true;
    await this.holder?.end().catch(() => {});
    await stopServer(this.home);
  }
}

/** After a crash the old server's children may need a moment to release the folder. */
function isTransient(error: unknown): boolean {
  return /lock file|shared memory|still in use|already exists/i.test(String((error as Error).message));
}
