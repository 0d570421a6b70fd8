import { z } from 'zod';
import { normalized } from './normalized.ts';

/**
 * Cleans typed text for storing and showing. Direction marks and invisible characters are dropped: they come with
 * copied text and can make one name look like another. Control characters are refused: nobody types them, and
 * PostgreSQL cannot store NUL.
 */

/**
 * Direction marks, zero-width space, no-break space and byte-order mark. Joiners stay, because emoji and Persian need
 * them.
 */
const INVISIBLE = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point; tab and line ends are text
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;

export function cleanText(text: string): string {
  const spelled = normalized(text.toWellFormed().replace(INVISIBLE, ''), 'NFC');
  return spelled.replace(/\r\n?/g, '\n').trim();
}

export function hasControlCharacters(text: string): boolean {
  return CONTROL.test(text);
}

type Sentences = { tooShort: string; tooLong: string; min: number; max: number; lines: 'one' | 'many' };

/** A text longer than this many times the limit is refused before cleaning, because cleaning takes time. */
const MAX_TIMES_TOO_LONG = 4;

/** A text field. Its length is measured after cleaning and trimming. */
export function textField({ tooShort, tooLong, min, max, lines }: Sentences) {
  return z
    .string({ error: tooShort })
    .refine((text) => !hasControlCharacters(text), {
      error: 'Please remove the control characters',
      abort: true,
    })
    .refine((text) => text.length <= MAX_TIMES_TOO_LONG * max, { error: tooLong, abort: true })
    .transform((text) => (lines === 'one' ? cleanText(text).replace(/\s+/g, ' ') : cleanText(text)))
    .pipe(z.string().min(min, { error: tooShort }).max(max, { error: tooLong }));
}
