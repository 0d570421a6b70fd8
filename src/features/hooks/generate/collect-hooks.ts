import { HOOKS_PER_RUN } from '#features/credits/hooks-per-run.ts';
import type { WrittenHook } from '../writers/writer.ts';

type Written = AsyncIterable<WrittenHook> | Iterable<WrittenHook>;

/** Collects ten different hooks from a writer. Throws when it fails, stops early or takes too long. */
export async function collectHooks(
  write: (signal: AbortSignal) => Written,
  withinMs: number,
  onHook: (hook: WrittenHook) => void,
): Promise<void> {
  const limit = new AbortController();
  const late = new DOMException('The writer took too long', 'TimeoutError');
  const timer = setTimeout(() => limit.abort(late), withinMs);
  const tooLate = new Promise<never>((_, reject) => {
    limit.signal.addEventListener('abort', () => reject(limit.signal.reason), { once: true });
  });
  tooLate.catch(() => {});
  const seen = new Set<string>();
  const iterator = iterate(write(limit.signal));
  try {
    while (seen.size < HOOKS_PER_RUN) {
      // A race, because a writer that hangs may ignore the signal.
      const next = await Promise.race([iterator.next(), tooLate]);
      if (next.done) throw new Error(`The writer stopped after ${seen.size} hooks`);
      const hook = validateHook(next.value);
      const sizeBefore = seen.size;
      if (seen.add(hook.text.toLowerCase()).size > sizeBefore) onHook(hook);
    }
  } finally {
    clearTimeout(timer);
    // Not awaited, because the generator of a writer that hangs never returns.
    Promise.resolve(iterator.return?.()).catch(() => {});
  }
}

function iterate(written: Written): AsyncIterator<WrittenHook> | Iterator<WrittenHook> {
  return Symbol.asyncIterator in written ? written[Symbol.asyncIterator]() : written[Symbol.iterator]();
}

/** Trims a hook for storing. Throws if the writer left a part empty or wrote what cannot be stored. */
export function validateHook(hook: WrittenHook): WrittenHook {
  const { type, text, tip } = hook;
  if (!type.trim() || !text.trim() || !tip.trim()) throw new Error('The writer left a part of a hook empty');
  const optionalFields = {
    onScreenText: trimmedOrNull(hook.onScreenText),
    point: trimmedOrNull(hook.point),
    payoff: trimmedOrNull(hook.payoff),
  };
  // biome-ignore lint/suspicious/noControlCharactersInRegex: PostgreSQL cannot store NUL
  if (/\u0000/.test([type, text, tip, ...Object.values(optionalFields), hook.subject, hook.lineId].join('')))
    throw new Error('The writer wrote a NUL');
  return { ...hook, ...optionalFields };
}

/** An empty part becomes null, so that no screen shows an empty label. */
function trimmedOrNull(part: string | null): string | null {
  return part?.trim() || null;
}
