import { execFile } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { describeDiskError, StartError } from '#platform/start-error.ts';
import { type Binaries, SHARED_HOME } from './binaries.ts';
import { passwordFile, SUPERUSER, storePassword } from './logins.ts';
import { changeOwner, isReachableBy, type Owner } from './owner.ts';

/** The folders and the log file of the embedded database. `pgData` is PostgreSQL's own. */
export type Home = { folder: string; pgData: string; sockets: string; logFile: string };

const SOCKET_PATH_LIMIT = 103;
export const hasUnixSockets = process.platform !== 'win32';

/** Creates the database's folder inside the data folder, and returns where everything is. */
export function prepareHome(dataDir: string, owner: Owner): Home {
  try {
    fs.mkdirSync(dataDir, { recursive: true });
    const folder = homeFolder(dataDir, owner);
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
    changeOwner(owner, folder);
    // Checked here, so that the operator reads one sentence instead of the server's log.
    const probe = path.join(folder, `.probe-${process.pid}`);
    fs.writeFileSync(probe, crypto.randomBytes(8192));
    fs.rmSync(probe);
    return {
      folder,
      pgData: path.join(folder, 'cluster'),
      sockets: socketFolder(folder, owner),
      logFile: path.join(folder, 'postgres.log'),
    };
  } catch (error) {
    throw describeDiskError(dataDir, error);
  }
}

/**
 * The files are inside the data folder if possible. If root's data folder is closed to other accounts, the unprivileged
 * server could not reach them. They are then in a shared place under a random name, which a link in the data folder
 * stores.
 */
function homeFolder(dataDir: string, owner: Owner): string {
  const usual = path.join(dataDir, 'postgres');
  const existing = fs.lstatSync(usual, { throwIfNoEntry: false });
  if (existing?.isSymbolicLink()) return fs.realpathSync(usual);
  if (existing || isReachableBy(dataDir, owner)) return usual;
  const elsewhere = path.join(SHARED_HOME, crypto.randomBytes(8).toString('hex'));
  fs.mkdirSync(SHARED_HOME, { recursive: true, mode: 0o755 });
  fs.mkdirSync(elsewhere, { mode: 0o700 });
  fs.symlinkSync(elsewhere, usual);
  return elsewhere;
}

/** A Unix socket's path has at most about 107 bytes, so a long data folder gets a short one for its socket. */
function socketFolder(folder: string, owner: Owner): string {
  const usual = path.join(folder, 'run');
  const short = crypto.createHash('sha256').update(folder).digest('hex').slice(0, 12);
  const sockets =
    Buffer.byteLength(path.join(usual, '.s.PGSQL.5432')) <= SOCKET_PATH_LIMIT
      ? usual
      : path.join(os.tmpdir(), `hooksmith-${short}`);
  fs.mkdirSync(sockets, { recursive: true, mode: 0o700 });
  const stat = fs.lstatSync(sockets);
  const mine = process.getuid?.() ?? stat.uid;
  if (!stat.isDirectory() || (stat.uid !== mine && stat.uid !== owner?.uid)) {
    throw new StartError(`The folder ${sockets} for the database's socket belongs to somebody else.`);
  }
  changeOwner(owner, sockets);
  return sockets;
}

/** Initializes the database once. It gets its final name when it is complete. */
export async function initializeOnce(home: Home, binaries: Binaries, owner: Owner): Promise<void> {
  if (isThere(home, binaries)) return;
  for (const name of fs.readdirSync(home.folder)) {
    if (name.startsWith('init-') && !isAlive(Number(name.slice(5)))) {
      fs.rmSync(path.join(home.folder, name), { recursive: true, force: true });
    }
  }
  const unfinished = path.join(home.folder, `init-${process.pid}`);
  fs.mkdirSync(unfinished, { mode: 0o700 });
  changeOwner(owner, unfinished);
  try {
    storePassword(home.folder, owner, SUPERUSER);
    await promisify(execFile)(binaries.initdb, initArguments(home, unfinished), {
      ...(owner ?? {}),
      cwd: unfinished,
      env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
    });
    fs.renameSync(unfinished, home.pgData);
  } catch (error) {
    fs.rmSync(unfinished, { recursive: true, force: true });
    // A second start at the same moment may have been faster.
    if (isThere(home, binaries)) return;
    throw toDiskError(home, error);
  }
}

/** PostgreSQL only opens data of its own major version. */
function isThere(home: Home, { major }: Binaries): boolean {
  const file = path.join(home.pgData, 'PG_VERSION');
  if (!fs.existsSync(file)) return false;
  const made = Number.parseInt(fs.readFileSync(file, 'utf8'), 10);
  if (made === major) return true;
  throw new StartError(
    `The folder ${home.folder} holds data of PostgreSQL ${made}, and this version of Hooksmith brings PostgreSQL ${major}. Nothing was changed. Take a backup with the version of Hooksmith that you had before (npm run backup), move that folder away, and restore it with this one (npm run restore -- FILE): docs/operations.md, "A new PostgreSQL".`,
  );
}

function initArguments(home: Home, target: string): string[] {
  const base = ['-D', target, '-U', SUPERUSER, '-E', 'UTF8', '--locale-provider=builtin', '--locale=C.UTF-8'];
  const passwords = ['--auth=scram-sha-256', `--pwfile=${passwordFile(home.folder, SUPERUSER)}`];
  return [...base, ...passwords, '--no-instructions'];
}

export function toDiskError(home: Home, error: unknown): unknown {
  const output = String((error as { stderr?: string }).stderr ?? (error as Error).message ?? error);
  if (/No space left on device|Check free disk space/i.test(output))
    return describeDiskError(home.folder, { code: 'ENOSPC' });
  if (/Read-only file system/i.test(output)) return describeDiskError(home.folder, { code: 'EROFS' });
  if (/Permission denied/i.test(output)) return describeDiskError(home.folder, { code: 'EACCES' });
  return error;
}

export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
