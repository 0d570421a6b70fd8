import { listHooks, type Page } from '#features/hooks/hooks.queries.ts';
import { type Hook, MAX_PAGE } from '#features/hooks/hooks.schema.ts';
import { csvLine } from '#platform/csv.ts';
import type { Services } from '#platform/services.ts';
import type { Shot } from '../shots/shots.schema.ts';
import type { ExportFormat } from './export.contract.ts';
import { HOOK_COLUMNS } from './export-formats.ts';

/** Writes the history and the shot list as files, in pieces. */

export type Pages<Item> = AsyncIterable<readonly Item[]>;
type Written = AsyncGenerator<string>;

/** All hooks of a user, newest first. */
export async function* readPages(
  { fromReplica }: Pick<Services, 'fromReplica'>,
  userId: number,
): AsyncGenerator<Hook[]> {
  let before: number | null = null;
  while (true) {
    const query: Page = { before, limit: MAX_PAGE };
    const page = await fromReplica(({ pool }) => listHooks(pool, userId, query));
    yield page;
    const last = page.at(-1);
    if (page.length < MAX_PAGE || !last) return;
    before = last.id;
  }
}

const SHOT_COLUMNS: readonly [heading: string, value: (shot: Shot) => string | null][] = [
  ...HOOK_COLUMNS,
  ['Filmed at', ({ filmed_at }) => filmed_at],
];

export function formatHistory(format: ExportFormat, pieces: Pages<Hook>): Written {
  if (format === 'csv') return asCsv(HOOK_COLUMNS, pieces);
  return format === 'json' ? asJson(pieces) : historyAsMarkdown(pieces);
}

export function formatShots(format: ExportFormat, pieces: Pages<Shot>): Written {
  if (format === 'csv') return asCsv(SHOT_COLUMNS, pieces);
  return format === 'json' ? asJson(pieces) : shotsAsMarkdown(pieces);
}

type Columns<Item> = readonly [heading: string, value: (item: Item) => string | null][];

async function* asCsv<Item>(columns: Columns<Item>, pieces: Pages<Item>): Written {
  yield csvLine(columns.map(([heading]) => heading));
  for await (const items of pieces)
    yield items.map((item) => csvLine(columns.map(([, value]) => value(item)))).join('');
}

/** One hook per line, so that long files are readable. */
async function* asJson<Item>(pieces: Pages<Item>): Written {
  let before = '[\n';
  for await (const items of pieces) {
    for (const item of items) {
      yield before + JSON.stringify(item);
      before = ',\n';
    }
  }
  yield before === ',\n' ? '\n]\n' : '[]\n';
}

async function* historyAsMarkdown(pieces: Pages<Hook>): Written {
  yield '# Hooks\n';
  let run: number | null = null;
  for await (const hooks of pieces) {
    let text = '';
    for (const hook of hooks) {
      if (hook.run_id !== run) text += `\n## ${plainMarkdown(hook.topic)}\n\n${day(hook.created_at)}\n\n`;
      run = hook.run_id;
      text += item(`- ${hook.favorite ? '★ ' : ''}`, hook);
    }
    yield text;
  }
}

async function* shotsAsMarkdown(pieces: Pages<Shot>): Written {
  yield '# Shot list\n\n';
  for await (const shots of pieces)
    yield shots.map((shot) => item(`- [${shot.filmed_at ? 'x' : ' '}] `, shot)).join('');
}

function item(mark: string, { generated_hook, on_screen_text, delivery_tip, payoff }: Hook): string {
  const layers = [
    on_screen_text && `On screen: ${plainMarkdown(on_screen_text)}`,
    `Tip: ${plainMarkdown(delivery_tip)}`,
    payoff && `Then say: ${plainMarkdown(payoff)}`,
  ].flatMap((layer) => (layer ? `  - ${layer}\n` : []));
  return `${mark}**${plainMarkdown(generated_hook)}**\n${layers.join('')}`;
}

const day = (time: string): string => time.slice(0, 10);

/** Escapes Markdown, so that text cannot become a heading, a link, an emphasis or HTML. */
export function plainMarkdown(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>#~|!&]/g, '\\$&')
    .replace(/^([-+=]|\d+(?=[.)]))/, (start) => (/\d/.test(start) ? start : `\\${start}`))
    .replace(/^(\d+)([.)])/, '$1\\$2');
}
