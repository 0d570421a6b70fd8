import { test } from 'vitest';
import { SPEC_LINES, type SpecId } from './lines.ts';

const lines = new Map(SPEC_LINES.map((line) => [line.id as SpecId, line]));

/** A test that closes one line of the specification. `npm run check -- spec` shows which are open. */
export function spec(id: SpecId, body: () => Promise<void> | void, timeoutMs?: number): void {
  test(`[${id}] ${lines.get(id)?.says}`, body, timeoutMs);
}

/** Several lines of the specification may be one walk: it is walked once. */
export function once<Seen>(walk: () => Promise<Seen>): () => Promise<Seen> {
  let walked: Promise<Seen> | undefined;
  return () => {
    walked ??= walk().catch((error) => {
      walked = undefined;
      throw error;
    });
    return walked;
  };
}
