import { test } from 'vitest';
import { SPEC_LINES, type SpecId } from './lines.ts';

const lines = new Map(SPEC_LINES.map((line) => [line.id as SpecId, line]));

/** A test that closes one line of the specification. `npm run spec` shows which are open. */
export function spec(id: SpecId, body: () => Promise<void> | void, timeoutMs?: number): void {
  test(`[${id}] ${lines.get(id)?.says}`, body, timeoutMs);
}
