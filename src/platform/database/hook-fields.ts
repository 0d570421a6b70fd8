import { hooks } from './schema.ts';

/**
 * What a user gets of a hook, by the names of the API, which are those of the columns: the one list of them
 * for the lists of hooks, the answers to actions and the export.
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
