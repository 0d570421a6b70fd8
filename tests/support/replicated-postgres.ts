import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries } from '#platform/database/embedded/binaries.ts';
import { changeOwner, databaseOwner } from '#platform/database/embedded/owner.ts';
import { migrate } from '#platform/database/migrate.ts';
import { temporaryFolder } from './product-process.ts';

/** One PostgreSQL server of a primary with standbys. */
export type Server = {
  /** The product's role, which owns its schema and nothing else. */
  where: { host: string; port: number; user: string; database: string };
  /** Runs a query as the superuser. */
  ask(statement: string): Promise<pg.QueryResult>;
  start(): Promise<void>;
  pid(): number | undefined;
  end(signal: NodeJS.Signals): Promise<void>;
  /**
   * Pauses the server processes that serve the product and accepts no new connection. Returns a function that
   * continues.
   */
  freeze(): Promise<() => void>;
  /** Makes it a standby of another server. Call it while this one is stopped. */
  follow(primary: Server): void;
};

const SUPERUSER = 'keeper';
const PRODUCT = 'product';
const DATABASE = 'hooksmith';
const SETTINGS = [
  'fsync=off',
  'listen_addresses=',
  'wal_level=replica',
  'wal_keep_size=256MB',
  'shared_buffers=16MB',
  'wal_retrieve_retry_interval=100ms',
  'timezone=UTC',
];

/** A primary with the product's schema and two streaming standbys, from the product's own binaries. */
export async function startReplicated() {
  const { folder, remove } = temporaryFolder('replicated');
  const owner = databaseOwner(folder);
  changeOwner(owner, folder);
  const { initdb, postgres } = findBinaries(owner);
  const dataOf = (port: number) => path.join(folder, String(port));
  execFileSync(
    initdb,
    ['-D', dataOf(1), '-U', SUPERUSER, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...owner, cwd: folder, stdio: 'ignore' },
  );
  const servers: Server[] = [];
  for (const port of [1, 2, 3]) {
    if (port > 1) copyFor(owner, dataOf(1), dataOf(port));
    servers.push(createServer({ folder, data: dataOf(port), port, owner, postgres }));
  }
  const [primary, ...standbys] = servers as [Server, Server, Server];
  const close = async () => {
    await Promise.all(servers.map((server) => server.end('SIGQUIT')));
    remove();
  };
  try {
    for (const standby of standbys) standby.follow(primary);
    await primary.start();
    await Promise.all(standbys.map((standby) => standby.start()));
    await primary.ask(`create role ${PRODUCT} login`);
    await primary.ask(`create database ${DATABASE} owner ${PRODUCT}`);
    await migrate(primary.where);
    return { primary, standbys: standbys as [Server, Server], close };
  } catch (error) {
    await close();
    throw error;
  }
}

type Owner = ReturnType<typeof databaseOwner>;

function copyFor(owner: Owner, from: string, to: string): void {
  fs.cpSync(from, to, { recursive: true });
  fs.chmodSync(to, 0o700);
  for (const name of ['', ...(fs.readdirSync(to, { recursive: true }) as string[])])
    changeOwner(owner, path.join(to, name));
}

type Options = { folder: string; data: string; port: number; owner: Owner; postgres: string };

function createServer({ folder, data, port, owner, postgres }: Options): Server {
  let child: ChildProcess | null = null;
  const where = { host: folder, port, user: PRODUCT, database: DATABASE };
  const ask = async (statement: string) => {
    const client = new pg.Client({ ...where, user: SUPERUSER, database: 'postgres' });
    await client.connect();
    try {
      return await client.query(statement);
    } finally {
      await client.end();
    }
  };
  return {
    where,
    ask,
    pid: () => child?.pid,
    async start() {
      const settings = [...SETTINGS, `port=${port}`, `unix_socket_directories=${folder}`];
      const output = fs.openSync(`${data}.log`, 'a');
      child = spawn(postgres, ['-D', data, ...settings.flatMap((one) => ['-c', one])], {
        ...owner,
        cwd: folder,
        stdio: ['ignore', output, output],
      });
      fs.closeSync(output);
      for (let tries = 0; tries < 300; tries++) {
        if (await ask('select 1').catch(() => null)) return;
        await sleep(100);
      }
      throw new Error(fs.readFileSync(`${data}.log`, 'utf8'));
    },
    async end(signal) {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      await once(child, 'exit');
    },
    async freeze() {
      const { rows } = await ask(`select pid from pg_stat_activity where usename = '${PRODUCT}'`);
      const pids: number[] = [child?.pid, ...rows.map(({ pid }) => pid)];
      for (const pid of pids) process.kill(pid, 'SIGSTOP');
      return () => {
        for (const pid of pids) process.kill(pid, 'SIGCONT');
      };
    },
    follow(primary) {
      const conninfo = `host=${folder} port=${primary.where.port} user=${SUPERUSER}`;
      fs.writeFileSync(path.join(data, 'postgresql.auto.conf'), `primary_conninfo = '${conninfo}'\n`);
      fs.writeFileSync(path.join(data, 'standby.signal'), '');
      for (const name of ['postgresql.auto.conf', 'standby.signal'])
        changeOwner(owner, path.join(data, name));
    },
  };
}
