import fs from 'node:fs';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { ConfigError } from '#platform/config.ts';
import { BackupError } from '#platform/database/backup/format.ts';
import { restore } from '#platform/database/backup/restore.ts';
import { StartError } from '#platform/start-error.ts';
import { helpOf } from './commands.mjs';
import { openDatabase } from './open-database.ts';

/**
 * `npm run restore -- FILE [--replace]`: restores a complete backup or nothing, while the product is stopped.
 * `--replace` overwrites existing data. Without it only a database without users is filled.
 */
const IN_USE = 'Stop the product first: a backup is put back while nobody writes.';

async function main(words: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  });
  const [file, ...extra] = positionals;
  if (!file || extra.length > 0) throw new BackupError(helpOf('restore'));
  if (!fs.existsSync(file)) throw new BackupError(`There is no file ${file}.`);
  const database = await openDatabase();
  const client = new pg.Client(database.where);
  try {
    if (database.inUse) throw new BackupError(IN_USE);
    await client.connect();
    await refuseInUse(client);
    const rows = await restore(client, fs.createReadStream(file), values);
    for (const [table, count] of Object.entries(rows)) console.log(`${String(count).padStart(10)}  ${table}`);
    console.log(`Restored ${file}`);
  } finally {
    await client.end();
    await database.stop();
  }
}

/** On an external database the product is recognized by its application name. */
async function refuseInUse(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    "select exists (select from pg_stat_activity where application_name = 'hooksmith' and datname = current_database()) as used",
  );
  if (rows[0].used) throw new BackupError(IN_USE);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  const expected =
    error instanceof BackupError ||
    error instanceof ConfigError ||
    error instanceof StartError ||
    (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
  console.error(expected ? (error as Error).message : error);
  process.exitCode = 1;
}
