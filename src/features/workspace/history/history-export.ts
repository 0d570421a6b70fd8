import type { Hook } from '#features/hooks/hooks.schema.ts';
import { HOOK_COLUMNS } from '../export/export-formats.ts';

/** CSV with every cell quoted, and without cells that a spreadsheet would execute. */
export function hooksAsCsv(hooks: readonly Hook[]): string {
  const headings = HOOK_COLUMNS.map(([heading]) => heading);
  const rows = hooks.map((hook) => HOOK_COLUMNS.map(([, value]) => value(hook) ?? ''));
  return [headings, ...rows].map((row) => row.map(cell).join(',')).join('\r\n');
}

function cell(value: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  const harmless = /^[=+\-@\u0000-\u001f]/.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** Plain text, grouped like the screen. */
export function hooksAsText(groups: readonly { topic: string; hooks: readonly Hook[] }[]): string {
  return groups.map(({ topic, hooks }) => [topic, ...hooks.map(asText)].join('\n')).join('\n\n');
}

function asText({ generated_hook, delivery_tip, on_screen_text, payoff }: Hook): string {
  return [
    `- ${generated_hook}`,
    delivery_tip,
    on_screen_text && `On screen: ${on_screen_text}`,
    payoff && `Then say: ${payoff}`,
  ]
    .filter(Boolean)
    .join('\n  ');
}
