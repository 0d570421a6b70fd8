/** A file of everything, written piece by piece: however much a user has, no more than one piece is in memory. */

/** Rows that are read at a time: what they are written as stays so short that its garbage is the cheap kind, which goes at once. */
export const BATCH_SIZE = 100;

export type Batches = AsyncIterable<readonly object[]>;

/** A long list: `read` is given the row that the last piece ended with. `shown` is what the file gets of a row. */
export async function* inBatches<Row extends object>(
  read: (after: Row | undefined) => Promise<Row[]>,
  shown: (row: Row) => object,
): AsyncGenerator<object[]> {
  let after: Row | undefined;
  do {
    const rows = await read(after);
    after = rows.length < BATCH_SIZE ? undefined : rows.at(-1);
    yield rows.map(shown);
    // What is left of a query lives a while longer than it is needed, and would hold on to them.
    rows.length = 0;
  } while (after);
}

const isBatches = (value: unknown): value is Batches =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

/** As `JSON.stringify(…, null, 2)` writes it. */
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
