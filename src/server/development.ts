import { readConfig } from '#platform/config.ts';
import { connect } from '#platform/database/database.ts';
import { startEmbedded } from '#platform/database/embedded/embedded.ts';
import { migrate } from '#platform/database/migrate.ts';
import { developmentAssets } from '#platform/http/documents/assets.ts';
import { createLog } from '#platform/log.ts';
import { createServices } from '#platform/services.ts';
import { createApp } from '../app.tsx';

/**
 * The app for the development server, which evaluates this module again after each change. The database and its
 * connections must survive that, so they are kept on `globalThis`.
 */
const kept = globalThis as {
  hooksmithDatabase?: ReturnType<typeof openDatabase>;
  hooksmithApp?: { stop(): Promise<void> };
};

async function openDatabase() {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const embedded = config.databaseUrl ? null : await startEmbedded(config.dataDir, log);
  const poolConfig = embedded?.connection ?? { connectionString: config.databaseUrl ?? undefined };
  const directConnection = config.databaseDirectUrl
    ? { connectionString: config.databaseDirectUrl }
    : undefined;
  await migrate(directConnection ?? poolConfig);
  const close = async () => {
    await embedded?.stop();
    process.exit(0);
  };
  process.once('SIGINT', close);
  process.once('SIGTERM', close);
  return { config, log, connection: connect(poolConfig, log, directConnection) };
}

kept.hooksmithDatabase ??= openDatabase();
const { config, log, connection } = await kept.hooksmithDatabase;
await kept.hooksmithApp?.stop();
const services = createServices({
  config,
  log,
  connection,
  assets: developmentAssets,
  isShuttingDown: () => false,
});
const app = createApp(services, '');
await app.start();
kept.hooksmithApp = app;

export default app;
