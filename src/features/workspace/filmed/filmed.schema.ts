import { z } from 'zod';
import { parseUrl } from '#platform/parse-url.ts';
import { parseCount } from './counts.ts';

/** The stored data of a filmed hook. Shared by the server and the screens. */

export const MAX_LINK = 500;
const BAD_LINK = 'The link must be a web address, such as https://www.tiktok.com/@you/video/1';
const LONG_LINK = `The link is too long: at most ${MAX_LINK} characters`;

/** Normalizes a link for storing, with https added if no scheme was typed. Null for anything but a web address. */
function webAddress(input: string): string | null {
  const text = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(input) ? input : `https://${input}`;
  const url = parseUrl(text);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  return url.hostname.includes('.') && !url.username && !url.password && !/\s/.test(input) ? url.href : null;
}

/** Empty is none. */
export const linkSchema = z
  .string(BAD_LINK)
  .nullable()
  .transform((input, context) => {
    const text = input?.trim();
    if (!text) return null;
    const link = text.length > MAX_LINK ? null : webAddress(text);
    if (link !== null && link.length <= MAX_LINK) return link;
    context.addIssue({
      code: 'custom',
      message: text.length > MAX_LINK || link !== null ? LONG_LINK : BAD_LINK,
    });
    return z.NEVER;
  });

/** A whole number, or as people type it: `12,400`, `12.4k`. Empty is none. */
function countSchema(what: 'Views' | 'Saves') {
  const message = `${what} must be a whole number, such as 12400 or 12.4k`;
  return z
    .union([z.number(), z.string()], { error: message })
    .nullable()
    .transform((input, context) => {
      if (input === null || (typeof input === 'string' && input.trim() === '')) return null;
      const count = parseCount(String(input));
      if (count !== null) return count;
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    });
}

const BAD_TIME = 'filmed_at must be a time in the past';

export const filmedChangeSchema = z.object(
  {
    link: linkSchema.optional(),
    views: countSchema('Views').optional(),
    saves: countSchema('Saves').optional(),
    filmed_at: z.iso
      .datetime({ error: BAD_TIME, offset: true })
      .refine((at) => Date.parse(at) <= Date.now() && Date.parse(at) > 0, BAD_TIME)
      .optional(),
  },
  { error: 'Send link, views or saves' },
);
export type FilmedChange = z.output<typeof filmedChangeSchema>;

/** The fields of the form. */
export const figuresFormSchema = z.object({
  link: linkSchema,
  views: countSchema('Views'),
  saves: countSchema('Saves'),
});

/** The form's values as typed, before parsing. */
export type FiguresForm = z.input<typeof figuresFormSchema>;

export const filmedSchema = z
  .object({
    hook_id: z.number().int(),
    filmed_at: z.iso.datetime(),
    link: z.string().nullable(),
    views: z.number().int().nullable(),
    saves: z.number().int().nullable(),
    /** When the results were last typed. */
    results_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Filmed' });
export type Filmed = z.infer<typeof filmedSchema>;
