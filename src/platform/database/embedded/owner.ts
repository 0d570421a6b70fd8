import fs from 'node:fs';
import path from 'node:path';
import { StartError } from '#platform/start-error.ts';

/** The account that the database server runs as; null if it is the product's own. */
export type Owner = { uid: number; gid: number } | null;

/**
 * PostgreSQL refuses to run as root. If the product runs as root, the server gets an unprivileged account that owns
 * only its own folder: the user behind sudo, or a system account. It must be an account of this machine, because initdb
 * looks its name up.
 */
export function databaseOwner(dataDir: string): Owner {
  if (process.getuid?.() !== 0) return null;
  const existing = fs.statSync(path.join(dataDir, 'postgres', 'cluster'), { throwIfNoEntry: false });
  if (existing && existing.uid > 0) return { uid: existing.uid, gid: existing.gid };
  const { SUDO_UID, SUDO_GID } = process.env;
  if (Number(SUDO_UID) > 0 && Number(SUDO_GID) > 0) return { uid: Number(SUDO_UID), gid: Number(SUDO_GID) };
  const accounts = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const account = accounts.find((fields) => fields[0] === name);
    if (account && Number(account[2]) > 0) return { uid: Number(account[2]), gid: Number(account[3]) };
  }
  throw new StartError(
    'Running as root, but there is no unprivileged account (postgres or nobody) for the database to run as: set DATABASE_URL or start as another user.',
  );
}

/** Whether an account other than root can reach this folder. Root's own folders are often closed to all others. */
export function isReachableBy(folder: string, owner: Owner): boolean {
  if (!owner) return true;
  let at = fs.realpathSync(folder);
  while (true) {
    const { mode, uid } = fs.statSync(at);
    const walkable = uid === owner.uid ? mode & 0o100 : mode & 0o001;
    if (!walkable) return false;
    const up = path.dirname(at);
    if (up === at) return true;
    at = up;
  }
}

export function changeOwner(owner: Owner, target: string): void {
  if (owner) fs.lchownSync(target, owner.uid, owner.gid);
}
