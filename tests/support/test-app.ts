import path from 'node:path';
import type pg from 'pg';
import { type Config, readConfig } from '#platform/config.ts';
import { connect } from '#platform/database/database.ts';
import { builtAssets } from '#platform/http/documents/assets.ts';
import { createJobs } from '#platform/jobs/jobs.ts';
import { createLog, type Log } from '#platform/log.ts';
import { createServices } from '#platform/services.ts';
import { createApp } from '../../src/app.tsx';
import type { AppOptions } from '../../src/server/app-parts.ts';
import { cloneDatabase } from './postgres.ts';
import { Visitor } from './visitor.ts';

export type TestApp = Awaited<ReturnType<typeof createTestApp>>;
export const clientFolder = path.join(import.meta.dirname, '../../dist/client');

/** The app on its own database. `jobs: true` also runs the background jobs. */
export async function createTestApp(
  options: AppOptions & {
    env?: Record<string, string>;
    config?: Partial<Config>;
    jobs?: boolean;
    log?: Log;
    /** An existing database to use instead of a clone. */
    where?: pg.PoolConfig;
  } = {},
) {
  const database = options.where ? { where: options.where, drop: async () => {} } : await cloneDatabase();
  const log = options.log ?? createLog('silent');
  const config = { ...readConfig({ LOG_LEVEL: 'silent', ...options.env }), ...options.config };
  const connection = connect(database.where, log);
  const services = createServices({
    config,
    log,
    connection,
    assets: builtAssets(clientFolder),
    isShuttingDown: () => false,
  });
  // Half of the product's interval: tests wait for many jobs.
  services.jobs = createJobs(connection.pool, log, 0.5);
  const app = createApp(services, clientFolder, options);
  if (options.jobs) await app.start();
  return {
    ...app,
    services,
    db: connection.db,
    pool: connection.pool,
    where: database.where,
    visitor: () => new Visitor((request) => app.fetch(request, {})),
    async close() {
      await app.stop();
      await connection.close();
      await database.drop();
    },
  };
}
