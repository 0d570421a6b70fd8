import { hooks } from './schema-hooks.ts';

/**
 * The columns of a hook that its user gets, for lists, answers to actions and the export. The API uses the names of the
 * columns.
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
