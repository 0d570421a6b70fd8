import { z } from 'zod';

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

const part = z.string().trim().max(300).catch('');
/** As it is taken: a part that is missing costs the part, not the hook. */
const readSchema = z.object({
  slot: z.coerce.number().int().min(1).max(10),
  hook: z.string().trim().min(5).max(200),
  tip: part,
  screen: part,
  point: part,
  payoff: part,
});
export type AnsweredHook = z.infer<typeof readSchema>;

/**
 * Takes an answer piece by piece and gives out each hook the moment its last brace has come. What is cut off stays
 * out, and whatever stands around the JSON (a greeting, a fence) does no harm.
 */
export function createAnswerReader(): (piece: string) => AnsweredHook[] {
  let text = '';
  let at = 0;
  /** Where the innermost open object began. */
  let start = -1;
  let inObject = false;
  let inString = false;
  return (piece) => {
    text += piece;
    const whole: AnsweredHook[] = [];
    for (; at < text.length; at++) {
      const sign = text[at];
      if (inString) {
        if (sign === '\\') at++;
        else if (sign === '"') inString = false;
      } else if (sign === '"') inString = inObject;
      else if (sign === '{') {
        start = at;
        inObject = true;
      } else if (sign === '}' && start >= 0) {
        whole.push(...readHook(text.slice(start, at + 1)));
        start = -1;
      }
    }
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
