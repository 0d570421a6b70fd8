import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { connect } from '#platform/database/database.ts';
import { databaseUrl } from '#platform/database/database-url.ts';
import { type EmbeddedDatabase, startEmbedded } from '#platform/database/embedded/embedded.ts';
import { createLog } from '#platform/log.ts';
import { startModelServer } from '../../support/model-server.ts';
import { connectToProduct, killProductDatabase } from '../../support/product-database.ts';
import { type ProductProcess, startProductProcess, temporaryFolder } from '../../support/product-process.ts';
import { type Disk, openDisk } from './disk.ts';
import { openRelay, type Relay } from './relay.ts';

/** The product and everything around it that can fail. */
export type Environment = {
  product: ProductProcess;
  dataDir: string;
  model: Awaited<ReturnType<typeof startModelServer>>;
  proxies: { visitors: Relay; mail: Relay; database: Relay | null };
  /** Null if the database is external or this machine allows no disk. */
  disk: Disk | null;
  outer: boolean;
  killDatabase(): void;
  startProduct(): Promise<void>;
  /** A direct connection that bypasses the proxies. */
  connect(): ReturnType<typeof connect>;
  /** Milliseconds until the product reports that it is ready, or null after a minute. */
  untilReady(): Promise<number | null>;
  close(): Promise<void>;
};

export type OuterDatabase = boolean | EmbeddedDatabase['connection'];

const READY_WITHIN_MS = 60_000;
const STEADY_MS = 300;
const silent = createLog('silent');

export async function startEnvironment(outer: OuterDatabase): Promise<Environment> {
  const { folder, remove } = temporaryFolder('chaos');
  const disk = outer ? null : openDisk(path.join(folder, 'disk'));
  const dataDir = path.join(disk?.folder ?? folder, 'data');
  const server = outer === true ? await startEmbedded(path.join(folder, 'server'), silent) : null;
  const where = typeof outer === 'object' ? outer : (server?.connection ?? null);
  const databaseDir = outer ? path.join(folder, 'server') : dataDir;
  const database = where ? await openRelay(() => ({ path: socketOf(where) })) : null;
  const smtp = await startMailServer();
  const mail = await openRelay(() => ({ port: smtp.port, host: '127.0.0.1' }));
  const model = await startModelServer();
  let product: ProductProcess;
  const visitors = await openRelay(() => ({ port: Number(new URL(product.url).port), host: '127.0.0.1' }));
  const env = {
    DATA_DIR: dataDir,
    LIMITS: 'off',
    LOG_LEVEL: 'error',
    ADMIN_EMAIL: 'admin@example.com',
    ADMIN_PASSWORD: 'the-admins-password',
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    AI_PROVIDER: 'compatible',
    AI_MODEL: 'chaos',
    AI_BASE_URL: model.url,
    ...(where && database
      ? { DATABASE_URL: databaseUrl({ ...where, host: '127.0.0.1', port: database.port }) }
      : {}),
  };
  product = await startProductProcess(env);

  return {
    get product() {
      return product;
    },
    dataDir,
    model,
    proxies: { visitors, mail, database },
    disk,
    outer: where !== null,
    killDatabase: () => killProductDatabase(databaseDir),
    async startProduct() {
      product = await startProductProcess(env);
    },
    connect: () => connectPast(where, dataDir),
    async untilReady() {
      const from = Date.now();
      let readySince: number | null = null;
      while (Date.now() - from < READY_WITHIN_MS) {
        const ready = (await isReady(product.url)) && (await answers(() => connectPast(where, dataDir)));
        readySince = ready ? (readySince ?? Date.now()) : null;
        // Connections of a killed database may still answer for a moment.
        if (readySince && Date.now() - readySince > STEADY_MS) return readySince - from;
        await sleep(20);
      }
      return null;
    },
    async close() {
      await product.end();
      await visitors.close();
      await mail.close();
      await database?.close();
      await server?.stop();
      await model.close();
      await smtp.close();
      disk?.remove();
      remove();
    },
  };
}

function socketOf({ host, port }: EmbeddedDatabase['connection']): string {
  return path.join(host, `.s.PGSQL.${port}`);
}

function connectPast(where: pg.PoolConfig | null, dataDir: string) {
  return where ? connect({ ...where, max: 4 }, silent) : connectToProduct(dataDir);
}

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/readyz`).catch(() => null);
  await answer?.text();
  return answer?.status === 200;
}

async function answers(open: Environment['connect']): Promise<boolean> {
  try {
    const { pool, close } = open();
    await pool.query('select 1').finally(close);
    return true;
  } catch {
    return false;
  }
}

async function startMailServer() {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      stream.resume();
      stream.on('end', done);
    },
  });
  // The proxy cuts these connections as well.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as { port: number };
  return { port, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}
