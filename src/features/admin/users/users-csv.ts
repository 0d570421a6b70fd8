import { csvLine } from '#platform/csv.ts';
import type { ExportRow } from './user-export.queries.ts';

/** The users as a CSV file (RFC 4180), with the columns of the table. */

const HEADER = 'ID,First Name,Email,Status,Credits,Created At\r\n';

/** A line for each row of cells, in the order of the header. */
export async function* usersCsv(pieces: AsyncIterable<ExportRow[]>): AsyncGenerator<string> {
  yield HEADER;
  for await (const rows of pieces) {
    let lines = '';
    for (const row of rows) lines += csvLine(row);
    yield lines;
  }
}
