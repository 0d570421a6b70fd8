import type { Hook } from '#features/hooks/hooks.schema.ts';

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
