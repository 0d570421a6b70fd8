import { z } from 'zod';
import { cleanText, hasControlCharacters } from '#platform/clean-text.ts';

/** What a model answers: points first, so that it thinks of particulars before it writes. */

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

/** A model can be talked into characters that the database refuses, and these would cost the whole run. */
const text = z
  .string()
  .refine((text) => !hasControlCharacters(text))
  .transform((text) => cleanText(text).replace(/\s+/g, ' '));
const part = text.pipe(z.string().max(300)).catch('');
/** The schema for reading an answer: a hook without a part loses the part, and is not refused. */
const readSchema = z.object({
  slot: z.coerce.number().int().min(1).max(10),
  hook: text.pipe(z.string().min(5).max(200)),
  tip: part,
  screen: part,
  point: part,
  payoff: part,
});
export type AnsweredHook = z.infer<typeof readSchema>;

/** More letters than a hook and its parts can have. */
const MAX_HELD = 8000;
/** One answer may hold this many hooks; ten are asked for. */
const MAX_HOOKS = 60;

/**
 * Takes an answer piece by piece and gives out each hook the moment its last brace has come. What is cut off stays
 * out, and whatever stands around the JSON (a greeting, a fence) does no harm. Nothing is looked at twice or kept for long.
 */
export function createAnswerReader(): (piece: string) => AnsweredHook[] {
  /** The innermost open object, as far as it has come; null outside of one. */
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
    if (pendingText !== null && pendingText.length > MAX_HELD) pendingText = null;
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
