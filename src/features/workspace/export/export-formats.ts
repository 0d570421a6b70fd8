import type { Hook } from '#features/hooks/hooks.schema.ts';

/** The file formats for exports of the history and the shot list. */
export const EXPORT_FORMATS = ['csv', 'markdown', 'json'] as const;

/** The columns of a hook in a spreadsheet. */
export const HOOK_COLUMNS: readonly [heading: string, value: (hook: Hook) => string | null][] = [
  ['Topic', (hook) => hook.topic],
  ['Type', (hook) => hook.hook_type],
  ['Hook', (hook) => hook.generated_hook],
  ['Delivery tip', (hook) => hook.delivery_tip],
  ['Favorite', (hook) => (hook.favorite ? 'yes' : 'no')],
  ['Created at', (hook) => hook.created_at],
  ['On screen', (hook) => hook.on_screen_text],
  ['Then say', (hook) => hook.payoff],
  ['Point', (hook) => hook.point],
];
