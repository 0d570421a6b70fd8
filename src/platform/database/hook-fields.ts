import { hooks } from './schema-hooks.ts';

/**
 * The columns of a hook that its user gets. The API has the same names as the columns: the one list of them for the
 * lists of hooks, the answers to actions and the export.
 */
export const hookFields = {
  id: hooks.id,
  run_id: hooks.runId,
  topic: hooks.topic,
  hook_type: hooks.hookType,
  generated_hook: hooks.generatedHook,
  delivery_tip: hooks.deliveryTip,
  on_screen_text: hooks.onScreenText,
  point: hooks.point,
  payoff: hooks.payoff,
  favorite: hooks.favorite,
  original_hook: hooks.originalHook,
  created_at: hooks.createdAt,
};
