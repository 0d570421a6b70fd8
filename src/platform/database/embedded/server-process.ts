import { spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '#platform/log.ts';
import { StartError } from '#platform/start-error.ts';
import type { Binaries } from './binaries.ts';
import { type Home, hasUnixSockets, isAlive, toDiskError } from './database-home.ts';
import { APPLICATION, readPassword, SUPERUSER } from './logins.ts';
import type { Owner } from './owner.ts';

/** The address of a running server, socket folder or loopback, in the form of node-postgres. */
export type Address = { host: string; port: number; user: string; password?: string };

const READY_WITHIN_MS = 60_000;

/** The durable defaults stay (fsync, synchronous_commit, full_page_writes); memory is kept small. */
const SETTINGS = [
  'shared_buffers=64MB',
  'max_connections=100',
  'max_wal_senders=0',
  'wal_level=minimal',
  'jit=off',
  // The tables are nearly always in memory, so an index is worth using in small ones too.
  'random_page_cost=1.1',
  'autovacuum_max_workers=2',
  // No processes for asynchronous reads and logical replication, which the product does not use.
  'io_method=sync',
  'max_logical_replication_workers=0',
  'max_wal_size=256MB',
  'log_min_messages=warning',
  'timezone=UTC',
];

/** Finds the live server of this database by its `postmaster.pid`, with the address for the superuser. */
export function runningServer(home: Home): { pid: number; address: Address } | null {
  const file = path.join(home.pgData, 'postmaster.pid');
  if (!fs.existsSync(file)) return null;
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  const pid = Number(lines[0]);
  if (!isAlive(pid)) return null;
  if (!isPostgres(pid)) {
    // After a crash another program may have this process id (usual in containers): the file is stale.
    fs.rmSync(file, { force: true });
    return null;
  }
  const host = hasUnixSockets ? (lines[4] ?? '').trim() || home.sockets : '127.0.0.1';
  return { pid, address: addressOf(home, host, Number(lines[3]) || 5432) };
}

function isPostgres(pid: number): boolean {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres');
  } catch {
    return true; // There is no /proc here, but PostgreSQL checks by itself.
  }
}

function addressOf(home: Home, host: string, port: number): Address {
  return { host, port, user: SUPERUSER, password: readPassword(home.folder, SUPERUSER) };
}

/**
 * Returns the server's address with the product's own role. A server that an older version started only knows the
 * superuser.
 */
export function asApplication(home: Home, superuser: Address): Address {
  const password = readPassword(home.folder, APPLICATION);
  return password === undefined ? superuser : { ...superuser, user: APPLICATION, password };
}

/** Starts the server in a process group of its own, so that Ctrl-C reaches only the product, which closes in order. */
export async function spawnServer(home: Home, binaries: Binaries, owner: Owner, log: Log): Promise<Address> {
  const port = hasUnixSockets ? 5432 : await freePort();
  const listen = hasUnixSockets
    ? ['listen_addresses=', `unix_socket_directories=${home.sockets}`, 'unix_socket_permissions=0700']
    : ['listen_addresses=127.0.0.1', `port=${port}`];
  const output = fs.openSync(home.logFile, 'a', 0o600);
  const from = fs.fstatSync(output).size;
  const child = spawn(
    binaries.postgres,
    ['-D', home.pgData, ...[...SETTINGS, ...listen].flatMap((setting) => ['-c', setting])],
    {
      ...(owner ?? {}),
      cwd: home.pgData,
      detached: true,
      stdio: ['ignore', output, output],
      env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    },
  );
  fs.closeSync(output);
  let ended = false;
  child.once('exit', () => {
    ended = true;
  });
  child.once('error', (error) => {
    ended = true;
    log.error({ err: error }, 'the embedded database could not be started');
  });
  child.unref();
  const address = addressOf(home, hasUnixSockets ? home.sockets : '127.0.0.1', port);
  await waitUntilReady(address, () => ended).catch((error) => {
    const output = fs.readFileSync(home.logFile, 'utf8').slice(from);
    throw output ? toDiskError(home, new Error(output.trim())) : error;
  });
  return address;
}

export async function waitUntilReady(address: Address, ended: () => boolean): Promise<void> {
  const until = Date.now() + READY_WITHIN_MS;
  while (Date.now() < until) {
    if (await acceptsConnections(address)) return;
    if (ended()) throw new Error('The embedded database ended while it was starting.');
    await sleep(20);
  }
  throw new StartError(
    'The embedded database did not become ready within a minute; see postgres.log in the data folder.',
  );
}

export async function acceptsConnections(address: Address): Promise<boolean> {
  const client = new pg.Client({ ...address, database: 'postgres', connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** PostgreSQL's fast shutdown: ends connections, writes a checkpoint, leaves a clean folder. */
export async function stopServer(home: Home): Promise<void> {
  const running = runningServer(home);
  if (!running) return;
  process.kill(running.pid, 'SIGINT');
  const until = Date.now() + 30_000;
  // The pid file is removed last, and a process that was not reaped still counts as alive, so both are checked.
  const pidFile = path.join(home.pgData, 'postmaster.pid');
  while (fs.existsSync(pidFile) && isAlive(running.pid) && Date.now() < until) await sleep(10);
}

async function freePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as net.AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
