import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { ConfigError, readConfig } from '#platform/config.ts';
import { backUp } from '#platform/database/backup/back-up.ts';
import { StartError } from '#platform/start-error.ts';
import { openDatabase } from './open-database.ts';

/**
 * `npm run backup [-- FILE]`: writes everything that the product stores, at one moment, into one file. It works while
 * the product runs, with the embedded and with an external database, and can be restored to either.
 */
async function main([file]: string[]): Promise<void> {
  const takenAt = new Date();
  const name = `hooksmith-${takenAt.toISOString().slice(0, 19).replaceAll(':', '')}Z.backup`;
  const target = path.resolve(file ?? path.join(readConfig(process.env).dataDir, 'backups', name));
  fs.mkdirSync(path.dirname(target), { recursive: true, mode: 0o700 });
  // A random name, because a file that another account placed there would keep its owner and mode.
  const unfinished = `${target}.${crypto.randomBytes(8).toString('hex')}.part`;
  const database = await openDatabase();
  const client = new pg.Client(database.where);
  try {
    await client.connect();
    const rows = await backUp(
      client,
      fs.createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }),
      takenAt,
    );
    fs.renameSync(unfinished, target);
    const { size } = fs.statSync(target);
    for (const [table, count] of Object.entries(rows)) console.log(`${String(count).padStart(10)}  ${table}`);
    console.log(`Backed up to ${target} (${(size / 1e6).toFixed(1)} MB)`);
  } finally {
    fs.rmSync(unfinished, { force: true });
    await client.end();
    await database.stop();
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  const expected = error instanceof ConfigError || error instanceof StartError;
  console.error(expected ? error.message : error);
  process.exitCode = 1;
}
