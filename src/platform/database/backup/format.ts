/**
 * A backup is one gzipped text: a line of JSON that says what it is, then for each table a line of JSON, its rows as
 * PostgreSQL's COPY writes them (a line each) and `\.`, and at the end a line of JSON that counts the rows. A file
 * without that last line was cut off.
 */
export type BackupHeader = { hooksmith: 'backup'; version: 1; takenAt: string; schema: string[] };
export type Counts = Record<string, number>;
export type BackupFooter = { rows: Counts };

export const END_OF_TABLE = '\\.';

/** Why a backup cannot be taken or restored, in one sentence. */
export class BackupError extends Error {}

/**
 * The lines of a stream, without their ends. Works on bytes, because a topic may contain characters that other line
 * readers take for a line end.
 */
export async function* linesOf(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer[] = [];
  for await (const chunk of stream) {
    let from = 0;
    for (let end = chunk.indexOf(0x0a); end !== -1; end = chunk.indexOf(0x0a, from)) {
      const line = chunk.subarray(from, end);
      yield rest.length > 0 ? Buffer.concat([...rest, line]) : line;
      rest = [];
      from = end + 1;
    }
    if (from < chunk.length) rest.push(chunk.subarray(from));
  }
  if (rest.length > 0) throw new BackupError('The backup is cut off: its last line is not complete.');
}
