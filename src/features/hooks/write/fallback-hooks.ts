import type { HookType } from '../hook-types.ts';
import type { WrittenHook } from '../writers/writer.ts';
import lines from './fallback-hooks.json' with { type: 'json' };

/** Ten fixed hooks: for a request that could not be finished in time, and to complete a list of fewer than ten. */
export function fallbackHooks(): WrittenHook[] {
  return lines.map(({ type, text, tip }, index) => ({
    type: type as HookType,
    text,
    tip,
    onScreenText: null,
    point: null,
    payoff: null,
    from: 'frame',
    subject: null,
    relevance: null,
    lineId: `plain/${index + 1}`,
  }));
}
