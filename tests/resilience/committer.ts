import fs from 'node:fs';
import { connect } from '#platform/database/database.ts';
import { startEmbedded } from '#platform/database/embedded/embedded.ts';
import { migrate } from '#platform/database/migrate.ts';
import { createLog } from '#platform/log.ts';

/**
 * Stands in for the product under `kill -9`: its own database code, and a loop that commits values and
 * notes each acknowledged one in a file of its own, synced, before it goes on.
 */
const [, , dataDir = '', notes = ''] = process.argv;
const log = createLog('silent');
const embedded = await startEmbedded(dataDir, log);
await migrate(embedded.connection);
const { pool } = connect(embedded.connection, log);
await pool.query('create table if not exists proof (value bigint primary key)');
const { rows } = await pool.query('select coalesce(max(value), 0) as last from proof');
let value = Number(rows[0].last);
const file = fs.openSync(notes, 'a');
process.send?.('ready');
for (;;) {
  value++;
  await pool.query('insert into proof values ($1)', [value]);
  fs.writeSync(file, `${value}\n`);
  fs.fsyncSync(file);
}
