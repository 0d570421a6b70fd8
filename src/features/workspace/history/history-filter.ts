import type { Hook } from '#features/hooks/hooks.schema.ts';
import { HOOK_COLUMNS } from '../export/export-formats.ts';

export type HistoryFilter = { search: string; type: string; favoritesOnly: boolean };

export const NO_FILTER: HistoryFilter = { search: '', type: '', favoritesOnly: false };

/** Every typed word must occur in the topic or the hook, in any order, ignoring case and accents. */
export function filterHooks(hooks: readonly Hook[], { search, type, favoritesOnly }: HistoryFilter): Hook[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return hooks.filter((hook) => {
    if (type && hook.hook_type !== type) return false;
    if (favoritesOnly && !hook.favorite) return false;
    if (words.length === 0) return true;
    const text = plain(`${hook.topic} ${hook.generated_hook}`);
    return words.every((word) => text.includes(word));
  });
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

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
