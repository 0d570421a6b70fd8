/** Two creators with one topic should not say the same ten sentences. */
import type { CompiledPattern } from './compile.ts';
import type { HookContext } from './context.ts';

/** How many classes of fit the frames wait that are another creator's first choice. */
const WAITS = [0, 2] as const;

/** Half of the frames about the topic alone wait: which half goes by who the creator is. */
export function waitsFor({ hash, carriesCustomer }: CompiledPattern, { voice, topic }: HookContext): number {
  if (carriesCustomer || topic.shape === 'opaque') return 0;
  return WAITS[(Math.imul(hash ^ voice, 2654435761) >>> 8) % WAITS.length] ?? 0;
}
