import type { ChildProcess } from 'node:child_process';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Disk, openDisk } from '../chaos/disk.ts';
import type { Host } from './network.ts';
import { patroniConfig, poolerConfig, type Secrets } from './settings.ts';

/** A database machine: etcd, Patroni with PostgreSQL, and PgBouncer. */
export type DatabaseNode = {
  host: Host;
  /** The disk with its data, or null if this machine allows no disk. */
  disk: Disk | null;
  start(): void;
  /** Stops Patroni with PostgreSQL, and then the pooler. etcd keeps running. */
  stop(): Promise<void>;
  /** The id of PostgreSQL's main process, or null. */
  postmaster(): number | null;
  remove(): void;
};

const AS_POSTGRES = ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups'];

type Options = { host: Host; all: Host[]; folder: string; secrets: Secrets };

export function createDatabaseNode({ host, all, folder, secrets }: Options): DatabaseNode {
  const home = path.join(folder, host.name);
  fs.mkdirSync(home, { recursive: true });
  const disk = openDisk(path.join(home, 'disk'));
  const dataDir = path.join(home, 'disk', 'data');
  const files = { patroni: path.join(home, 'patroni.json'), pooler: path.join(home, 'pgbouncer.ini') };
  fs.writeFileSync(files.patroni, patroniConfig({ host, all, home, dataDir, secrets }));
  const { settings, users } = poolerConfig({ home, secrets });
  fs.writeFileSync(files.pooler, settings);
  fs.writeFileSync(path.join(home, 'users.txt'), users);
  execFileSync('chown', ['-R', 'postgres:postgres', home]);

  let etcd: ChildProcess | null = null;
  let patroni: ChildProcess | null = null;
  let pooler: ChildProcess | null = null;
  const alive = (child: ChildProcess | null) => child?.exitCode === null && child.signalCode === null;
  const log = (name: string) => path.join(folder, `${host.name}-${name}.log`);
  return {
    host,
    disk,
    start() {
      if (!alive(etcd)) etcd = host.run([...AS_POSTGRES, ...etcdCommand(host, all, home)], log('etcd'));
      if (!alive(patroni)) patroni = host.run([...AS_POSTGRES, 'patroni', files.patroni], log('patroni'));
      if (!alive(pooler)) pooler = host.run([...AS_POSTGRES, 'pgbouncer', files.pooler], log('pgbouncer'));
    },
    async stop() {
      for (const child of [patroni, pooler]) {
        child?.kill('SIGTERM');
        while (alive(child)) await sleep(50);
      }
    },
    postmaster() {
      try {
        return Number(fs.readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
      } catch {
        return null;
      }
    },
    remove: () => disk?.remove(),
  };
}

function etcdCommand({ name, address }: Host, all: Host[], home: string): string[] {
  const peer = (host: Host) => `http://${host.address}:2380`;
  const options = {
    name,
    'data-dir': path.join(home, 'etcd'),
    'listen-client-urls': `http://${address}:2379`,
    'advertise-client-urls': `http://${address}:2379`,
    'listen-peer-urls': `http://${address}:2380`,
    'initial-advertise-peer-urls': `http://${address}:2380`,
    'initial-cluster': all.map((host) => `${host.name}=${peer(host)}`).join(','),
    'initial-cluster-state': 'new',
    'enable-v2': 'true',
    // A node that returns from a network cut does not force an election.
    'pre-vote': 'true',
    'heartbeat-interval': '200',
    'election-timeout': '2000',
  };
  return ['etcd', ...Object.entries(options).map(([option, value]) => `--${option}=${value}`)];
}
