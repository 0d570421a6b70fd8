import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Hook } from '#features/hooks/hooks.schema.ts';
import { groupHooks } from './hook-groups.ts';

const hook = (id: number, created_at: string, favorite = false): Hook => ({
  id,
  run_id: 1,
  topic: 'meal prep',
  hook_type: 'Question',
  generated_hook: `Hook ${id}.`,
  delivery_tip: 'Wait.',
  on_screen_text: null,
  point: null,
  payoff: null,
  favorite,
  original_hook: null,
  created_at,
});

test('groups are ordered newest first, favorites first within a group, the rest as written', () => {
  // The first hook of a run, its best headline, has the highest id.
  const groups = groupHooks([
    hook(3, '2026-01-01T10:00:00.000Z', true),
    hook(4, '2026-01-01T10:00:00.000Z'),
    hook(1, '2026-01-02T10:00:00.000Z'),
    hook(2, '2026-01-02T10:00:00.000Z'),
  ]);
  expect(groups.map((group) => group.hooks.map(({ id }) => id))).toEqual([
    [2, 1],
    [3, 4],
  ]);
});

test('every hook is in exactly one group of its own time, in any order of input', () => {
  const some = fc.array(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.boolean()), { maxLength: 60 });
  fc.assert(
    fc.property(some, (list) => {
      const hooks = list.map(([day, favorite], id) => hook(id, `2026-01-0${day}T10:00:00.000Z`, favorite));
      const groups = groupHooks(hooks);
      expect(groups.flatMap((group) => group.hooks)).toHaveLength(hooks.length);
      for (const group of groups) {
        expect(group.hooks.every((one) => one.created_at === group.createdAt)).toBe(true);
        const favorites = group.hooks.map((one) => one.favorite);
        expect(favorites).toEqual([...favorites].sort((a, b) => Number(b) - Number(a)));
      }
      const times = groups.map((group) => group.createdAt);
      expect(times).toEqual([...times].sort().reverse());
    }),
  );
});
