import { z } from 'zod';
import { cleanText, hasControlCharacters } from '#platform/clean-text.ts';

/** The form of a model's answer: points first, so that it thinks of details before it writes. */

const hook = z.object({
  slot: z.number().int(),
  hook: z.string(),
  tip: z.string(),
  screen: z.string(),
  point: z.string(),
  payoff: z.string(),
});
export const answerSchema = z.object({ points: z.array(z.string()), hooks: z.array(hook) });
/** An editor's answer: a judgment of every draft before any new hook. */
export const editSchema = z.object({
  reading: z.array(z.object({ slot: z.number().int(), stop: z.number().int(), fault: z.string() })),
  hooks: z.array(hook),
});

/** A model can be made to write characters that the database refuses, and these would fail the whole run. */
const text = z
  .string()
  .refine((text) => !hasControlCharacters(text))
  .transform((text) => cleanText(text).replace(/\s+/g, ' '));
const part = text.pipe(z.string().max(300)).catch('');
/** The schema for reading an answer: a hook with an invalid part loses the part but is not refused. */
const readSchema = z.object({
  slot: z.coerce.number().int().min(1).max(10),
  hook: text.pipe(z.string().min(5).max(200)),
  tip: part,
  screen: part,
  point: part,
  payoff: part,
});
export type AnsweredHook = z.infer<typeof readSchema>;

/** More characters than a hook with its parts can have. */
const MAX_PENDING_LETTERS = 8000;
/** The maximum number of hooks read from one answer; ten are asked for. */
const MAX_HOOKS = 60;

/**
 * Reads an answer piece by piece and returns each hook as soon as its closing brace has arrived. Incomplete hooks are
 * dropped, and text around the JSON (a greeting, a code fence) does no harm. Nothing is read twice or kept for long.
 */
export function createAnswerReader(): (piece: string) => AnsweredHook[] {
  /** The text of the innermost open object so far; null outside of one. */
  let pendingText: string | null = null;
  let left = MAX_HOOKS;
  let inObject = false;
  let inString = false;
  let escaped = false;
  return (piece) => {
    const whole: AnsweredHook[] = [];
    let from = 0;
    for (let at = 0; at < piece.length; at++) {
      const sign = piece[at];
      if (escaped) escaped = false;
      else if (inString) {
        if (sign === '\\') escaped = true;
        else if (sign === '"') inString = false;
      } else if (sign === '"') inString = inObject;
      else if (sign === '{') {
        inObject = true;
        pendingText = '';
        from = at;
      } else if (sign === '}' && pendingText !== null) {
        if (left-- > 0) whole.push(...readHook(pendingText + piece.slice(from, at + 1)));
        pendingText = null;
      }
    }
    if (pendingText !== null) pendingText += piece.slice(from);
    if (pendingText !== null && pendingText.length > MAX_PENDING_LETTERS) pendingText = null;
    return whole;
  };
}

function readHook(json: string): AnsweredHook[] {
  try {
    const read = readSchema.safeParse(JSON.parse(json));
    return read.success ? [read.data] : [];
  } catch {
    return [];
  }
}
