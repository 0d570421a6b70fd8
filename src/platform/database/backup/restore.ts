import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import {
  BackupError,
  type BackupFooter,
  type BackupHeader,
  type Counts,
  END_OF_TABLE,
  linesOf,
} from './format.ts';
import { columnList, quoted, schemaOf, type Table, tablesInOrder } from './tables.ts';

const BATCH_BYTES = 64 * 1024;

type RestoreOptions = {
  /** Replaces the existing data. Without it, only an empty database is filled. */
  replace: boolean;
};

/** Restores a backup into a database of the same schema, completely or not at all. */
export async function restore(
  client: ClientBase,
  source: Readable,
  { replace }: RestoreOptions,
): Promise<Counts> {
  await client.query('begin');
  try {
    await client.query('set local statement_timeout = 0');
    await client.query('set local idle_in_transaction_session_timeout = 0');
    const tables = await tablesInOrder(client);
    if (!replace) await refuseToOverwrite(client);
    await client.query(`truncate ${tables.map(({ table }) => quoted(table)).join(', ')}`);
    // The backup contains the rows that setTriggers would add.
    await setTriggers(client, tables, 'disable');
    const rows = await loadTables(client, source, tables);
    await setTriggers(client, tables, 'enable');
    await advanceSequences(client, tables);
    await client.query('commit');
    await client.query('analyze');
    return rows;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw explainError(error);
  }
}

async function refuseToOverwrite(client: ClientBase): Promise<void> {
  const { rows } = await client.query('select exists (select from users) as used');
  if (rows[0].used) {
    throw new BackupError('This database has users already: add --replace to put the backup in their place.');
  }
}

async function loadTables(client: ClientBase, source: Readable, tables: readonly Table[]): Promise<Counts> {
  const lines = linesOf(source.pipe(createGunzip()) as AsyncIterable<Buffer>);
  const head = await nextJson<BackupHeader>(lines);
  if (head.hooksmith !== 'backup' || head.version !== 1)
    throw new BackupError('This is no backup of Hooksmith.');
  if (String(head.schema) !== String(await schemaOf(client))) {
    throw new BackupError(
      'This backup was taken by another version: put it back with that version, then upgrade.',
    );
  }
  const rows: Counts = {};
  for (;;) {
    const next = await nextJson<Table | BackupFooter>(lines);
    if ('rows' in next) {
      if (JSON.stringify(next.rows) !== JSON.stringify(rows)) {
        throw new BackupError('The backup is damaged: it does not hold the rows that it counts.');
      }
      return rows;
    }
    const target = tables.find(({ table }) => table === next.table);
    if (!target) throw new BackupError(`The backup has a table that is not here: ${next.table}.`);
    const copy = client.query(copyFrom(`copy ${quoted(target.table)} (${columnList(next)}) from stdin`));
    await pipeline(Readable.from(rowsUntilEnd(lines)), copy);
    rows[target.table] = copy.rowCount;
  }
}

async function* rowsUntilEnd(lines: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  const newline = Buffer.from('\n');
  let batch: Buffer[] = [];
  let bytes = 0;
  for (;;) {
    const { value, done } = await lines.next();
    if (done) throw new BackupError('The backup is cut off in the middle of a table.');
    if (value.length === END_OF_TABLE.length && value.toString() === END_OF_TABLE) break;
    batch.push(value, newline);
    bytes += value.length + 1;
    if (bytes < BATCH_BYTES) continue;
    yield Buffer.concat(batch);
    batch = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(batch);
}

async function nextJson<Value extends object>(lines: AsyncGenerator<Buffer>): Promise<Value> {
  const { value, done } = await lines.next();
  if (done) throw new BackupError('The backup is cut off: it has no end.');
  try {
    return JSON.parse(value.toString());
  } catch {
    throw new BackupError('This is no backup of Hooksmith.');
  }
}

async function setTriggers(
  client: ClientBase,
  tables: readonly Table[],
  how: 'enable' | 'disable',
): Promise<void> {
  for (const { table } of tables) await client.query(`alter table ${quoted(table)} ${how} trigger user`);
}

/** New rows get numbers above the old ones. */
async function advanceSequences(client: ClientBase, tables: readonly Table[]): Promise<void> {
  for (const { table, columns } of tables) {
    for (const column of columns) {
      const { rows } = await client.query('select pg_get_serial_sequence($1, $2) as sequence', [
        quoted(table),
        column,
      ]);
      if (!rows[0].sequence) continue;
      await client.query(
        `select setval($1, coalesce((select max(${quoted(column)}) from ${quoted(table)}), 1),
          exists (select from ${quoted(table)}))`,
        [rows[0].sequence],
      );
    }
  }
}

function explainError(error: unknown): unknown {
  const code = (error as { code?: string }).code;
  if (code === 'Z_DATA_ERROR' || code === 'Z_BUF_ERROR') {
    return new BackupError('The backup cannot be unpacked: it is cut off, damaged, or not a backup.');
  }
  // Classes 23 and 22: rows that violate a constraint, or values that cannot be read.
  if (code?.startsWith('23') || code?.startsWith('22')) {
    return new BackupError(`The backup is damaged: ${(error as Error).message}.`);
  }
  return error;
}
