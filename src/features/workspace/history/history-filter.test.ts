import { expect, test } from 'vitest';
import type { Hook } from '#features/hooks/hooks.schema.ts';
import { testRows } from '../../../../tests/support/test-rows.ts';
import { hooksAsCsv, hooksAsText } from './history-export.ts';
import { filterHooks, NO_FILTER } from './history-filter.ts';

const hook = (changes: Partial<Hook>): Hook => ({
  id: 1,
  run_id: 1,
  topic: 'Crème brûlée',
  hook_type: 'Question',
  generated_hook: 'Who taught you to burn sugar?',
  delivery_tip: 'Hold the torch.',
  on_screen_text: null,
  point: null,
  payoff: null,
  favorite: false,
  original_hook: null,
  created_at: '2026-01-01T10:00:00.000Z',
  ...changes,
});

testRows([
  [{ search: 'creme' }, 1],
  [{ search: 'SUGAR burn' }, 1],
  [{ search: 'sugar salt' }, 0],
  [{ search: '   ' }, 1],
  [{ type: 'Question' }, 1],
  [{ type: 'Story' }, 0],
  [{ favoritesOnly: true }, 0],
])('the filter %o finds %i of one hook', (filter, count) => {
  expect(filterHooks([hook({})], { ...NO_FILTER, ...filter })).toHaveLength(count);
});

test('the CSV export contains text and never a formula', () => {
  const csv = hooksAsCsv([
    hook({ topic: '=cmd()', generated_hook: 'Say "no", twice.' }),
    hook({ topic: '@me' }),
  ]);
  expect(csv.split('\r\n')[1]).toContain(`"'=cmd()","Question","Say ""no"", twice."`);
  expect(csv.split('\r\n')[2]).toContain(`"'@me"`);
});

const FULL = {
  on_screen_text: 'Low and slow',
  point: 'Sugar burns before it melts evenly.',
  payoff: '=Turn the heat down.',
};

test('the CSV export adds columns for the layers of a hook after the older columns', () => {
  const [headings, ...rows] = hooksAsCsv([hook(FULL), hook({})]).split('\r\n');
  expect(headings).toBe(
    '"Topic","Type","Hook","Delivery tip","Favorite","Created at","On screen","Then say","Point"',
  );
  expect(rows[0]).toMatch(/,"Low and slow","'=Turn the heat down\.","Sugar burns before it melts evenly\."$/);
  expect(rows[1]).toMatch(/,"2026-01-01T10:00:00\.000Z","","",""$/);
});

test('the text export contains the text on screen and the next sentence', () => {
  expect(hooksAsText([{ topic: 'Sugar', hooks: [hook(FULL)] }])).toBe(
    'Sugar\n- Who taught you to burn sugar?\n  Hold the torch.\n  On screen: Low and slow\n  Then say: =Turn the heat down.',
  );
});

test('the text export lists each hook with its tip under its topic', () => {
  expect(hooksAsText([{ topic: 'Sugar', hooks: [hook({})] }])).toBe(
    'Sugar\n- Who taught you to burn sugar?\n  Hold the torch.',
  );
});
