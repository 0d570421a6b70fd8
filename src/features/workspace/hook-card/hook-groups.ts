import type { Hook } from '#features/hooks/hooks.schema.ts';

/** The hooks of one run, as they are shown together. */
export type HookGroup = { createdAt: string; topic: string; hooks: Hook[] };

/**
 * Sorts groups by creation time, newest first. In a group favorites come first, and the rest is in the order of
 * writing: the ids of a run descend.
 */
export function groupHooks(hooks: readonly Hook[]): HookGroup[] {
  const groups = new Map<string, HookGroup>();
  for (const hook of hooks) {
    const group = groups.get(hook.created_at);
    if (group) group.hooks.push(hook);
    else groups.set(hook.created_at, { createdAt: hook.created_at, topic: hook.topic, hooks: [hook] });
  }
  return [...groups.values()]
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
    .map((group) => ({
      ...group,
      hooks: group.hooks.sort((a, b) => Number(b.favorite) - Number(a.favorite) || b.id - a.id),
    }));
}
