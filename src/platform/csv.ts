/** CSV cells (RFC 4180) that no spreadsheet executes. Used by the server and the screens. */

/** What a spreadsheet executes: a formula, also after blanks, or in full-width signs of East Asian keyboards. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/**
 * The same after another separator. If a spreadsheet separates cells by semicolons, a quote in the middle of a field
 * means nothing, and what follows a semicolon is a cell of its own.
 */
const FORMULA_INSIDE = /[;|\t](?=[\s"]*[=+\-@＝＋－＠])/g;

/** Puts an apostrophe before a formula, so that spreadsheets read the cell as text. */
export function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const inside = value.replaceAll(FORMULA_INSIDE, "$&'");
  const harmless = FORMULA.test(value) ? `'${inside}` : inside;
  return /[",\r\n\t']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map((cell) => csvCell(cell ?? '')).join(',')}\r\n`;
}
