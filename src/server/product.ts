import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type pg from 'pg';
import type { Config } from '#platform/config.ts';
import { connect } from '#platform/database/database.ts';
import { databaseUrl } from '#platform/database/database-url.ts';
import { startEmbedded } from '#platform/database/embedded/embedded.ts';
import { migrate } from '#platform/database/migrate.ts';
import { refuseEndlessStatements } from '#platform/database/refuse-endless-statements.ts';
import { refuseSuperuser } from '#platform/database/refuse-superuser.ts';
import { builtAssets } from '#platform/http/documents/assets.ts';
import { connectionLimit } from '#platform/http/server/connection-limit.ts';
import { listen, SILENT_MS } from '#platform/http/server/listen.ts';
import { createLog, type Log } from '#platform/log.ts';
import { createServices } from '#platform/services.ts';
import { StartError } from '#platform/start-error.ts';
import { createApp } from '../app.tsx';
import { firstStart } from './first-start.ts';

type Closer = () => Promise<unknown>;

/** The message of the primary to a worker that was replaced. */
export const RETIRE = 'retire';
/** Every open tab polls every five seconds, so after this time each was told to reconnect. */
const RETIRE_AFTER_MS = 6000;

/** Config → database → app → listen, and the same backwards to close, or when a step fails. */
export async function startProduct(config: Config, { worker = false } = {}) {
  const log = createLog(config.logLevel);
  const closers: Closer[] = [];
  let isShuttingDown = false;
  const close = async () => {
    isShuttingDown = true;
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    const database = await openDatabase(config, log);
    closers.push(database.close);
    await migrate(database.directConnection);
    const { databaseConnections: max } = config;
    const pool = { ...database.poolConfig, ...(max === null ? {} : { max }) };
    const connection = connect(pool, log, database.pooled ? database.directConnection : undefined);
    closers.push(connection.close);
    if (database.pooled) await refuseEndlessStatements(connection.pool);
    const clientFolder = path.join(import.meta.dirname, '../client');
    const assets = builtAssets(clientFolder);
    const services = createServices({
      config,
      log,
      connection,
      assets,
      isShuttingDown: () => isShuttingDown,
    });
    const app = createApp(services, clientFolder);
    closers.push(app.stop);
    await app.start();
    const server = await listen(app.fetch, config, {
      lightweight: true,
      connections: connectionLimit(config),
      silentMs: Math.max(SILENT_MS, ((config.ai?.runSeconds ?? 0) + 30) * 1000),
    });
    closers.push(server.drain);
    const { port } = server.http.address() as AddressInfo;
    if (!worker) await firstStart(services, { url: `http://localhost:${port}` });
    /** A replaced worker can take its time, because its successor serves already. */
    const retire = async () => {
      await server.stopAccepting(RETIRE_AFTER_MS);
      await close();
    };
    return { port, close, retire };
  } catch (error) {
    await close();
    throw error;
  }
}

type OpenedDatabase = {
  poolConfig: pg.PoolConfig;
  /** Work that needs a session of its own uses this connection. */
  directConnection: pg.ClientConfig;
  /** Whether a pooler stands between `poolConfig` and the database. */
  pooled: boolean;
  url: string;
  close: Closer;
};

function rethrowStartErrors(error: unknown): void {
  if (error instanceof StartError) throw error;
}

/** Opens the configured database, or starts the embedded one. `url` is how other processes reach it. */
export async function openDatabase(config: Config, log: Log): Promise<OpenedDatabase> {
  const { databaseUrl: url } = config;
  if (url) {
    const poolConfig = { connectionString: url };
    const pooled = config.databaseDirectUrl !== null;
    const directConnection = { connectionString: config.databaseDirectUrl ?? url };
    if (config.production) {
      await refuseSuperuser(directConnection);
      // A replica may be unavailable: the product works without it.
      const replica = config.databaseReplicaUrl;
      if (replica)
        await refuseSuperuser({ connectionString: replica, connectionTimeoutMillis: 2000 }).catch(
          rethrowStartErrors,
        );
    }
    return { poolConfig, directConnection, pooled, url, close: async () => {} };
  }
  const { connection, stop } = await startEmbedded(config.dataDir, log);
  return {
    poolConfig: connection,
    directConnection: connection,
    pooled: false,
    url: databaseUrl(connection),
    close: stop,
  };
}
