import type { Context } from 'hono';
import type { ClientConfig } from 'pg';
import type { Config } from './config.ts';
import { type Connection, connectReplica, type Database } from './database/database.ts';
import type { FailFastPool } from './database/fail-fast-pool.ts';
import { measurePool } from './database/pool-metrics.ts';
import { createReplica, type FromReplica } from './database/replica/replica.ts';
import type { Assets } from './http/documents/assets.ts';
import type { Documents } from './http/documents/documents.ts';
import { createRateLimits, type RateLimits } from './http/limits/rate-limits.ts';
import { createClientIp } from './http/security/client-ip.ts';
import { createSecurityLog, type SecurityLog } from './http/security/security-log.ts';
import { createJobs, type Jobs } from './jobs/jobs.ts';
import type { Log } from './log.ts';
import { createMailer, type Mailer } from './mail/mailer.ts';
import { createMetrics, type Metrics } from './metrics.ts';

/** The services that the platform creates by itself. `documents` needs the styles of the product and is added by app.tsx. */
export type PlatformServices = {
  config: Config;
  log: Log;
  metrics: Metrics;
  db: Database;
  pool: FailFastPool;
  /** For work that needs a database session of its own, such as a lock that lasts as long as its connection. */
  directConnection: ClientConfig;
  /** For a read that a replica may answer. Without a replica, the primary answers it. */
  fromReplica: FromReplica;
  closeReplica: () => Promise<void>;
  jobs: Jobs;
  limits: RateLimits;
  mailer: Mailer;
  assets: Assets;
  clientIp: (c: Context) => string;
  security: SecurityLog;
  /** True from the moment the process is asked to end. */
  isShuttingDown: () => boolean;
};

/** The services that every feature gets as an argument. */
export type Services = PlatformServices & { documents: Documents };

type ServiceOptions = {
  config: Config;
  log: Log;
  connection: Connection;
  assets: Assets;
  isShuttingDown: () => boolean;
};

export function createServices({
  config,
  log,
  connection,
  assets,
  isShuttingDown,
}: ServiceOptions): PlatformServices {
  const { db, pool, directConnection } = connection;
  const clientIp = createClientIp(config.trustedProxies ?? []);
  const metrics = createMetrics();
  measurePool(metrics, pool);
  return {
    config,
    log,
    db,
    pool,
    directConnection,
    assets,
    isShuttingDown,
    metrics,
    ...openReplica({ config, log, connection, metrics }),
    jobs: createJobs(pool, log),
    limits: createRateLimits(pool, config.limits, config.production),
    mailer: createMailer(config, log),
    clientIp,
    security: createSecurityLog(log, clientIp),
  };
}

type ReplicaOptions = Pick<ServiceOptions, 'config' | 'log' | 'connection'> & { metrics: Metrics };

function openReplica({ config, log, connection, metrics }: ReplicaOptions) {
  const { databaseReplicaUrl: url, databaseDirectUrl: direct, databaseConnections: max } = config;
  if (!url) {
    const fromReplica: FromReplica = (read) => read(connection);
    return { fromReplica, closeReplica: async () => {} };
  }
  const poolConfig = { connectionString: url, ...(max === null ? {} : { max }) };
  const pool = connectReplica(poolConfig, log, { pooled: direct !== null });
  const { fromReplica, close } = createReplica({ primary: connection, replica: pool, log, metrics });
  return { fromReplica, closeReplica: close };
}
