import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { POSTGRES_BIN } from './failover/packages.ts';

/** Debian's PostgreSQL under its own account, to test what operators do with an external database. */

const SUPERUSER = 'keeper';
const AS_POSTGRES = ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups'];

/** The reason why it cannot run on this machine, or null. */
export function missingForServer(): string | null {
  if (fs.existsSync(`${POSTGRES_BIN}/pg_basebackup`) && process.getuid?.() === 0) return null;
  return "This proof runs Debian's PostgreSQL as its own account: apt-get install --no-install-recommends postgresql-15, as root.";
}

export function chownToPostgres(file: string): void {
  execFileSync('chown', ['postgres:postgres', file]);
}

export function asPostgresMade(folder: string): void {
  fs.mkdirSync(folder, { mode: 0o700 });
  chownToPostgres(folder);
}

function asPostgres([program = '', ...words]: string[]): void {
  const [command = '', ...before] = AS_POSTGRES;
  execFileSync(command, [...before, program, ...words], { cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] });
}

export function initialize(folder: string, name: string, settings: string[] = []): void {
  const data = path.join(folder, name);
  asPostgresMade(data);
  const options = ['-U', SUPERUSER, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'];
  asPostgres([`${POSTGRES_BIN}/initdb`, '-D', data, ...options]);
  const reached = ["listen_addresses = '127.0.0.1'", `unix_socket_directories = '${data}'`];
  fs.appendFileSync(path.join(data, 'postgresql.conf'), `${[...settings, ...reached].join('\n')}\n`);
}

export type Server = Awaited<ReturnType<typeof startServer>>;

export async function startServer(folder: string, data: string) {
  const port = await freePort();
  const [command = '', ...before] = AS_POSTGRES;
  const log = fs.openSync(path.join(folder, `${data}.log`), 'a');
  const options = ['-D', path.join(folder, data), '-c', `port=${port}`];
  const child = spawn(command, [...before, `${POSTGRES_BIN}/postgres`, ...options], {
    cwd: '/',
    stdio: ['ignore', log, log],
  });
  fs.closeSync(log);
  const where = { host: '127.0.0.1', port, user: SUPERUSER };
  const ask = async (statement: string, values: unknown[] = [], database = 'hooksmith') => {
    const client = new pg.Client({ ...where, database });
    await client.connect();
    try {
      return (await client.query(statement, values)).rows;
    } finally {
      await client.end();
    }
  };
  const ready = 'select 1 / (not pg_is_in_recovery())::int';
  for (let tries = 0; ; tries++) {
    if (await ask(ready, [], 'postgres').catch(() => null)) break;
    if (tries === 600 || child.exitCode !== null)
      throw new Error(fs.readFileSync(path.join(folder, `${data}.log`), 'utf8').slice(-3000));
    await sleep(100);
  }
  return {
    url: `postgres://hooksmith_app@127.0.0.1:${port}/hooksmith`,
    ask,
    async baseBackup(target: string) {
      const to = ['-h', '127.0.0.1', '-p', String(port), '-U', SUPERUSER, '-D', target];
      asPostgres([`${POSTGRES_BIN}/pg_basebackup`, ...to, '--checkpoint=fast']);
      asPostgres([`${POSTGRES_BIN}/pg_verifybackup`, target]);
    },
    async end() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGINT');
      await once(child, 'exit');
    },
  };
}

export async function createProductDatabase(server: Server): Promise<void> {
  await server.ask('create role hooksmith_app login', [], 'postgres');
  await server.ask('create database hooksmith owner hooksmith_app', [], 'postgres');
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  server.close();
  return port;
}
