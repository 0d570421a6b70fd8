import fs from 'node:fs';
import os from 'node:os';

/** A figure with its target. Figures that depend on other load are marked when missed, but do not fail. */
export type Row = { what: string; figure: string; target?: string; met?: boolean; binding?: boolean };

const HEAD = ['what', 'figure', 'target', ''];

function cells({ what, figure, target = '', met }: Row): string[] {
  return [what, figure, target, met === undefined ? '' : met ? 'met' : 'MISSED'];
}

export function printRows(rows: readonly Row[]): void {
  const lines = [HEAD, ...rows.map(cells)];
  const widths = HEAD.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  for (const line of lines) {
    console.log(
      line
        .map((cell, n) => (n === 1 ? cell.padStart(widths[n] ?? 0) : cell.padEnd(widths[n] ?? 0)))
        .join('  ')
        .trimEnd(),
    );
  }
}

export function hasFailed(rows: readonly Row[]): boolean {
  return rows.some(({ met, binding }) => binding && met === false);
}

export function rowsTable(rows: readonly Row[]): string {
  return table(HEAD, rows.map(cells));
}

/** A Markdown table with right-aligned numbers. */
export function table(head: readonly string[], lines: readonly (readonly string[])[]): string {
  const isNumber = (column: number) => lines.every((line) => /^([\d.,]+( %)?|–)?$/.test(line[column] ?? ''));
  const rule = head.map((_, column) => (column > 0 && isNumber(column) ? '---:' : '---'));
  return [head, rule, ...lines].map((line) => `| ${line.join(' | ')} |`).join('\n');
}

export function measuredOn(): string {
  const cores = os.availableParallelism();
  const day = new Date().toISOString().slice(0, 10);
  return `Measured on ${day}: ${cores} ${cores === 1 ? 'core' : 'cores'}, shared with the load; Node ${process.versions.node}.`;
}

export const count = (value: number) => Math.round(value).toLocaleString('en');
export const percent = (share: number) => `${(share * 100).toFixed(0)} %`;
export const kB = (bytes: number) => (bytes / 1000).toFixed(1);

const PAGE = `# Performance

\`npm run bench\` and \`npm run bench -- --growth\` measure the built product, as a process with its own embedded
database, and write this page. Absolute figures are those of one machine. The shares travel: they say how much of what
Node, Hono and PostgreSQL can do at all is left after the product has done its work.

<!-- bench -->
<!-- /bench -->

<!-- growth -->
<!-- /growth -->
`;

/** Replaces the figures in the page and keeps its other text. */
export function writeSection(file: string, name: 'bench' | 'growth', content: string): void {
  const page = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : PAGE;
  const place = new RegExp(`(<!-- ${name} -->\n)[^]*?(<!-- /${name} -->)`);
  if (!place.test(page)) throw new Error(`${file} has no place for the figures: <!-- ${name} -->`);
  fs.writeFileSync(
    file,
    page.replace(place, (_, before, after) => `${before}${content.trim()}\n${after}`),
  );
}
