import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type pg from 'pg';
import { type Config, readConfig } from '#platform/config.ts';
import { connect } from '#platform/database/database.ts';
import { startEmbedded } from '#platform/database/embedded/embedded.ts';
import { migrate } from '#platform/database/migrate.ts';
import { builtAssets } from '#platform/http/assets.ts';
import { listen } from '#platform/http/listen.ts';
import { createLog, type Log } from '#platform/log.ts';
import { createServices } from '#platform/services.ts';
import { createApp } from './app.tsx';
import { firstStart } from './first-start.ts';

type Closer = () => Promise<unknown>;

/** Config → database → app → listen, and the same backwards to close, or when a step fails. */
export async function startProduct(env: Record<string, string | undefined>) {
  const config = readConfig(env);
  const log = createLog(config.logLevel);
  const closers: Closer[] = [];
  let closing = false;
  const close = async () => {
    closing = true;
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    const where = await database(config, log, closers);
    await migrate(where);
    const connection = connect(where, log);
    closers.push(connection.close);
    const clientFolder = path.join(import.meta.dirname, '../client');
    const assets = builtAssets(clientFolder);
    const services = createServices({ config, log, connection, assets, closing: () => closing });
    const app = createApp(services, clientFolder);
    closers.push(app.stop);
    await app.start();
    const server = await listen(app.fetch, config, { lightweight: true });
    closers.push(server.drain);
    const { port } = server.http.address() as AddressInfo;
    await firstStart(services, { url: `http://localhost:${port}` });
    return { port, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function database(config: Config, log: Log, closers: Closer[]): Promise<pg.PoolConfig> {
  if (config.databaseUrl) return { connectionString: config.databaseUrl };
  const embedded = await startEmbedded(config.dataDir, log);
  closers.push(embedded.stop);
  return embedded.connection;
}
