import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type BackupFooter, type BackupHeader, type Counts, END_OF_TABLE } from './format.ts';
import { columnList, quoted, schemaOf, type Table, tablesInOrder } from './tables.ts';

/** Writes everything that the product stores, as of one moment, while the product keeps serving. */
export async function backUp(client: ClientBase, target: Writable, takenAt = new Date()): Promise<Counts> {
  const rows: Counts = {};
  await client.query('begin isolation level repeatable read read only');
  try {
    await client.query('set local statement_timeout = 0');
    await client.query('set local idle_in_transaction_session_timeout = 0');
    await pipeline(Readable.from(contents(client, takenAt, rows)), createGzip({ level: 6 }), target);
  } finally {
    await client.query('rollback');
  }
  return rows;
}

async function* contents(client: ClientBase, takenAt: Date, rows: Counts): AsyncGenerator<Buffer> {
  const head: BackupHeader = {
    hooksmith: 'backup',
    version: 1,
    takenAt: takenAt.toISOString(),
    schema: await schemaOf(client),
  };
  yield line(head);
  for (const table of await tablesInOrder(client)) {
    yield line(table);
    rows[table.table] = 0;
    yield* rowsOf(client, table, (count) => {
      rows[table.table] = count;
    });
    yield Buffer.from(`${END_OF_TABLE}\n`);
  }
  yield line({ rows } satisfies BackupFooter);
}

async function* rowsOf(
  client: ClientBase,
  table: Table,
  onRows: (rows: number) => void,
): AsyncGenerator<Buffer> {
  const copy = client.query(copyTo(`copy ${quoted(table.table)} (${columnList(table)}) to stdout`));
  for await (const chunk of copy) yield chunk as Buffer;
  onRows(copy.rowCount);
}

const line = (value: object) => Buffer.from(`${JSON.stringify(value)}\n`);
