import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

/** The programs of the proof and the Debian packages that contain them. */
export const POSTGRES_BIN = '/usr/lib/postgresql/15/bin';
const NEEDED: Record<string, string> = {
  '/usr/bin/patroni': 'patroni',
  '/usr/lib/python3/dist-packages/etcd/__init__.py': 'python3-etcd',
  '/usr/bin/etcd': 'etcd-server',
  '/usr/sbin/haproxy': 'haproxy',
  '/usr/sbin/pgbouncer': 'pgbouncer',
  [`${POSTGRES_BIN}/postgres`]: 'postgresql-15',
  '/usr/bin/setpriv': 'util-linux',
  '/usr/bin/openssl': 'openssl',
};

type Machine = { has(file: string): boolean; root: boolean; namespaces(): boolean };

const thisMachine: Machine = {
  has: fs.existsSync,
  root: process.getuid?.() === 0,
  namespaces: () => spawnSync('unshare', ['--net', 'true'], { stdio: 'ignore' }).status === 0,
};

/** The reason why this machine cannot run the proof, or null. */
export function missingForFailover(machine: Machine = thisMachine): string | null {
  const packages = Object.entries(NEEDED).flatMap(([file, name]) => (machine.has(file) ? [] : [name]));
  if (packages.length > 0) {
    return `This proof builds a cluster from Debian's packages, and some are missing: apt-get install --no-install-recommends ${packages.join(' ')}`;
  }
  if (!machine.root) return 'This proof makes network namespaces and mounts small disks: run it as root.';
  if (!machine.namespaces()) return 'This proof needs network namespaces, which this machine does not allow.';
  return null;
}
