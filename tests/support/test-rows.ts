import { format } from 'node:util';
import { test } from 'vitest';

type Named<Cells extends readonly unknown[]> = (
  name: string,
  body: (...cells: { -readonly [Cell in keyof Cells]: Cells[Cell] }) => unknown,
  timeoutMs?: number,
) => void;

/** Called as `test.each`. Runs all rows in one test and names each row that fails. */
export function testRows<Row extends readonly unknown[] | readonly [unknown]>(
  rows: readonly Row[],
): Named<Row>;
export function testRows<Row>(rows: readonly Row[]): Named<[row: Row]>;
export function testRows(rows: readonly unknown[]): Named<unknown[]> {
  return (name, body, timeoutMs) => {
    if (rows.length === 0) throw new Error(`no rows to test: ${name}`);
    const shown = name.match(/%[sjoid]/g)?.length ?? 0;
    test(
      `${name.replace(/%[sjoid]/g, '…')} (${rows.length})`,
      async () => {
        const broken: string[] = [];
        let cause: unknown;
        for (const row of rows) {
          const cells: unknown[] = Array.isArray(row) ? row : [row];
          try {
            await body(...cells);
          } catch (error) {
            cause ??= error;
            broken.push(`${format(name, ...cells.slice(0, shown))}: ${String(error)}`);
          }
        }
        if (broken.length > 0) throw new Error(broken.join('\n\n'), { cause });
      },
      timeoutMs,
    );
  };
}
