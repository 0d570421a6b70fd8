import type { Hook } from '#features/hooks/hooks.schema.ts';
import type { Shot } from '#features/workspace/shots/shots.schema.ts';

/** Formats hooks for an assistant: the sentence first, then the id that the tools take. */
export function hooksText(hooks: readonly Hook[]): string {
  return hooks.map(hookText).join('\n\n');
}

function hookText(hook: Hook): string {
  const { id, generated_hook, hook_type, topic, delivery_tip, on_screen_text, payoff, favorite } = hook;
  const lines = [
    `"${generated_hook}"`,
    `hook_id ${id}, ${hook_type}, topic: ${topic}${favorite ? ', favorite' : ''}`,
    payoff && `Then say: ${payoff}`,
    on_screen_text && `On screen: ${on_screen_text}`,
    `Tip: ${delivery_tip}`,
  ];
  return lines.filter(Boolean).join('\n');
}

export function shotsText(shots: readonly Shot[]): string {
  if (shots.length === 0) return 'The shot list is empty.';
  return shots
    .map((shot, at) => `${at + 1}. ${shot.filmed_at ? '(filmed) ' : ''}${hookText(shot)}`)
    .join('\n\n');
}

export function creditsText(credits: number): string {
  return `${credits} ${credits === 1 ? 'run' : 'runs'} left. A run is ten hooks.`;
}
