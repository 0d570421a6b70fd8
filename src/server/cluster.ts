import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '#platform/config.ts';
import { connect } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { createLog } from '#platform/log.ts';
import { StartError } from '#platform/start-error.ts';
import { firstStart } from './first-start.ts';
import { openDatabase, RETIRE } from './product.ts';

/**
 * Several product processes behind one port. This primary process serves no requests. It runs the embedded database, if
 * there is one, keeps the configured number of workers alive, and replaces them one by one on SIGHUP. A new worker
 * listens before the old one is told to stop, so that no request is refused.
 */

/** The connections of the embedded database, minus those for its owner and a backup. */
const CONNECTIONS = 85;
/** Beside its pool, each process holds one connection for its lease. */
const BESIDE_POOL = 1;
const RETRY_DELAY_MS = 1000;

export async function startCluster(config: Config) {
  const log = createLog(config.logLevel);
  const database = await openDatabase(config, log);
  await migrate(database.directConnection);
  const env = {
    DATABASE_URL: database.url,
    DATABASE_CONNECTIONS: String(config.databaseConnections ?? poolFor(config.workers)),
  };
  let isShuttingDown = false;

  const begin = async (): Promise<Worker> => {
    const worker = cluster.fork(env);
    const [event] = await Promise.race([
      once(worker, 'listening').then(() => ['listening']),
      once(worker, 'exit').then(() => ['exit']),
    ]);
    if (event === 'exit') throw new StartError('A worker of the cluster did not start.');
    worker.once('exit', () => {
      if (!isShuttingDown && !worker.exitedAfterDisconnect) void replaceLost();
    });
    return worker;
  };
  const replaceLost = async () => {
    log.warn('a worker ended by itself; starting another one');
    while (!isShuttingDown) {
      const begun = await begin().catch(() => null);
      if (begun) return;
      await sleep(RETRY_DELAY_MS);
    }
  };

  let restarting: Promise<void> | undefined;
  const restart = async () => {
    for (const old of workers()) {
      if (isShuttingDown) return;
      // There is one worker more than usual at a time; `poolFor` reserves connections for it.
      await begin();
      old.exitedAfterDisconnect = true;
      old.send(RETIRE);
      if (!old.isDead()) await once(old, 'exit');
    }
    log.warn('all workers were replaced');
  };

  const close = async () => {
    isShuttingDown = true;
    const ending = workers().map((worker) => once(worker, 'exit'));
    for (const worker of workers()) worker.process.kill('SIGTERM');
    await Promise.all(ending);
    await database.close();
  };
  try {
    const [port] = await Promise.all([
      once(cluster, 'listening').then(([, address]) => (address as { port: number }).port),
      ...Array.from({ length: config.workers }, begin),
    ]);
    const connection = connect(
      database.poolConfig,
      log,
      database.pooled ? database.directConnection : undefined,
    );
    await firstStart({ config, db: connection.db }, { url: `http://localhost:${port}` });
    await connection.close();
    console.log(`Processes: ${config.workers}; kill -HUP ${process.pid} replaces them without a pause`);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    close,
    /** While a restart is running, a second request has no effect. */
    restart() {
      restarting ??= restart()
        .catch((error) => log.error({ err: error }, 'the workers could not be replaced; the old ones stay'))
        .finally(() => {
          restarting = undefined;
        });
      return restarting;
    },
  };
}

const workers = () => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);

function poolFor(count: number): number {
  return Math.max(2, Math.floor(CONNECTIONS / (count + 1)) - BESIDE_POOL);
}
