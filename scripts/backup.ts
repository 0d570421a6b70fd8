import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { ConfigError, readConfig } from '#platform/config.ts';
import { backUp } from '#platform/database/backup/back-up.ts';
import { StartError } from '#platform/start-error.ts';
import { openDatabase } from './open-database.ts';

/**
 * `npm run backup [-- FILE]`: everything that the product keeps, as it is at one moment, in one file. Works beside a
 * running product, on the embedded database and on an outer one, and can be put back into either.
 */
async function main([file]: string[]): Promise<void> {
  const takenAt = new Date();
  const name = `hooksmith-${takenAt.toISOString().slice(0, 19).replaceAll(':', '')}Z.backup`;
  const target = path.resolve(file ?? path.join(readConfig(process.env).dataDir, 'backups', name));
  fs.mkdirSync(path.dirname(target), { recursive: true, mode: 0o700 });
  // A name that nobody knows beforehand: what somebody else put there would keep its owner and mode.
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
