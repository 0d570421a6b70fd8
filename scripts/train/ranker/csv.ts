/** Rows of a CSV text (RFC 4180: quoted cells may hold commas, doubled quotes and line breaks), keyed by its header. */
export function parseCsv(text: string): Record<string, string>[] {
  const [header, ...rows] = cellsOf(text);
  if (!header) return [];
  return rows.map((row, i) => {
    if (row.length !== header.length)
      throw new Error(`CSV row ${i + 2}: ${row.length} cells, not ${header.length}`);
    return Object.fromEntries(header.map((name, column) => [name, row[column]!]));
  });
}

// One match is one cell and its end: quoted or bare, then a comma, a line break or the end.
const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;

function cellsOf(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  CELL.lastIndex = 0;
  while (CELL.lastIndex < text.length) {
    const at = CELL.lastIndex;
    const match = CELL.exec(text);
    if (!match) throw new Error(`CSV is malformed at character ${at}`);
    const [, quoted, bare, end] = match;
    row.push(quoted === undefined ? bare! : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  // After a final comma, the last cell is empty and has no match.
  if (row.length > 0) rows.push([...row, '']);
  return rows;
}
