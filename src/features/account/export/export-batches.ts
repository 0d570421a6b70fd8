/** Writes the export in batches, so that only one batch is in memory. */

/** Rows of a batch. Their text stays so short that it is garbage-collected cheaply. */
export const BATCH_SIZE = 100;

export type Batches = AsyncIterable<readonly object[]>;

/** A long list. `read` gets the last row of the batch before; `shown` turns a row into what the file contains. */
export async function* inBatches<Row extends object>(
  read: (after: Row | undefined) => Promise<Row[]>,
  shown: (row: Row) => object,
): AsyncGenerator<object[]> {
  let after: Row | undefined;
  do {
    const rows = await read(after);
    after = rows.length < BATCH_SIZE ? undefined : rows.at(-1);
    yield rows.map(shown);
    // Releases the rows, because what remains of a query lives longer than it is needed.
    rows.length = 0;
  } while (after);
}

const isBatches = (value: unknown): value is Batches =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

/** Indented like `JSON.stringify(…, null, 2)`. */
export async function* asJson(sections: Record<string, unknown>): AsyncGenerator<string> {
  let before = '{\n';
  for (const [name, value] of Object.entries(sections)) {
    yield `${before}  ${JSON.stringify(name)}: `;
    if (isBatches(value)) yield* asList(value);
    else yield indented(value, '  ');
    before = ',\n';
  }
  yield '\n}';
}

async function* asList(pieces: Batches): AsyncGenerator<string> {
  let before = '[\n    ';
  for await (const rows of pieces) {
    if (rows.length === 0) continue;
    yield before + rows.map((row) => indented(row, '    ')).join(',\n    ');
    before = ',\n    ';
  }
  yield before.startsWith('[') ? '[]' : '\n  ]';
}

function indented(value: unknown, indent: string): string {
  return JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`);
}
