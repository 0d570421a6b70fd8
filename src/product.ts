import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { readConfig } from '#platform/config.ts';
import { connect } from '#platform/database/database.ts';
import { startEmbedded } from '#platform/database/embedded/embedded.ts';
import { migrate } from '#platform/database/migrate.ts';
import { builtAssets } from '#platform/http/assets.ts';
import { listen } from '#platform/http/listen.ts';
import { createLog } from '#platform/log.ts';
import { createServices } from '#platform/services.ts';
import { createApp } from './app.tsx';
import { firstStart } from './first-start.ts';

/** Config → database → app → listen, and the same backwards to close. */
export async function startProduct(env: Record<string, string | undefined>) {
  const config = readConfig(env);
  const log = createLog(config.logLevel);
  const embedded = config.databaseUrl ? null : await startEmbedded(config.dataDir, log);
  const where = embedded?.connection ?? { connectionString: config.databaseUrl ?? undefined };
  try {
    await migrate(where);
    const connection = connect(where, log);
    let closing = false;
    const clientFolder = path.join(import.meta.dirname, '../client');
    const services = createServices({
      config,
      log,
      connection,
      assets: builtAssets(clientFolder),
      closing: () => closing,
    });
    const app = createApp(services, clientFolder);
    await app.start();
    const server = await listen(app.fetch, config);
    const { port } = server.http.address() as AddressInfo;
    await firstStart(services, { url: `http://localhost:${port}` });

    return {
      port,
      async close() {
        closing = true;
        await server.drain();
        await app.stop();
        await connection.close();
        await embedded?.stop();
      },
    };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}
