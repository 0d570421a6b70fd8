/** Two creators with one topic should not say the same ten sentences. */
import type { CompiledPattern } from './compile.ts';
import type { HookContext } from './context.ts';

/** How much of a repetition within the run a creator's taste outweighs. */
const TASTE = 0.07;

/** What this creator likes less of equally good frames about the topic alone; it goes by who the creator is. */
export function distasteOf(
  { hash, carriesCustomer }: CompiledPattern,
  { voice, topic }: HookContext,
): number {
  if (carriesCustomer || topic.shape === 'opaque') return 0;
  return ((Math.imul(hash ^ voice, 2654435761) >>> 8) / 2 ** 24) * TASTE;
}
