import cluster from 'node:cluster';
import { ConfigError, readConfig } from '#platform/config.ts';
import { StartError } from '#platform/start-error.ts';
import { startCluster } from './server/cluster.ts';
import { RETIRE, startProduct } from './server/product.ts';

/** Starts the product, closes it in order on a signal, and prints expected errors as one sentence. */
try {
  const config = readConfig(process.env);
  if (cluster.isPrimary && config.workers > 1) {
    const starting = startCluster(config);
    closeOnSignals(async () => (await starting).close());
    const head = await starting;
    process.on('SIGHUP', () => void head.restart());
  } else {
    const { isWorker } = cluster;
    const starting = startProduct(config, { worker: isWorker });
    const end = closeOnSignals(async () => (await starting).close());
    const product = await starting;
    if (isWorker) {
      // A closing terminal sends SIGHUP to all processes. Only the primary acts on it.
      process.on('SIGHUP', () => {});
      process.on('message', (message) => message === RETIRE && end(product.retire));
    }
  }
} catch (error) {
  if (error instanceof StartError || error instanceof ConfigError) console.error(error.message);
  else console.error(error);
  process.exit(1);
}

/** Called before the start is complete, so that a signal during the start still stops the database. */
function closeOnSignals(close: () => Promise<void>) {
  let isShuttingDown = false;
  const end = (how: () => Promise<void>) => {
    if (isShuttingDown) return;
    isShuttingDown = true;
    how().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', () => end(close));
  process.on('SIGTERM', () => end(close));
  process.on('disconnect', () => end(close));
  return end;
}
