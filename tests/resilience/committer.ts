import fs from 'node:fs';
import { connect } from '#platform/database/database.ts';
import { startEmbedded } from '#platform/database/embedded/embedded.ts';
import { migrate } from '#platform/database/migrate.ts';
import { createLog } from '#platform/log.ts';

/**
 * A process for `kill -9` with the product's database code. It commits values in a loop and writes each acknowledged
 * value to a synced file before the next.
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
