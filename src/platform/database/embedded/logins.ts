import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { changeOwner, type Owner } from './owner.ts';

/**
 * The logins of the embedded database, each with a password in a file that only the product can read. The superuser
 * is for maintenance: it makes the database and the role of the product, and holds the lock on the folder. The product
 * itself works as a role that owns its schemas and nothing else.
 */
export const SUPERUSER = 'hooksmith';
export const APPLICATION = 'hooksmith_app';

const FILES = { [SUPERUSER]: 'password', [APPLICATION]: 'application-password' };
export type User = keyof typeof FILES;

/** Undefined in a folder of an older version, which had no passwords. */
export function readPassword(folder: string, user: User): string | undefined {
  const file = passwordFile(folder, user);
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
}

export function passwordFile(folder: string, user: User): string {
  return path.join(folder, FILES[user]);
}

export const newPassword = (): string => crypto.randomBytes(24).toString('hex');

/** Stores a password durably. If two processes start together, the password of the first is kept. */
export function storePassword(folder: string, owner: Owner, user: User, password = newPassword()): string {
  const file = passwordFile(folder, user);
  const unfinished = `${file}.${process.pid}`;
  try {
    fs.writeFileSync(unfinished, password, { mode: 0o600, flush: true });
    changeOwner(owner, unfinished);
    // Unlike a rename, creating a link never replaces an existing file.
    fs.linkSync(unfinished, file);
    syncFolder(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    fs.rmSync(unfinished, { force: true });
  }
  return fs.readFileSync(file, 'utf8');
}

function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const opened = fs.openSync(folder, 'r');
  try {
    fs.fsyncSync(opened);
  } finally {
    fs.closeSync(opened);
  }
}
